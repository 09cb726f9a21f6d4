// Read as: a value by a schema, for code that may not wait for it.
import type { Schema } from "@svckit/core";

/** The value as the schema reads it; undefined where it does not fit. For schemas of Zod, which read at once. */
export function readAs<Output>(schema: Schema<unknown, Output>, value: unknown): Output | undefined {
  const read = schema["~standard"].validate(value);
  return read instanceof Promise || read.issues ? undefined : read.value;
}
