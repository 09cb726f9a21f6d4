// Topic: what the turns before were about, in a word that a later one leaves out.
const THINGS = "pools?|pairs?|collections?|nfts?|compan(?:y|ies)|governments?|protocols?";
// What "the closed ones" are.
const ROWS = "positions|approvals|trades|orders|events|transfers";
const VENUES = "polymarket|kalshi|hyperliquid";

/** What the turns before were about and a text that goes on from them leaves out: "pool", "polymarket". */
export function topicOf(
  text: string,
  before: string,
  answer: string,
  { isOne, isBack, isRow }: { readonly isOne: boolean; readonly isBack: boolean; readonly isRow: boolean },
): string {
  const isWho = /\bwho\b/i.test(text);
  const own = isOne || isWho ? matches(THINGS, before) : [];
  // A row is what its answer says that it lists; a floor is that of a collection.
  const things = own.length === 0 && isRow ? matches(THINGS, answer) : own;
  const isOfFloor = things.length === 0 && matches("floor", before).length > 0;
  const topics = [
    ...(matches(VENUES, text).length > 0 ? [] : matches(VENUES, before)),
    ...(matches(THINGS, text).length > 0
      ? []
      : isOfFloor
        ? ["nft"]
        : things.length > 0 || isWho || !isBack
          ? things
          : kindIn(before, answer)),
    ...(/\bones\b/i.test(text) ? matches(ROWS, before) : []),
  ];
  // On a line of its own, so that the question ends where it ended.
  return topics.map((word) => `\n${word}`).join("");
}

const IDENTIFIES = /^\s*(?:what(?:'s|s| is| kind of thing is)|who(?:'s| is)|identify|look up)\b/i;

// What only a wallet has.
const OF_WALLETS = /\b(?:wallet|balance|holdings|portfolio|nonce)\b/i;

/** What an answer says that a thing is: the narrower word first. */
function kindIn(before: string, answer: string): readonly string[] {
  const thing = matches(THINGS, answer);
  if (thing.length === 0 && OF_WALLETS.test(before)) return ["wallet"];
  if (thing.length > 0 || !IDENTIFIES.test(before)) return thing;
  const token = matches("tokens?", answer);
  return token.length > 0 ? token : matches("wallets?|accounts?", answer);
}

function matches(words: string, text: string): readonly string[] {
  return (
    text
      .slice(0, 400)
      .match(new RegExp(`\\b(?:${words})\\b`, "gi"))
      ?.slice(0, 1) ?? []
  );
}
