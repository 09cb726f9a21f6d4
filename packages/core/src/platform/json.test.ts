// The clauses of canonical JSON (RFC 8785) and of the digest over it.
import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, sha256 } from "./json.js";

test("orders members by UTF-16 code units, as in the example of RFC 8785", () => {
  const members = { "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\ud83d\ude00": 5, "\u0080": 6, "\u00f6": 7 };
  const order = [...canonicalJson(members).matchAll(/:(\d)/g)].map(([, value]) => Number(value));
  expect(order).toEqual([2, 4, 6, 7, 1, 5, 3]);
  expect(canonicalJson({ b: 1, a: 2, A: 3, "": 4, aa: 5 })).toBe('{"":4,"A":3,"a":2,"aa":5,"b":1}');
});

test.each([
  [333333333.3333333, "333333333.3333333"],
  [1e30, "1e+30"],
  [4.5, "4.5"],
  [2e-3, "0.002"],
  [1e-27, "1e-27"],
  [1e21, "1e+21"],
  [1e20, "100000000000000000000"],
  [1e-6, "0.000001"],
  [1e-7, "1e-7"],
  [-0, "0"],
  [1.0, "1"],
  [9007199254740991, "9007199254740991"],
  [5e-324, "5e-324"],
  [1.7976931348623157e308, "1.7976931348623157e+308"],
])("writes the number %s as %s", (number, text) => {
  expect(canonicalJson(number)).toBe(text);
});

test("writes the number 333333333.33333329 as its nearest double", () => {
  expect(canonicalJson(JSON.parse("333333333.33333329"))).toBe("333333333.3333333");
});

test("escapes what RFC 8785 escapes and nothing else", () => {
  const text = '\u20ac$\u000f\nA\'B"\\\\"/\u2028\u007f';
  expect(canonicalJson(text)).toBe('"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/\u2028\u007f"');
  expect(canonicalJson("\b\t\f\r")).toBe('"\\b\\t\\f\\r"');
});

test("orders members at every depth and keeps the order of arrays", () => {
  const value = { z: [{ b: 1, a: [3, 1, 2] }, null, true], a: { d: {}, c: [] } };
  expect(canonicalJson(value)).toBe('{"a":{"c":[],"d":{}},"z":[{"a":[3,1,2],"b":1},null,true]}');
});

test("leaves out members that are undefined, and writes null for undefined items", () => {
  expect(canonicalJson({ a: undefined, b: 1, c: undefined })).toBe('{"b":1}');
  expect(canonicalJson([undefined, 1])).toBe("[null,1]");
});

test("writes an own member named __proto__", () => {
  expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"x":1}}'))).toBe('{"__proto__":{"x":1},"b":1}');
});

test.each<[string, unknown]>([
  ["NaN", Number.NaN],
  ["infinity", Number.NEGATIVE_INFINITY],
  ["a bigint", 1n],
  ["a function", () => 1],
  ["a symbol", Symbol("x")],
  ["undefined by itself", undefined],
])("refuses %s, also when nested", (_, value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
  if (value !== undefined) expect(() => canonicalJson({ a: [value] })).toThrow(TypeError);
});

test("refuses a lone surrogate, as RFC 8785 section 3.2.2.2 demands", () => {
  expect(() => canonicalJson("\ud83d")).toThrow(TypeError);
  expect(() => canonicalJson({ "\udead": 1 })).toThrow(TypeError);
});

test("refuses or tells apart values that are not plain JSON, such as two dates", () => {
  const textOf = (value: unknown) => {
    try {
      return canonicalJson(value);
    } catch {
      return undefined;
    }
  };
  for (const [one, other] of [
    [new Date(0), new Date(1)],
    [new Map([[1, 1]]), new Map([[2, 2]])],
    [new Set([1]), new Set([2])],
    [new URL("http://a/"), new URL("http://b/")],
  ]) {
    const text = textOf({ value: one });
    if (text !== undefined) expect(text).not.toBe(textOf({ value: other }));
  }
});

test("writes 128 levels and refuses one more with a TypeError, not an overflow", () => {
  const nest = (levels: number) => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level++) value = [value];
    return value;
  };
  expect(canonicalJson(nest(128))).toHaveLength(257);
  expect(() => canonicalJson(nest(129))).toThrow(/deeper than 128/);
  expect(() => canonicalJson(nest(100_000))).toThrow(TypeError);
});

test("gives a text that parses to the value it was made from", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const parsed: unknown = JSON.parse(canonicalJson(value));
      // -0 is written as 0, as RFC 8785 asks for.
      expect(parsed).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("gives one text whatever the order in which members were written", () => {
  const shuffle = (value: unknown, turn: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => shuffle(item, turn));
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([name, member]) => [name, shuffle(member, turn + 1)]);
    return Object.fromEntries(
      turn % 2 === 0 ? entries.reverse() : [...entries.slice(1), ...entries.slice(0, 1)],
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(1), (value, turn) => {
      expect(canonicalJson(shuffle(value, turn))).toBe(canonicalJson(value));
    }),
  );
});

test("gives two texts for two values", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const equal = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
      expect(canonicalJson(one) === canonicalJson(other)).toBe(equal);
    }),
  );
});

test("digests the UTF-8 bytes of a text with SHA-256", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  fc.assert(
    fc.property(fc.uint16Array({ maxLength: 30 }), (units) => {
      const text = String.fromCharCode(...units);
      expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
    }),
  );
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, sorted(member)] as const);
  return { members: members.sort(([a], [b]) => (a < b ? -1 : 1)) };
}

test.each([
  ["a value", 1, 0, 0],
  ["members", { a: 1, b: undefined }, 2, 2],
  ["items", [1, [2, 3], {}], 0, 5],
  ["both", { a: [1, { b: null }] }, 2, 4],
])("refuses %s where they are more than they may be", (_, value, members, values) => {
  expect(canonicalJson(value, { members, values })).toBe(canonicalJson(value));
  if (members > 0) expect(() => canonicalJson(value, { members: members - 1, values })).toThrow(RangeError);
  if (values > 0) expect(() => canonicalJson(value, { members, values: values - 1 })).toThrow(RangeError);
});
