// Piece: a schema for one kind of field, with a description that says what is meant and how it is written.
import * as z from "zod";

/** A schema piece: what it takes, and the one form that it gives. */
export type Piece<Output, Input> = z.ZodType<Output, Input>;

// The piece that may be null, by the one that may not. Fields share both, and have nothing of their own but their
// descriptions: such a schema is made and written several times as fast.
const nullables = new WeakMap<z.ZodType, z.ZodType>();

/** Describes a piece: what the author means by the field, then how every tool writes it. */
export function described<P extends z.ZodType>(piece: P, meaning: string | undefined, form: string): P {
  if (meaning === undefined) return piece.describe(form.charAt(0).toUpperCase() + form.slice(1));
  return piece.describe(`${meaning}; ${form}`);
}

/**
 * The piece where a value may be unknown: null, a missing member and an empty text, by which many upstreams say that they
 * do not know, are null. Never 0.
 */
export function orNull<P extends z.ZodType>(
  piece: P,
): Piece<z.output<P> | null, z.input<P> | "" | null | undefined> {
  // Without the description, which then stands once, in front of both forms.
  const { description } = piece.meta() ?? {};
  const plain = plainOf(piece);
  const schema = nullables.get(plain) ?? nullable(plain);
  nullables.set(plain, schema);
  // `as`: what is known of a plain piece is its own type and that of all that were described from it.
  const typed = schema as Piece<z.output<P> | null, z.input<P> | "" | null | undefined>;
  return description === undefined ? typed : typed.describe(description);
}

function nullable(plain: z.ZodType): z.ZodType {
  return z.preprocess((given) => (given === "" || given === undefined ? null : given), plain.nullable());
}

/** The piece without its description: the one that was described, or a clone. What else is known of it stays. */
function plainOf<P extends z.ZodType>(piece: P): z.ZodType {
  const { description, ...meta } = piece.meta() ?? {};
  if (description === undefined) return piece;
  // `as`: what a piece of Zod was cloned from is one.
  const parent = piece._zod.parent as z.ZodType | undefined;
  const known = parent?.meta() ?? {};
  const isSame = parent?._zod.def === piece._zod.def && known.description === undefined;
  const isAll = Object.keys(meta).every((name) => Object.hasOwn(known, name));
  return parent && isSame && isAll ? parent : z.clone(piece, piece._zod.def).meta(meta);
}
