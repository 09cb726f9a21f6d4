// Plain text: one spelling of digits, signs and spaces, so that a figure is the same however it was typed.

/** The text with ASCII digits, one minus, and commas where thin spaces group digits; what is invisible is left out. */
export function plainText(text: string): string {
  // Nearly every text: printable ASCII without an apostrophe.
  if (/^[ -&(-~\n]*$/.test(text)) return text;
  return text
    .replace(/(?<=\d)[\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g, ",")
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replaceAll("\u2212", "-")
    .replace(/\p{Nd}/gu, digitOf);
}

/** The value of a decimal digit of any script: Unicode keeps the ten of a script side by side. */
function digitOf(digit: string): string {
  if (digit <= "9") return digit;
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** The text with blanks in the place of what a pattern finds; `take` is told of each find, and keeps it by `false`. */
export function blankOut(text: string, pattern: RegExp, take: (found: RegExpExecArray) => boolean): string {
  let left = "";
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    if (!take(found)) continue;
    left += text.slice(from, found.index) + " ".repeat(found[0].length);
    from = found.index + found[0].length;
  }
  return left + text.slice(from);
}
