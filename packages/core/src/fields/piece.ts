// Piece: a schema for one kind of field, with a description that says what is meant and how it is written.
import * as z from "zod";

/** A schema piece: what it takes, and the one form that it gives. */
export type Piece<Output, Input> = z.ZodType<Output, Input>;

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
  const { description, ...meta } = piece.meta() ?? {};
  // A clone without the description, which then stands once, in front of both forms; what else is known of it stays.
  const plain = z.core.clone(piece, piece._zod.def).meta(meta);
  const schema = z.preprocess(
    (given: z.input<P> | "" | null | undefined) => (given === "" || given === undefined ? null : given),
    plain.nullable(),
  );
  return description === undefined ? schema : schema.describe(description);
}
