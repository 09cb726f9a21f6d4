// Checks a provider's options, which an operator may have written in a JSON file.
import * as z from "zod";

/** The options, as their schema reads them. Throws an `Error` that names the provider and the option at fault. */
export function readOptions<S extends z.ZodType>(provider: string, schema: S, options: unknown): z.output<S> {
  const read = schema.safeParse(options);
  if (read.success) return read.data;
  throw new Error(
    `provider ${JSON.stringify(provider)}: its options are wrong:\n${z.prettifyError(read.error)}`,
  );
}
