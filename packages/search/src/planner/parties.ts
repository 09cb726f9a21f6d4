// Parties: "the one who received it", "the sender", "that spender": which address of an answer a text means by what it did there.
import type { Mention } from "../entities/mention.js";

/** Where a text points at a party, and which it is. */
export interface Party {
  readonly start: number;
  readonly end: number;
  readonly mention: Mention;
}

const WHO = "(?:one|guy|person|wallet|address|account|party|side|fellow|dude|man)";
const ACTED = (verbs: string) =>
  `(?:the |that )?${WHO} (?:(?:who|that|which) )?(?:has |had )?(?:${verbs})(?: (?:it|them|that|this|the (?:money|funds|coins?|tokens?|eth|transfer|payment)))?`;
// What a party did, and what stands before its address in an answer.
const SIDES: readonly (readonly [said: RegExp, before: RegExp])[] = [
  [
    new RegExp(
      `\\b(?:the |that )?(?:recipient|receiver|payee|beneficiary|destination)(?: (?:wallet|address|account))?\\b|\\b(?:the |that )?(?:receiving|destination) (?:wallet|address|account|end|side|party)\\b|\\b${ACTED("received|receives|got|gets|took")}\\b|\\b(?:whoever|who) (?:received|got) (?:it|them|that)\\b`,
      "i",
    ),
    /^(?:to|into|towards?|recipient|receiver|receives|received|beneficiary)$/,
  ],
  [
    new RegExp(
      `\\b(?:the |that )?(?:sender|payer|originator)(?: (?:wallet|address|account))?\\b|\\b(?:the |that )?(?:sending|paying|originating) (?:wallet|address|account|end|side|party)\\b|\\b${ACTED("sent|sends|paid|pays|made|signed")}\\b|\\b(?:whoever) (?:sent|paid|made) (?:it|them|that)\\b`,
      "i",
    ),
    /^(?:from|by|sender|payer)$/,
  ],
];
const NAMED =
  /\b(?:the |its )(spender|deployer|creator|owner|minter|signer|operator|buyer|seller|router|implementation|proxy|admin|contract|pool|pair|token|winner|borrower|lender|liquidator)(?: (?:wallet|address|account|contract))?\b/i;
const NEAR = 40;

/** The address of an answer that a text means by what it did or is called there; undefined where it means none. */
export function partyIn(text: string, answer: string, said: readonly Mention[]): Party | undefined {
  const addresses = said.filter(
    ({ readings }) => (readings.evmAddress ?? readings.solanaAddress ?? readings.ens) !== undefined,
  );
  if (addresses.length === 0) return undefined;
  for (const [pattern, before] of SIDES) {
    const match = pattern.exec(text);
    const mention = match && addresses.find((each) => before.test(each.before));
    if (match && mention) return { start: match.index, end: match.index + match[0].length, mention };
  }
  const named = NAMED.exec(text);
  const noun = named?.[1] ?? "";
  const mention = named && addresses.find(({ start }) => isCalled(noun, answer, start));
  return named && mention ? { start: named.index, end: named.index + named[0].length, mention } : undefined;
}

/** Whether an answer calls an address so: "deployed by the owner 0x…". */
function isCalled(noun: string, answer: string, start: number): boolean {
  return new RegExp(`\\b${noun}\\b[^.;\\n]{0,${NEAR}}$`, "i").test(
    answer.slice(Math.max(0, start - NEAR - noun.length), start),
  );
}
