// Our ABI against ox's: every type, in every nesting, and what is refused as too large.
import fc from "fast-check";
import { AbiFunction, AbiParameters } from "ox";
import { describe, expect, test } from "vitest";
import { times } from "../../../testing/test/at-length.js";
import { type AbiPart, type AbiType, elementary, listOf, tupleOf } from "./abi-type.js";
import { decodeResult, encodeCall } from "./call.js";
import { decodeValues, TOO_MUCH } from "./decode.js";
import { encodeValues } from "./encode.js";
import { parseFunction } from "./signature.js";

const WIDE = { values: 1_000_000, characters: 100_000_000 };
const word = (value: number | bigint) => value.toString(16).padStart(64, "0");
const typesOf = (text: string) => parseFunction(`f() returns (${text})`).outputs;

const whole = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n });
const hex = (size: { minLength: number; maxLength: number }) =>
  fc.uint8Array(size).map((bytes) => `0x${Buffer.from(bytes).toString("hex")}`);
const bits = fc.integer({ min: 1, max: 32 }).map((bytes) => bytes * 8);
const leaf = fc.oneof(
  bits.map((size) => elementary(`uint${size}`)),
  bits.map((size) => elementary(`int${size}`)),
  fc.integer({ min: 1, max: 32 }).map((size) => elementary(`bytes${size}`)),
  fc.constantFrom("address", "bool", "bytes", "string").map(elementary),
);
const abiType: fc.Arbitrary<AbiType> = fc.letrec<{ type: AbiType }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc
      .tuple(tie("type"), fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }))
      .map(([item, length]) => listOf(item, length)),
    fc
      .tuple(fc.array(tie("type"), { minLength: 1, maxLength: 3 }), fc.boolean())
      .map(([types, named]) =>
        tupleOf(types.map((type, at) => ({ type, name: named ? `part${at}` : undefined }))),
      ),
  ),
})).type;

/** Values of a type, as results have them: whole numbers in decimal. */
function valuesOf(type: AbiType): fc.Arbitrary<unknown> {
  switch (type.kind) {
    case "uint":
      return whole(type.bits).map(String);
    case "int":
      return whole(type.bits).map((value) => BigInt.asIntN(type.bits, value).toString());
    case "address":
      return hex({ minLength: 20, maxLength: 20 });
    case "bool":
      return fc.boolean();
    case "string":
      return fc.string({ unit: "grapheme", maxLength: 80 });
    case "bytes":
      return hex({ minLength: 0, maxLength: 80 });
    case "fixedBytes":
      return hex({ minLength: type.size, maxLength: type.size });
    case "list":
      return fc.array(valuesOf(type.item), { minLength: type.length ?? 0, maxLength: type.length ?? 3 });
    case "tuple":
      return fc
        .tuple(...type.parts.map((part) => valuesOf(part.type)))
        .map((values) =>
          type.parts.some(({ name }) => name === undefined)
            ? values
            : Object.fromEntries(type.parts.map(({ name = "" }, at) => [name, values[at]])),
        );
  }
}

/** A type with the names of a tuple's parts, as people write it. */
function spell(type: AbiType): string {
  if (type.kind === "list") return `${spell(type.item)}[${type.length ?? ""}]`;
  if (type.kind !== "tuple") return type.text;
  return `(${type.parts.map((part) => `${spell(part.type)} ${part.name ?? ""}`).join(", ")})`;
}

/** A part, as ox has it. */
function toOx({ type, name }: AbiPart): { type: string; name?: string; components?: unknown[] } {
  if (type.kind === "list") {
    const item = toOx({ type: type.item, name });
    return { ...item, type: `${item.type}[${type.length ?? ""}]` };
  }
  if (type.kind === "tuple")
    return { type: "tuple", components: type.parts.map(toOx), ...(name && { name }) };
  return { type: type.text, ...(name && { name }) };
}

function toOxValue(type: AbiType, value: unknown): unknown {
  if (type.kind === "list" && Array.isArray(value)) return value.map((item) => toOxValue(type.item, item));
  if (type.kind === "tuple" && typeof value === "object" && value !== null) {
    const values = Object.values(value).map((part, at) => toOxValue(type.parts[at]?.type ?? type, part));
    return Array.isArray(value)
      ? values
      : Object.fromEntries(Object.keys(value).map((name, at) => [name, values[at]]));
  }
  const isNumber = type.kind === "uint" || type.kind === "int";
  if (!isNumber) return value;
  return type.bits <= 48 ? Number(value) : BigInt(String(value));
}

const given = fc
  .array(abiType, { minLength: 1, maxLength: 3 })
  .chain((types) => fc.tuple(fc.constant(types), fc.tuple(...types.map(valuesOf))));

test("values of every type are written as ox writes them, and read as they were", () => {
  fc.assert(
    fc.property(given, ([types, values]) => {
      const parts = types.map((type) => ({ type, name: undefined }));
      // `as`: ox's types read the parameters at compile time, when these are unknown.
      const written = AbiParameters.encode(
        parts.map(toOx) as never,
        types.map((type, at) => toOxValue(type, values[at])) as never,
      ).slice(2);
      expect(encodeValues(parts, values, 10_000_000)).toBe(written);
      expect(decodeValues(parts, written, WIDE)).toEqual(values);
    }),
    { numRuns: times(100, 500), seed: 10 },
  );
});

test("a function of every type is called by the selector that ox gives it", () => {
  fc.assert(
    fc.property(given, ([types, values]) => {
      const signature = `f(${types.map(spell).join(",")})`;
      expect(encodeCall(signature, values)).toMatchObject({
        data: expect.stringMatching(
          `^${AbiFunction.getSelector(`f(${types.map(({ text }) => text).join(",")})`)}`,
        ),
      });
    }),
    { numRuns: times(50, 200), seed: 10 },
  );
});

describe("a signature", () => {
  test.each([
    ["balanceOf(address who) external view returns (uint256 balance)", "balanceOf(address)", 1],
    [
      "function f(uint, int[] memory, (bytes32 a, string b)[2] calldata c)(bool)",
      "f(uint256,int256[],(bytes32,string)[2])",
      1,
    ],
    ["f ( tuple( address payable , bytes ) x )", "f((address,bytes))", 0],
    ["function()", "function()", 0],
    ["f() returns()", "f()", 0],
  ])("%s is read", (text, selected, outputs) => {
    expect(parseFunction(text)).toMatchObject({ text: selected, outputs: { length: outputs } });
  });

  test.each([
    ["", "name"],
    ["f", '"(" is expected at the end'],
    ["f(", "a type is expected at the end"],
    ["f(uint256", '")" is expected at the end'],
    ["f(uint256,)", "a type is expected before"],
    ["f() g", "nothing is expected before"],
    ["f(uint7)", "uint7 is no type"],
    ["f(bytes33)", "bytes33 is no type"],
    ["f(IERC20 token)", "IERC20 is no type"],
    ["f(uint256[-1])", "has no place"],
    ["f(uint256[x])", '"]" is expected'],
    ["f(uint256[0])", "holds nothing"],
    ["f(())", "holds nothing"],
    ["f(uint256[8193])", "more than 8192 words"],
    ["f(uint256[99999999999999999999])", "more than 8192 words"],
    ["f(uint256[100][100])", "more than 8192 words"],
    [`f(${Array.from({ length: 90 }, () => "uint256[100]").join(",")})`, "more than 8192 words"],
    [`f(uint256${"[]".repeat(17)})`, "16 deep"],
    [`f(${"(".repeat(17)}bool${")".repeat(17)})`, "16 deep"],
    [`f(${"(".repeat(400)}bool${")".repeat(400)})`, "16 deep"],
    ["f(\u0000)", "has no place"],
  ])("%s is refused, in words", (text, words) => {
    expect(() => parseFunction(text)).toThrow(words);
  });
});

describe("arguments that are too large are refused before they are written", () => {
  const fault = (signature: string, ...args: unknown[]) => {
    const call = encodeCall(signature, args);
    return "fault" in call ? call.fault : "none";
  };
  const most = 16_380 / 32;

  test.each([
    ["a long list", "f(uint256[])", Array.from({ length: 100_000 }, () => "wrong")],
    ["a list of lists", "f(uint256[][])", Array.from({ length: 510 }, () => ["1"])],
    ["bytes", "f(bytes)", `0x${"00".repeat(16_400)}`],
    ["text", "f(string)", "é".repeat(8_200)],
    ["a list of short texts", "f(string[])", Array.from({ length: 200 }, () => "a")],
    ["tuples", "f((uint256,uint256)[])", Array.from({ length: 256 }, () => [1, 2])],
  ])("%s", (_, signature, value) => {
    expect(fault(signature, value)).toContain("more than 16352 bytes");
  });

  test("the largest that may be sent is written", () => {
    const call = encodeCall("f(uint256[])", [Array.from({ length: Math.floor(most) - 2 }, () => 1)]);
    expect("data" in call && call.data.length).toBe(2 + 8 + 64 * Math.floor(most));
  });

  test.each([
    ["uint8", 256],
    ["uint8", -1],
    ["int8", 128],
    ["int8", "-129"],
    ["uint256", "1e3"],
    ["uint256", 2 ** 53],
    ["bool", "true"],
    ["bool", 1],
    ["bytes2", "0x123456"],
    ["bytes", "0x123"],
    ["bytes", 12],
    ["string", null],
    ["address", "0x12"],
    ["uint256[]", "1"],
    ["uint256[2]", [1]],
    ["(uint256,uint256)", [1]],
    ["(uint256 a,uint256 b)", { a: 1 }],
    ["(uint256 __proto__)", {}],
  ])("%s takes no %j", (type, value) => {
    expect(fault(`f(${type})`, value)).toContain("do not fit");
  });
});

describe("an answer that points many times to one position is refused when it grows too large", () => {
  const LIMITS = { values: 20_000, characters: 1_048_576 };
  /** `length` pointers to one position behind them. */
  const pointers = (length: number, blob: string) =>
    word(32) + word(length) + word(length * 32).repeat(length) + blob;
  const read = (types: string, answer: string) => () => decodeValues(typesOf(types), answer, LIMITS);

  test.each([
    ["bytes", "bytes[]", pointers(2_000, word(1_024) + "00".repeat(1_024))],
    ["text", "string[]", pointers(2_000, word(1_024) + "61".repeat(1_024))],
    ["text that JSON escapes", "string[]", pointers(1_000, word(256) + "00".repeat(256))],
    ["lists", "uint256[][]", pointers(200, word(200) + word(0).repeat(200))],
    ["empty lists", "uint256[][]", pointers(20_000, word(0))],
    ["lists of pointers", "bytes[][]", pointers(200, word(200) + word(200 * 32).repeat(200) + word(0))],
    [
      "tuples",
      "(uint256[] a,bytes b)[]",
      pointers(100, word(64) + word(64) + word(300) + word(0).repeat(300)),
    ],
    ["fixed lists", "bytes[2][]", pointers(8_000, word(64) + word(64) + word(64) + "00".repeat(64))],
  ])("%s", (_, types, answer) => {
    expect(read(types, answer)).toThrow(TOO_MUCH);
  });

  test("pointers that lead to themselves end", () => {
    // Each of its 32 items points to the list's own beginning.
    const answer = word(32) + word(32) + word(0).repeat(32);
    expect(read(`uint256${"[]".repeat(16)}`, answer)).toThrow();
    const circle = word(0).repeat(64);
    expect(read(`uint256${"[]".repeat(16)}`, circle)).not.toThrow(RangeError);
  });

  test.each([
    ["a pointer that leads out of it", "bytes", word(2n ** 255n)],
    ["a length beyond its end", "uint256[]", word(32) + word(2) + word(1)],
    ["a length of everything", "bytes", word(32) + word(2n ** 256n - 1n)],
    ["an end that comes too early", "uint256,uint256", word(1)],
    ["nothing", "uint256", ""],
    ["a bool of 2", "bool", word(2)],
    ["a uint8 of 256", "uint8", word(256)],
    ["an int8 of 128", "int8", word(128)],
    ["an address of 32 bytes", "address", "ff".repeat(32)],
    ["bytes4 with more behind", "bytes4", "ff".repeat(32)],
  ])("%s does not fit", (_, types, answer) => {
    expect(read(types, answer)).toThrow(TypeError);
  });

  test("the largest answer without such pointers is read", () => {
    const answer = word(32) + word(8_190) + "ff".repeat(32 * 8_190);
    expect(read("uint256[]", answer)).not.toThrow();
  });

  test("the caller is told what to do, and nothing about the answer", () => {
    const signature = "f() returns (bytes[])";
    const tooMuch = `0x${pointers(2_000, word(1_024) + "00".repeat(1_024))}`;
    expect(() => decodeResult(signature, tooMuch)).toThrow(
      expect.objectContaining({
        code: "TOOL_ERROR",
        details: expect.objectContaining({
          runtimeStatus: "invalid_input",
          next: expect.stringContaining("less at once"),
        }),
      }),
    );
    const [first, second] = ["0x00", `0x${"01".repeat(999)}`].map((answer) => {
      try {
        return decodeResult(signature, answer);
      } catch (error) {
        return String(error);
      }
    });
    expect(first).toBe(second);
  });

  test("parts with names that differ make an object, others a list", () => {
    const answer = word(1) + word(2);
    expect(read("(uint256 a, uint256 b)", answer)()).toEqual([{ a: "1", b: "2" }]);
    expect(read("(uint256 a, uint256 a)", answer)()).toEqual([["1", "2"]]);
    expect(read("(uint256 a, uint256)", answer)()).toEqual([["1", "2"]]);
  });
});
