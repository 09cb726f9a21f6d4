// Talk: words of a later turn that change nothing of the call before: such as say how it was, or such as ask for something else.
import { CHANGES, COMMON_WORDS, SUBJECT_WORDS } from "../tables/words.js";
import { coverageOf } from "./coverage.js";
import type { PlannedTool } from "./toolbox.js";
import { stemOf, type Toolbox } from "./toolbox.js";

// A turn with more words that nobody knows is about something else.
const MOST_UNKNOWN = 6;

/** What people say of an answer and of what they want of it: that it is too much, too little, the wrong one, good. */
const TALK: ReadonlySet<string> = new Set(
  (
    "instead rather order ordered orders sort sorted rank ranked ranking by side way round around reverse reversed version meant sorry again exact make different " +
    "another switch change filter filtered limit limited per done try zoom widen extend stretch shorten narrow expand correct correction wrong whole about redo repeat " +
    "run rerun go took take taking use using keep keeping kept stay leave drop skip strike scratch replace put pull push cut move turn flip scroll start starting end begin slice " +
    "split break step draw plot need needs needed want wants wanted wish prefer like love hate trust interest interests interested care cares prefer believe think feel suppose expect meaning say says said " +
    "tell telling told ask read long longer longest short shorter coarse fine finer detailed detail details deep deeper wide wider broad rough close closer far further enough plenty few fewer less " +
    "several bigger smaller larger tiny small big large huge bad fault mistake confusion error oops damn ugh well fair same similar alike thing alone solely else plus extra additional additionally " +
    "remaining rest part parts piece pieces chunk chunks row rows level levels line lines entry entries result results item items point points window range view screen page table " +
    "side sides one ones those these side show showing display include included exclude excluded without within until till much many too very bit touch little once twice time times " +
    "figure figures number numbers answer reply question context purpose purposes case reason reports report report friend my your life work job school thesis article slide slides deck " +
    "currently previous previously prior former above below earlier later next through across per compared comparison versus difference look looks looking seem seems sound sounds seen " +
    "possible possibly able allow allowed able happy glad nice neat awesome perfect super fab thank thanks cheers appreciate appreciated kind kindly please alright ok okay yes no nope wait stop hang hmm " +
    "live mostly mainly usually actually only just simply"
  ).split(" "),
);

const ASKS =
  /^\W*(?:(?:and|but|so|or|ok|okay|now|then|hm+|oh|ah|well|good|cool|nice|great|thanks|yes|no|alright)\b\W*)*(?:which|who(?:se|m)?|how(?! (?:about|does)\b)|where|when|why|what(?! (?:about|if)\b)|is|are|does|do|did|has|have|was|were)\b/i;

// "I trade on Base": what its asker does is no part of the question.
const OF_MINE =
  /\b(?:i|we|you)(?:['’](?:m|d|ll|ve|re))? (?:(?:only|just|mostly|mainly|really|rather|also|usually|actually) )?(\w+)/g;

/** Whether a question is for the tools that are named by a word, and not for this one. */
export function isOfOther(word: string, text: string, tool: PlannedTool, { names }: Toolbox): boolean {
  return ASKS.test(text) && names(word) && !namesOf(tool).has(stemOf(word));
}

function namesOf({ name, tool }: PlannedTool): ReadonlySet<string> {
  return new Set(
    [...name.split("_"), ...(tool.definition.title.toLowerCase().match(/\w+/g) ?? [])].map(stemOf),
  );
}

/** Whether words say nothing that another tool would have to answer; without a toolbox, whether they say nothing at all. */
export function isTalk(
  words: readonly string[],
  text: string,
  tool: PlannedTool,
  toolbox: Toolbox | undefined,
): boolean {
  const isQuestion = ASKS.test(text);
  const names = namesOf(tool);
  const own = new Set([...text.matchAll(OF_MINE)].map(([, verb]) => verb));
  let unknown = 0;
  for (const word of words) {
    if (own.has(word) || TALK.has(word) || CHANGES.has(word) || COMMON_WORDS.has(word)) continue;
    if (toolbox === undefined) return false;
    const isOwn = coverageOf([word], toolbox).own(tool) === 1;
    if (SUBJECT_WORDS.has(word) && !isOwn) return false;
    if (isOwn && (!isQuestion || names.has(stemOf(word)) || !toolbox.names(word))) continue;
    if (toolbox.knows(word)) return false;
    unknown += 1;
  }
  return isQuestion ? unknown === 0 : unknown <= MOST_UNKNOWN;
}
