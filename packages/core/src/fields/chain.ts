// Chain: the argument and the field that name a chain, by a slug such as `ethereum`, in CAIP-2 or by its EVM number.
import * as z from "zod";
import { once } from "../platform/once.js";
import { described, type Piece } from "./piece.js";

// A venue may name chains that no table has: in its own words, such as `polygon_pos` or `0g`.
const NAME = /^(?:[a-z0-9][a-z0-9_-]{0,49}|[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32})$/;
const EVM = "eip155:";
// A list of all names of more chains would be longer than the rest of a tool's schema.
const MAX_LISTED = 12;

const namePiece = once(() =>
  z.string().regex(NAME, "expected a slug such as `ethereum`, or CAIP-2 such as `eip155:1`"),
);

/** A chain as a result names it: a slug, or CAIP-2. */
export function chain(): Piece<string, string>;
/**
 * The argument `chain`, of these chains: CAIP-2 by slug, undefined where a chain has none. It takes the slug, CAIP-2 or the
 * number of an EVM chain, and gives the slug. Throws an `Error` for two with one CAIP-2.
 */
export function chain(
  known: Readonly<Record<string, string | undefined>>,
  meaning?: string,
): Piece<string, string | number>;
export function chain(
  known?: Readonly<Record<string, string | undefined>>,
  meaning?: string,
): Piece<string, string> | Piece<string, string | number> {
  if (known === undefined) {
    return described(namePiece(), meaning, "a slug or CAIP-2");
  }
  const { argument, slugs, numbers } = readKnown(known);
  const form = `a slug${numbers ? ", CAIP-2 or its number" : " or CAIP-2"}: ${wordsFor(slugs, MAX_LISTED)}`;
  return described(argument, meaning ?? "The chain", form);
}

// By the table that they are of, of which an upstream has one.
const ofTable = new WeakMap<object, ReturnType<typeof toArgument>>();

function readKnown(known: Readonly<Record<string, string | undefined>>) {
  const read = ofTable.get(known) ?? toArgument(known);
  ofTable.set(known, read);
  return read;
}

function toArgument(known: Readonly<Record<string, string | undefined>>) {
  const slugOf = new Map<string, string>();
  for (const [slug, caip] of Object.entries(known)) {
    slugOf.set(slug, slug);
    if (caip === undefined) continue;
    const other = slugOf.get(caip.toLowerCase());
    if (other !== undefined) throw new Error(`the chains ${other} and ${slug} are both ${caip}`);
    slugOf.set(caip.toLowerCase(), slug);
    if (caip.startsWith(EVM)) slugOf.set(caip.slice(EVM.length), slug);
  }
  const slugs = Object.keys(known);
  const numbers = Object.values(known).some((caip) => caip?.startsWith(EVM));
  const text = z.string().min(1).max(64);
  const argument = (numbers ? z.union([text, z.int().positive()]) : text).transform((given, ctx) => {
    const slug = slugOf.get(typeof given === "string" ? given.trim().toLowerCase() : String(given));
    if (slug !== undefined) return slug;
    const message = `there is no chain ${JSON.stringify(given)} here; it takes ${wordsFor(slugs, slugs.length)}`;
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  });
  return { argument, slugs, numbers };
}

function wordsFor(slugs: readonly string[], most: number): string {
  const shown = slugs.slice(0, most).join(", ");
  return slugs.length > most ? `${shown} and ${slugs.length - most} more` : shown;
}
