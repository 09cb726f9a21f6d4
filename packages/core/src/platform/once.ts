// Once: a value that is made when it is first asked for, and then kept.

/** Gives what `make` makes; calls it with the first use and never again. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
