// In currency: "in dollars" behind an answer in dollars, of a tool that takes no currency: the same once more, and nothing else.
import { dollarsNote } from "../wording/dollars.js";
import type { LaterTurn } from "./conversation.js";
import type { PlannedCall } from "./plan.js";
import { isTalkAround } from "./told-base.js";
import { isFiat } from "./told-rows.js";

/** The call before once more, with a note where its money is in no other currency; undefined where another tool may take one. */
export function callsInCurrency(
  { said, answers: [answer = ""] }: LaterTurn,
  calls: readonly PlannedCall[],
): readonly PlannedCall[] | undefined {
  const [call, other] = calls;
  const [mention, more] = said.mentions;
  const fiat = mention?.readings.fiat;
  if (call === undefined || other !== undefined || mention === undefined || more !== undefined)
    return undefined;
  if (fiat === undefined || !isFiat(mention) || !isTalkAround(said.text, [mention])) return undefined;
  // A price is asked for in any currency, of a tool that takes one.
  const isOfCurrencies = /price/.test(call.tool.name) || call.tool.slots.some(({ kind }) => kind === "fiat");
  if (isOfCurrencies || !/\d USD\b/.test(answer)) return undefined;
  const notes = fiat === "usd" ? [] : [dollarsNote(fiat)];
  return [{ ...call, notes, clause: `${call.clause} ${said.text}` }];
}
