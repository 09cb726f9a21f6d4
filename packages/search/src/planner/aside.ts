// Aside: what is said to an answer and asks for nothing of a tool: "really?", "you too", "what did I ask first?".
const LEAD = "^\\W*(?:(?:oh|ok|okay|wow|hm+|well|ah|and|but|so|haha|yes|no|yeah)\\W+)*";
const SAID = [
  "really|seriously|for real|no way|honestly",
  "(?:are )?you (?:sure|certain|serious|kidding)(?: about (?:that|it|this))?",
  "is (?:that|this|it) (?:really )?(?:right|true|correct|so|for real)",
  "(?:and )?(?:you|same to you|u)(?: too| as well)|same to you|likewise",
  "(?:many )?(?:thanks|thank you|thx|ty|cheers)(?: (?:so|very) much| a lot| again)?",
  "wow|cool|great|nice|perfect|omg|lol|haha|got it|i see|understood|makes sense|sounds good|good to know|interesting|impressive|amazing|awesome",
  "no problem|you['’]?re welcome|good job|well done|good bot",
].join("|");
const OF_TURNS = [
  "what (?:did|have|had) (?:i|we|you) (?:just |first |last |already )*(?:ask(?:ed)?|say|said|tell|told|answer(?:ed)?)(?: (?:you|me|for|about|first|before|last|earlier|just now|at first|at the beginning|so far))*",
  "what (?:was|is|were) (?:my|your|our|the) (?:very )?(?:first|last|previous|earlier) (?:questions?|answers?|messages?)",
].join("|");
const ASIDE = new RegExp(`${LEAD}(?:${SAID}|${OF_TURNS})\\W*$`, "i");

/** Whether a later turn asks for nothing of a tool. */
export function isAside(text: string): boolean {
  return ASIDE.test(text);
}
