// Written amounts: amounts that are written with a sign in front of a unit, such as "10^9 wei" and "1/2 eth", in plain digits.
import { plainDigits } from "../entities/digits.js";

const DIGITS = "\\d[\\d.,]{0,40}";
const SIGN = "(?:\\*\\*|[\\^*×x/÷+]|times|(?:units (?:of )?)?gas (?:at|x|×|\\*|times))";
const UNIT = "(?:wei|gwei|ethers?|eths?|lamports?|sols?|solana|sats?|satoshis?|btc|bitcoins?)";
const INTO = "(?:to|in|into|as)";
const REACH = `(?=\\s?${UNIT}(?:\\s+(?:costs?\\s+|worth\\s+)?${INTO}\\s|(?:\\s+worth)?\\W*$))`;
const WRITTEN = new RegExp(
  `(?<![\\w.,/^*+-]|[.,/^*+-]\\s|\\bon\\s)(${DIGITS}(?:\\s?${SIGN}\\s?-?${DIGITS}){1,4})${REACH}`,
  "gi",
);
const TOKENS = new RegExp(`(${SIGN})\\s?(-?${DIGITS})`, "gi");
const UNREAD = new RegExp(
  `(?<![\\w.,])\\d[\\d.,]{0,40}(?:\\s?(?:\\*\\*|[\\^*×x/÷+%]|[-–—])\\s?-?\\d[\\d.,]{0,40})+\\s?${UNIT}\\s+${INTO}\\s+${UNIT}\\b`,
  "i",
);
const MOST_POWER = 256;
// What 256 bits hold has no more digits.
const MOST_WHOLE = 78;
// More digits behind a point are of no use in any unit.
const MOST_DIGITS = 30;

/** A number over another, so that nothing is rounded. */
interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

// "Gas limit 21000 at 30 gwei".
const OF_GAS = new RegExp(
  `\\bgas limit (?:of )?(${DIGITS}) (?:at|x|×|\\*|times) (?=${DIGITS}\\s?g?wei\\b)`,
  "gi",
);

/** A text with its amounts in plain digits, where their digits come to an end. */
export function withPlainAmounts(text: string): string {
  return text.replace(OF_GAS, "$1 gas at ").replace(WRITTEN, (said) => reckoned(said) ?? said);
}

// "Twice 3 eth", "50% of 3 eth", "3 eth minus 1 eth", "30 gwei * 21000".
const PART_OF = `(?:\\d[\\d.,]*\\s?(?:%|percent) of|twice|double|triple|half of|an? (?:third|quarter|tenth|fifth) of)\\s+${DIGITS}\\s?${UNIT}`;
const OF_TWO = `(?<![\\w.,])${DIGITS}\\s?${UNIT}\\s?(?:[-+*×x/]|minus|plus|times|less)\\s?${DIGITS}(?:\\s?${UNIT}\\b)?`;
const UNREAD_PARTS = new RegExp(`(${PART_OF}|${OF_TWO})\\s+${INTO}\\s+${UNIT}\\b`, "i");

/** An amount with a sign in it, or of several, that is not read. */
export function unreadAmount(text: string): string | undefined {
  return (
    UNREAD_PARTS.exec(text)?.[1] ??
    UNREAD.exec(text)?.[0].replace(new RegExp(`\\s?${UNIT}\\s+${INTO}\\s.*$`, "i"), "")
  );
}

function reckoned(said: string): string | undefined {
  const first = ratioOf(/^[\d.,]+/.exec(said)?.[0] ?? "");
  if (first === undefined) return undefined;
  const parts: Ratio[] = [first];
  const signs: string[] = [];
  for (const [, sign = "", digits = ""] of said.matchAll(TOKENS)) {
    const next = ratioOf(digits);
    const last = parts.at(-1);
    if (next === undefined || last === undefined) return undefined;
    if (!/\^|\*\*/.test(sign)) {
      parts.push(next);
      signs.push(sign);
      continue;
    }
    const power = raised(last, next);
    if (power === undefined) return undefined;
    parts[parts.length - 1] = power;
  }
  // A sum beside a product would need an order.
  if (signs.some((sign) => sign === "+") && signs.some((sign) => sign !== "+")) return undefined;
  return decimalOf(parts.reduce((all, next, at) => joined(all, next, signs[at - 1] ?? "")));
}

function joined(one: Ratio, other: Ratio, sign: string): Ratio {
  if (sign === "+")
    return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
  return /[/÷]/.test(sign)
    ? { over: one.over * other.under, under: one.under * other.over }
    : { over: one.over * other.over, under: one.under * other.under };
}

function raised({ over, under }: Ratio, { over: power, under: whole }: Ratio): Ratio | undefined {
  const size = power < 0n ? -power : power;
  if (whole !== 1n || size > BigInt(MOST_POWER)) return undefined;
  const [up, down] = [over ** size, under ** size];
  return power < 0n ? { over: down, under: up } : { over: up, under: down };
}

function ratioOf(digits: string): Ratio | undefined {
  const plain = plainDigits(digits);
  const [, sign, whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain ?? "") ?? [];
  if (sign === undefined) return undefined;
  return { over: BigInt(`${sign}${whole}${fraction}`), under: 10n ** BigInt(fraction.length) };
}

/** A ratio in digits; undefined where they have no end. */
function decimalOf({ over, under }: Ratio): string | undefined {
  if (under <= 0n || over < 0n) return undefined;
  const scaled = over * 10n ** BigInt(MOST_DIGITS);
  if (scaled % under !== 0n) return undefined;
  const digits = String(scaled / under).padStart(MOST_DIGITS + 1, "0");
  if (digits.length > MOST_WHOLE + MOST_DIGITS) return undefined;
  const fraction = digits.slice(-MOST_DIGITS).replace(/0+$/, "");
  return `${digits.slice(0, -MOST_DIGITS)}${fraction === "" ? "" : `.${fraction}`}`;
}
