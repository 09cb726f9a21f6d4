// Shipped texts: the vocabulary that the service knows by itself, a third of its code, which is loaded with the first search.

let texts: readonly string[] | undefined;

/** Loads them; undefined where they are there. */
export function loadShippedTexts(): Promise<void> | undefined {
  if (texts) return undefined;
  return import("./vocabulary/shipped.js").then(({ SHIPPED }) => {
    texts = SHIPPED;
  });
}

/** Texts of phrases and what they mean, a field each. Throws an `Error` where nobody has loaded them. */
export function shippedTexts(): readonly string[] {
  if (texts) return texts;
  throw new Error("a search needs its vocabulary: wait for `catalog.readTexts()` first");
}
