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
// "3 ether is 3,000,000,000,000,000,000 wei."
const CONVERTED = new RegExp(
  `^${AMOUNT} (?<unit>wei|gwei|ether|SOL|lamports|BTC|sat)s? is [\\d,.]+ (?:wei|gwei|ether|SOL|lamports|BTC|sat)s?\\.(?: \\([^()]*\\))?$`,
);
// The coin of a unit, and how many of its digits stand behind the point of one coin.
const UNITS: Readonly<Record<string, readonly [coin: string, decimals: number]>> = {
  ...{ ether: ["ETH", 0], gwei: ["ETH", 9], wei: ["ETH", 18] },
  ...{ SOL: ["SOL", 0], lamports: ["SOL", 9], BTC: ["BTC", 0], sat: ["BTC", 8] },
};
const ASKS =
  /^\W*(?:(?:and|so|then|ok|what(?:['’]?s)?|how|much|many|would|be|is|are|was|that|it|this|they|the|its?|worth|value|valued|of|at|in|into|to|about|please|convert|converted|all|balance|both|right now|now|today)\b[\s,]*)*$/i;
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
  const converted = convertedIn(answer);
  if (converted.length > 0) return `${converted.join(" and ")} in ${currency}`;
  const told = balancesIn(answer);
  return currency === "usd" ? ofHolders(told) : ofCoin(told, currency);
}

/** The amounts of an answer that gives them in other units, each in its coin; none where it tells of anything else. */
function convertedIn(answer: string): readonly string[] {
  const lines = answer.split("\n").map((line) => CONVERTED.exec(line.trim())?.groups);
  const amounts = lines.flatMap((said) => {
    const [coin, decimals] = UNITS[said?.["unit"] ?? ""] ?? [];
    const digits = said?.["amount"]?.replaceAll(",", "");
    return coin === undefined || decimals === undefined || digits === undefined
      ? []
      : [`${lowered(digits, decimals)} ${coin}`];
  });
  return amounts.length === lines.length ? [...new Set(amounts)] : [];
}

/** A number with its point so many digits further to the left. */
function lowered(number: string, decimals: number): string {
  if (decimals === 0) return number;
  const [whole = "", fraction = ""] = number.split(".");
  const digits = whole.padStart(decimals + 1, "0");
  const rest = `${digits.slice(-decimals)}${fraction}`.replace(/0+$/, "");
  return `${digits.slice(0, -decimals)}${rest === "" ? "" : `.${rest}`}`;
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
