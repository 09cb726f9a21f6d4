// Units: what a question calls units that a tool knows by their decimals alone.
type Unit = readonly [said: RegExp, decimals: number, name: string];

// The units of coins that are no units of the tool by themselves, the smaller one first.
const COINS: readonly (readonly [Unit, Unit])[] = [
  [
    [/\blamports?\b/i, 0, "lamports"],
    [/\bsol(?:ana)?\b/i, 9, "SOL"],
  ],
  [
    [/\b(?:sats?|satoshis?)\b/i, 0, "sat"],
    [/\b(?:btc|bitcoins?)\b/i, 8, "BTC"],
  ],
];

/** The words of a result with the names of units that its question says, where it names both of one coin. */
export function withUnits(words: string, question: string): string {
  const units = COINS.find((pair) =>
    pair.every(([said, decimals]) => said.test(question) && words.includes(called(decimals))),
  );
  return (units ?? []).reduce((text, [, decimals, name]) => text.replaceAll(called(decimals), name), words);
}

/** What the tool calls a unit that has no name. */
function called(decimals: number): string {
  return `units of ${decimals} decimals`;
}
