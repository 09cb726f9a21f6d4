// The clauses of the idempotency key and of a call's fingerprint.
import fc from "fast-check";
import { expect, test } from "vitest";
import { isServiceError } from "../errors/errors.js";
import { canonicalJson, sha256 } from "../platform/json.js";
import { fingerprintOf, requireSameCall, takeIdempotencyKey } from "./idempotency.js";

function codeOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return isServiceError(error) ? error.code : String(error);
  }
}

const takeFromArgs = (key: unknown) => takeIdempotencyKey({ idempotency_key: key }, []);

test("takes letters, digits and _ - : . of ASCII and no other character", () => {
  const allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-:.";
  for (let code = 0; code < 256; code++) {
    const character = String.fromCharCode(code);
    const expected = allowed.includes(character) ? undefined : "INVALID_IDEMPOTENCY_KEY";
    for (const key of [character, `a${character}`, `${character}a`, `a${character}a`]) {
      expect([code, codeOf(() => takeFromArgs(key))]).toEqual([code, expected]);
      expect([code, codeOf(() => takeIdempotencyKey({}, [key]))]).toEqual([code, expected]);
    }
  }
});

test.each([
  [0, "INVALID_IDEMPOTENCY_KEY"],
  [1, undefined],
  [127, undefined],
  [128, undefined],
  [129, "INVALID_IDEMPOTENCY_KEY"],
  [100_000, "INVALID_IDEMPOTENCY_KEY"],
])("measures a key of %i characters: %s", (length, code) => {
  expect(codeOf(() => takeFromArgs("a".repeat(length)))).toBe(code);
});

test.each([
  ["a number", 1],
  ["a boolean", true],
  ["an array", ["a"]],
  ["an object", {}],
])("refuses %s as a key", (_, key) => {
  expect(codeOf(() => takeFromArgs(key))).toBe("INVALID_IDEMPOTENCY_KEY");
  expect(codeOf(() => takeIdempotencyKey({}, [key]))).toBe("INVALID_IDEMPOTENCY_KEY");
});

test("takes null for no key, and beside a key for none that differs", () => {
  expect(takeIdempotencyKey({ idempotency_key: null, a: 1 }, [null])).toEqual({
    args: { a: 1 },
    key: undefined,
  });
  expect(takeIdempotencyKey({ idempotency_key: null }, ["k"])).toEqual({ args: {}, key: "k" });
  expect(takeIdempotencyKey({ idempotency_key: "k" }, [null]).key).toBe("k");
});

test("takes the key out of the arguments and leaves the others", () => {
  const args = { a: 1, idempotency_key: "k", b: { idempotency_key: "stays" } };
  expect(takeIdempotencyKey(args, [])).toEqual({ args: { a: 1, b: { idempotency_key: "stays" } }, key: "k" });
  expect(args).toEqual({ a: 1, idempotency_key: "k", b: { idempotency_key: "stays" } });
});

test("takes the key from beside the arguments", () => {
  expect(takeIdempotencyKey({ a: 1 }, [undefined, "k"])).toEqual({ args: { a: 1 }, key: "k" });
  expect(takeIdempotencyKey(undefined, ["k"])).toEqual({ args: undefined, key: "k" });
  expect(takeIdempotencyKey([1], ["k"])).toEqual({ args: [1], key: "k" });
});

test("has no key where none is given", () => {
  expect(takeIdempotencyKey({ a: 1 }, [undefined])).toEqual({ args: { a: 1 }, key: undefined });
  expect(takeIdempotencyKey(undefined, [])).toEqual({ args: undefined, key: undefined });
});

test("takes one key from several places where they agree, and refuses two that differ", () => {
  expect(takeIdempotencyKey({ idempotency_key: "k" }, ["k", "k"])).toEqual({ args: {}, key: "k" });
  for (const beside of [["x"], ["k", "x"], [undefined, "K"], [""], [1]]) {
    expect(codeOf(() => takeIdempotencyKey({ idempotency_key: "k" }, beside))).toBe("INVALID_REQUEST");
  }
  expect(codeOf(() => takeIdempotencyKey({}, ["a", "b"]))).toBe("INVALID_REQUEST");
});

test("does not take a key that the arguments only inherit", () => {
  const args: unknown = Object.create({ idempotency_key: "k" });
  expect(takeIdempotencyKey(args, []).key).toBe(undefined);
});

test("fingerprints the canonical JSON of { tool, args }", () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), (tool, args) => {
      expect(fingerprintOf(tool, canonicalJson(args))).toBe(sha256(canonicalJson({ tool, args })));
    }),
  );
});

test("gives one fingerprint to one call spelled in another order, with other white space or other escapes", () => {
  const one = JSON.parse('{"a":1.0,"b":{"c":"é","d":[1e2,-0]}}');
  const other = JSON.parse('{ "b": { "d": [100, 0.0], "c": "\\u00e9" }, "a": 10e-1 }');
  expect(fingerprintOf("t", canonicalJson(other))).toBe(fingerprintOf("t", canonicalJson(one)));
});

test.each<[string, string, unknown]>([
  ["another tool", "u", { a: 1, b: ["x"] }],
  ["another value", "t", { a: 2, b: ["x"] }],
  ["another type", "t", { a: "1", b: ["x"] }],
  ["one argument more", "t", { a: 1, b: ["x"], c: null }],
  ["one argument less", "t", { b: ["x"] }],
  ["another name", "t", { A: 1, b: ["x"] }],
  ["another order of items", "t", { a: 1, b: ["x", "x"] }],
  ["another case", "t", { a: 1, b: ["X"] }],
  ["a space more", "t", { a: 1, b: ["x "] }],
  ["another Unicode form", "t", { a: 1, b: ["x\u0301"] }],
  ["null for a value", "t", { a: null, b: ["x"] }],
])("gives another fingerprint to %s", (_, tool, args) => {
  const original = fingerprintOf("t", canonicalJson({ a: 1, b: ["x"] }));
  expect(fingerprintOf(tool, canonicalJson(args))).not.toBe(original);
});

test("refuses a key that was used for another call, and names it", () => {
  const claim = { scope: "s", key: "k", fingerprint: "f" };
  expect(codeOf(() => requireSameCall(claim, "f"))).toBe(undefined);
  expect(codeOf(() => requireSameCall(claim, "g"))).toBe("IDEMPOTENCY_KEY_REUSED");
});
