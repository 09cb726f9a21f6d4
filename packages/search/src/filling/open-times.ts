// Open times: when something began or ended that only its asker knows, such as "since I bought" or "until the settlement date".

const WHOSE = "(?:i|we|he|she|they|you|my|our|his|her|their|the|that|this)";
// What is told of the calendar, of today, or of a chain that has begun.
const NO_EVENT =
  "(?! (?:start|begin\\w*|end|turn|(?:very )?(?:first|last|latest)|weekend|morning|day|week|month|quarter|year|now|moment|present|launch|genesis|merge|halving)\\b)";
const SINCE = new RegExp(`\\b(?:since|ever since|from when) ${WHOSE}${NO_EVENT}\\b`);
const UNTIL = new RegExp(`\\b(?:until|till|'til) ${WHOSE}${NO_EVENT}\\b`);

/** Whether a text begins a span at what only its asker knows. */
export function hasOpenStart(text: string): boolean {
  return SINCE.test(text);
}

/** Whether it ends one so. */
export function hasOpenEnd(text: string): boolean {
  return UNTIL.test(text);
}
