// Chain: the argument and the field that name a chain, by a slug such as `ethereum` or in CAIP-2.
import * as z from "zod";
import { described, type Piece } from "./piece.js";

const NAME = /^(?:[a-z][a-z0-9-]{0,31}|[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32})$/;

/**
 * A chain as a result names it: a slug, or CAIP-2. With `known`, CAIP-2 by slug (undefined where a chain has none), it is
 * the argument `chain`: it takes either name of those chains and gives the slug. Throws an `Error` for two with one CAIP-2.
 */
export function chain(
  known?: Readonly<Record<string, string | undefined>>,
  meaning?: string,
): Piece<string, string> {
  if (known === undefined) {
    const name = z.string().regex(NAME, "expected a slug such as `ethereum`, or CAIP-2 such as `eip155:1`");
    return described(name, meaning, "a slug or CAIP-2");
  }
  const slugOf = new Map<string, string>();
  for (const [slug, caip] of Object.entries(known)) {
    slugOf.set(slug, slug);
    if (caip === undefined) continue;
    const other = slugOf.get(caip);
    if (other !== undefined) throw new Error(`the chains ${other} and ${slug} are both ${caip}`);
    slugOf.set(caip, slug);
  }
  const argument = z.enum([...slugOf.keys()]).transform((given) => slugOf.get(given) ?? given);
  return described(argument, meaning ?? "The chain", "a slug or, where its number is known, CAIP-2");
}
