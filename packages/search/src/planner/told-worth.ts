// Told worth: "in euro" behind the balance of a coin, as a question in full of what that balance is worth.
import type { LaterTurn } from "./conversation.js";
import { isFiat } from "./told-rows.js";

// One balance, and nothing beside it.
const BALANCE =
  /^(\S+) holds (\d[\d,]*(?:\.\d+)?) ([A-Za-z][\w.]{0,15}) on ([a-z][a-z0-9-]*)\.(?=\s|$)(?!.*\n)/;
const ASKS =
  /^\W*(?:(?:and|so|then|ok|what|how|much|is|are|was|that|it|this|they|the|its?|worth|value|valued|of|at|in|into|to|about|please|convert|converted|all|balance|right now|now|today)\b[\s,]*)*$/i;
const OF_WORTH = /\b(?:worth|value)\b/i;

/** What a balance that was told is worth: in dollars by its holder's portfolio, else by the price of its coin and how much it is. */
export function worthTold({
  said: { text, mentions },
  answers: [answer = ""],
}: LaterTurn): string | undefined {
  const [, holder, amount, coin, chain] = BALANCE.exec(answer) ?? [];
  const [fiat, other] = mentions.filter(({ readings }) => readings.time === undefined);
  if (holder === undefined || other !== undefined || (fiat !== undefined && !isFiat(fiat))) return undefined;
  const rest = fiat === undefined ? text : text.replace(fiat.text, " ");
  if (!ASKS.test(rest.replace(/[?.!]/g, " ")) || (fiat === undefined && !OF_WORTH.test(text)))
    return undefined;
  const currency = fiat?.readings.fiat ?? "usd";
  return currency === "usd" ? `portfolio of ${holder} on ${chain}` : `${amount} ${coin} in ${currency}`;
}
