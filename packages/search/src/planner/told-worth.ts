// Told worth: "in euro" behind balances of a coin, as a question in full of what they are worth.
import type { LaterTurn } from "./conversation.js";
import { isFiat } from "./told-rows.js";

const AMOUNT = "(?<amount>\\d[\\d,]*(?:\\.\\d+)?)";
// Each line tells of one balance, and of nothing beside it.
const BALANCE = new RegExp(
  `^(?<holder>\\S+) holds ${AMOUNT} (?<coin>[A-Za-z][\\w.]{0,15}) on (?<chain>[a-z][a-z0-9-]*)\\.(?: \\([^()]*\\))?$`,
);
const OF_TOKEN = new RegExp(`^Token balance of [^:]*: balance ${AMOUNT}, symbol (?<coin>\\w+)`);
const OF_COIN = new RegExp(
  `^(?:SOL balance of|Balance of a Bitcoin) [^:]*: .*?\\bbalance ${AMOUNT} (?<coin>SOL|BTC)\\b`,
);
const ASKS =
  /^\W*(?:(?:and|so|then|ok|what|how|much|is|are|was|that|it|this|they|the|its?|worth|value|valued|of|at|in|into|to|about|please|convert|converted|all|balance|both|right now|now|today)\b[\s,]*)*$/i;
const OF_WORTH = /\b(?:worth|value)\b/i;

/** What balances that were told are worth: in dollars by their holders' portfolios, else by the price of the coin and how much it is. */
export function worthTold({
  said: { text, mentions },
  answers: [answer = ""],
}: LaterTurn): string | undefined {
  const [fiat, other] = mentions.filter(({ readings }) => readings.time === undefined);
  if (other !== undefined || (fiat !== undefined && !isFiat(fiat))) return undefined;
  const rest = fiat === undefined ? text : text.replace(fiat.text, " ");
  if (!ASKS.test(rest.replace(/[?.!]/g, " ")) || (fiat === undefined && !OF_WORTH.test(text)))
    return undefined;
  const currency = fiat?.readings.fiat ?? "usd";
  const told = balancesIn(answer);
  return currency === "usd" ? ofHolders(told) : ofCoin(told, currency);
}

type Balance = Readonly<Record<string, string | undefined>>;

/** The balances of an answer; none where it tells of anything else. */
function balancesIn(answer: string): readonly Balance[] {
  const lines = answer.split("\n").map((line) => line.trim());
  const found = lines.map((line) =>
    [BALANCE, OF_TOKEN, OF_COIN].map((each) => each.exec(line)?.groups).find((each) => each !== undefined),
  );
  const told = found.filter((each) => each !== undefined);
  return told.length === lines.length ? told : [];
}

function ofHolders(balances: readonly Balance[]): string | undefined {
  const [first] = balances;
  const holders = balances.flatMap(({ holder }) => holder ?? []);
  const isOnOne = balances.every(({ chain }) => chain === first?.["chain"]);
  return holders.length > 0 && holders.length === balances.length && isOnOne
    ? `portfolio of ${holders.join(" and ")} on ${first?.["chain"]}`
    : undefined;
}

function ofCoin(balances: readonly Balance[], currency: string): string | undefined {
  const [first] = balances;
  const isOfOne = balances.every(({ coin, amount }) => coin === first?.["coin"] && Number(amount) !== 0);
  return first !== undefined && isOfOne ? `${first["amount"]} ${first["coin"]} in ${currency}` : undefined;
}
