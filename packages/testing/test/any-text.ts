// Any text: for properties that hold whatever is written. fast-check's own unit for it makes a table of a million characters first.
import fc from "fast-check";

const SURROGATES = { first: 0xd800, last: 0xdfff };
const LAST = 0x10_ffff;

/** A text of any characters of Unicode, and no half ones; a third of them are ASCII. */
export function anyText({ maxLength = 10 }: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  const character = fc.oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0x80, max: SURROGATES.first - 1 }),
    fc.integer({ min: SURROGATES.last + 1, max: LAST }),
  );
  return fc.array(character, { maxLength }).map((codes) => String.fromCodePoint(...codes));
}
