// Digits: a number as people write it, with points or commas between its thousands or before its fraction.

/** The pattern of a number in digits, without a group. */
export const DIGITS_SAID =
  "(?:\\d{1,3}(?:['’]\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?(?![\\d.,])|\\d{1,3}(?:\\.\\d{3})+,\\d+|\\d{1,3}(?:\\.\\d{3}){2,}|\\d[\\d,]*(?:\\.\\d+)?(?:e\\+?\\d{1,2})?)";

/** The sign of a number below zero, where no number or word stands before it. */
export const BELOW_ZERO = "(?:(?<![^\\s(:=])[-−](?=\\d))?";

/** A number in plain digits with a point before its fraction; undefined where nobody can tell which sign is which. */
export function plainDigits(written: string): string | undefined {
  // "1 000", "1'000.50".
  const said = written.replace(/(?<=\d)['’\s](?=\d{3})/g, "");
  const [, sign = "", number = "", zeros = "0"] = /^([-−]?)([\d.,]*?),*(?:e\+?(\d+))?$/i.exec(said) ?? [];
  const digits = unsigned(number);
  return digits === undefined ? undefined : `${sign === "" ? "" : "-"}${shifted(digits, Number(zeros))}`;
}

/** A number of so many more zeros: the digits move, nothing is rounded. */
export function shifted(number: string, zeros: number): string {
  if (zeros === 0) return number;
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d*)\.?(\d*)$/.exec(number) ?? [];
  const digits = whole + fraction.padEnd(zeros, "0").slice(0, zeros);
  const rest = fraction.slice(zeros);
  return `${sign}${digits.replace(/^0+(?=\d)/, "")}${rest === "" ? "" : `.${rest}`}`;
}

function unsigned(number: string): string | undefined {
  const [points, commas] = [number.split("."), number.split(",")];
  if (commas.length === 1) return points.length > 2 ? points.join("") : number;
  if (points.length > 1) {
    // Whichever stands last leads to the fraction: "1,500.25", "1.500,25".
    if (number.lastIndexOf(".") > number.lastIndexOf(",")) return number.replaceAll(",", "");
    return commas.length > 2 ? undefined : number.replaceAll(".", "").replace(",", ".");
  }
  return commas.length === 2 ? ofOneComma(commas[0] ?? "", commas[1] ?? "") : ofThousands(commas);
}

/** "1,500" is of thousands; "1,5", "0,025" and "12,3456" have a fraction. */
function ofOneComma(whole: string, rest: string): string | undefined {
  if (rest.length !== GROUP || whole.startsWith("0")) return `${whole}.${rest}`;
  return whole.length > GROUP ? undefined : whole + rest;
}

const GROUP = 3;
// "10,00,000" has its groups as India writes them.
const GROUPS = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d{2})+,\d{3}$/;

function ofThousands(parts: readonly string[]): string | undefined {
  return GROUPS.test(parts.join(",")) ? parts.join("") : undefined;
}
