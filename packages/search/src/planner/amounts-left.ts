// Amounts left: what a line gives to be reckoned in another unit beside what is reckoned, and no call takes.
import { DIGITS_SAID, plainDigits } from "../entities/digits.js";
import { callsOf, leftOut } from "./left-over.js";
import type { ClausePlan } from "./plan.js";

const AMOUNT = new RegExp(
  `(?<![\\w.,^*/+-])(${DIGITS_SAID})\\s?(?:wei|gwei|ethers?|eths?|lamports?|sols?|solana|sats?|satoshis?|btc|bitcoins?|usdc|usdt)\\b`,
  "gi",
);

/** Plans with the amounts that are left out, where all that is made reckons amounts in other units. */
export function withAmountsLeft(text: string, plans: readonly ClausePlan[]): readonly ClausePlan[] {
  const calls = callsOf(plans);
  const areOfUnits = calls.every(({ tool }) => tool.slots.some(({ name }) => name === "to_unit"));
  if (calls.length === 0 || !areOfUnits || plans.some(({ kind }) => kind === "missing")) return plans;
  const taken = new Set(calls.map(({ args }) => args["amount"]));
  const told = plans.flatMap((plan) => (plan.kind === "outside" ? [plan.clause] : [])).join("\n");
  const left = [...text.matchAll(AMOUNT)].flatMap(([said, digits = ""]) => {
    const number = plainDigits(digits);
    return number === undefined || taken.has(number) || told.includes(said) ? [] : [said];
  });
  return [...plans, ...[...new Set(left)].map(leftOut)];
}
