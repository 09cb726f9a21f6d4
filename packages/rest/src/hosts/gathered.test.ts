// Gathered bytes: what was added is what comes out, and no piece is written to.
import { expect, test } from "vitest";
import { gatherBytes } from "./gathered.js";

test.each([[[]], [[5]], [[1, 1, 1, 1]], [[3, 0, 70_000, 2]], [[0, 4]]])(
  "pieces of %j bytes are joined in their order",
  (sizes) => {
    const pieces = sizes.map((size, at) => new Uint8Array(size).fill(at + 1));
    const given = pieces.map((piece) => piece.slice());
    const body = gatherBytes();
    for (const piece of pieces) body.add(piece);
    expect(Buffer.from(body.bytes())).toEqual(Buffer.concat(given));
    expect(body.length()).toBe(body.bytes().length);
    expect(pieces).toEqual(given);
  },
);
