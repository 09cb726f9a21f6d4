// Block list: "block 840000 of bitcoin and 19000000 of ethereum" with the word before each number and the chain behind "on", as most say it.
import { names } from "../entities/name-table.js";

const SAID = "\\b(?:block|slot)(?:\\snumber)?";
const NUMBER = "#?\\d[\\d,]{3,14}";
const OF_CHAIN = new RegExp(`(${SAID}\\s${NUMBER})\\sof\\s(?:the\\s)?([a-z]{2,20})\\b`, "gi");
const SECOND = new RegExp(
  `(${SAID}s?\\s${NUMBER}\\son\\s[a-z]{2,20}(?:\\s?,\\s?(?:and\\s)?|\\s(?:and|&)\\s))(?=${NUMBER}\\s(?:of|on)\\s[a-z])`,
  "gi",
);

const MOST_BLOCKS = 4;

/** A text that says of each number that it is a block, where the first is said to be one and each has its chain. */
export function withEachBlock(text: string): string {
  let each = onChains(text);
  for (let more = 1; more < MOST_BLOCKS; more++) each = onChains(each.replace(SECOND, "$1block "));
  return each;
}

/** "Block 5000000 of Base": on it. */
function onChains(text: string): string {
  return text.replace(OF_CHAIN, (said: string, block: string, name: string) => {
    const { chain, maybeChain } = names().get(name.toLowerCase())?.readings ?? {};
    return chain === undefined && maybeChain === undefined ? said : `${block} on ${name}`;
  });
}
