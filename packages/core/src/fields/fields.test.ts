// The clauses of schema pieces: what each takes, and the one form that it gives.
import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import { checkExactly, parseExactly } from "../upstream/exact-json.js";
import { decimal, double, integerString } from "./amount.js";
import { chain } from "./chain.js";
import { evmAddress, evmHash } from "./evm.js";
import { limit } from "./limit.js";
import { orNull } from "./piece.js";
import { solanaAddress, solanaSignature } from "./solana.js";
import { isoTime, unixSeconds } from "./time.js";

const gives = (schema: z.ZodType, value: unknown) => {
  const read = schema.safeParse(value);
  return read.success ? read.data : "refused";
};

describe("decimal", () => {
  test.each([
    ["0.25", "0.25"],
    [0.25, "0.25"],
    ["1.50", "1.5"],
    ["007", "7"],
    [".5", "0.5"],
    ["5.", "5"],
    ["+3", "3"],
    ["-0", "0"],
    [-0, "0"],
    ["-0.10", "-0.1"],
    [1e21, "1000000000000000000000"],
    [1.5e-7, "0.00000015"],
    ["12.5E-3", "0.0125"],
    ["12.5e3", "12500"],
    [115792089237316195423570985008687907853269984665640564039457584007913129639935n, `${2n ** 256n - 1n}`],
    [" 7 ", "7"],
  ])("gives %s as %s", (given, text) => expect(gives(decimal(), given)).toBe(text));

  test.each([
    [""],
    ["."],
    ["-"],
    ["1,234.5"],
    ["0x10"],
    ["1e9999"],
    ["NaN"],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [null],
    [undefined],
    [true],
    [{}],
    ["9".repeat(401)],
  ])("refuses %j, and makes no 0 of it", (given) => expect(gives(decimal(), given)).toBe("refused"));

  test("keeps the value of every number, and its own form", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const text = String(gives(decimal(), number));
        expect(Number(text)).toBe(number === 0 ? 0 : number);
        expect(gives(decimal(), text)).toBe(text);
        expect(text).not.toMatch(/e/i);
      }),
    );
  });

  test("keeps every digit of an upstream's number that a double would alter", async () => {
    const sent = parseExactly('{"amount":123456789012345678901.123456789012345678}');
    const read = await checkExactly(z.object({ amount: decimal() }), sent);
    expect(read).toEqual({ value: { amount: "123456789012345678901.123456789012345678" } });
  });
});

test("an integer string has every digit of text, whole numbers and big integers, and no fraction", () => {
  const read = (given: unknown) => gives(integerString(), given);
  expect(["1000000000000000000000", 42, 10n ** 30n, "1e3", "5.0"].map(read)).toEqual([
    "1000000000000000000000",
    "42",
    `1${"0".repeat(30)}`,
    "1000",
    "5",
  ]);
  expect(["1.5", 0.5, "", "0x1f", null].map(read)).toEqual(Array(5).fill("refused"));
});

describe("orNull", () => {
  const row = z.object({ price: orNull(decimal("Price")) });

  test.each([[{}], [{ price: null }], [{ price: "" }]])("says null of %j, and never 0", (given) =>
    expect(row.parse(given)).toEqual({ price: null }),
  );

  test("gives what is known in the piece's form, and refuses what does not fit", () => {
    expect(row.parse({ price: 0 })).toEqual({ price: "0" });
    expect(gives(row, { price: "?" })).toBe("refused");
    expectTypeOf<z.output<typeof row>>().toEqualTypeOf<{ price: string | null }>();
  });

  test("describes the field once, and requires it of a result", () => {
    const described = z.toJSONSchema(row, { io: "output" });
    expect(described.required).toEqual(["price"]);
    expect(described.properties?.["price"]).toMatchObject({
      description: "Price; decimal string",
      anyOf: [{ type: "string" }, { type: "null" }],
    });
    expect(JSON.stringify(described).match(/description/g)).toHaveLength(1);
  });

  test("keeps that a double is one on purpose", () => {
    expect(z.toJSONSchema(orNull(double("Share")), { io: "output" })).toMatchObject({
      description: "Share",
      anyOf: [{ type: "number", format: "double" }, { type: "null" }],
    });
  });
});

test("unix seconds are whole, may come as digits, and are never milliseconds", () => {
  const read = (given: unknown) => gives(unixSeconds(), given);
  expect([1_551_157_200, "1551157200", 0].map(read)).toEqual([1_551_157_200, 1_551_157_200, 0]);
  const wrong = [1_551_157_200_000, "1551157200000", 1.5, -1, "", "soon", null];
  expect(wrong.map(read)).toEqual(wrong.map(() => "refused"));
});

describe("isoTime", () => {
  test.each([
    ["2026-01-02T03:04:05Z", "2026-01-02T03:04:05.000Z"],
    ["2026-01-02T03:04:05.678901Z", "2026-01-02T03:04:05.678Z"],
    ["2026-01-02T03:04:05+02:00", "2026-01-02T01:04:05.000Z"],
    ["2026-01-02 03:04:05+00", "2026-01-02T03:04:05.000Z"],
    ["2026-01-02 03:04:05 UTC", "2026-01-02T03:04:05.000Z"],
    [new Date(0), "1970-01-01T00:00:00.000Z"],
  ])("gives %s in UTC", (given, text) => expect(gives(isoTime(), given)).toBe(text));

  test.each([
    ["2026-01-02T03:04:05"],
    ["2026-01-02"],
    ["2026-02-30T00:00:00Z"],
    ["2026-13-01T00:00:00Z"],
    ["2026-01-02T25:00:00Z"],
    ["yesterday"],
    [""],
    [1_551_157_200],
    [new Date(Number.NaN)],
  ])("refuses %s", (given) => expect(gives(isoTime(), given)).toBe("refused"));
});

test("an EVM address is read in EIP-55 spelling from any case, and not with a wrong checksum", () => {
  const spelled = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
  const read = (given: unknown) => gives(evmAddress(), given);
  expect([spelled, spelled.toLowerCase(), `0x${spelled.slice(2).toUpperCase()}`].map(read)).toEqual(
    Array(3).fill(spelled),
  );
  const wrong = [spelled.replace("dA6", "Da6"), spelled.slice(0, -1), `${spelled}0`, spelled.slice(2), ""];
  expect(wrong.map(read)).toEqual(wrong.map(() => "refused"));
});

test("an EVM hash is read in lower case", () => {
  expect(gives(evmHash(), `0x${"Ab".repeat(32)}`)).toBe(`0x${"ab".repeat(32)}`);
  expect(gives(evmHash(), `0x${"ab".repeat(31)}`)).toBe("refused");
});

test("a Solana address is 32 bytes in base58, and a signature 64", () => {
  const system = "11111111111111111111111111111111";
  const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
  expect([system, usdc].map((given) => gives(solanaAddress(), given))).toEqual([system, usdc]);
  const wrong = [usdc.slice(2), `${usdc}1`, usdc.replace("E", "0"), `1${system}`, "", "1".repeat(100_000)];
  expect(wrong.map((given) => gives(solanaAddress(), given))).toEqual(wrong.map(() => "refused"));
  expect(gives(solanaSignature(), "1".repeat(64))).toBe("1".repeat(64));
  expect(gives(solanaSignature(), usdc)).toBe("refused");
});

test("a chain is named by slug, CAIP-2 or number, and read as the slug", () => {
  const argument = chain({ ethereum: "eip155:1", "my-net": undefined, solana: "solana:5eykt4" });
  for (const given of ["ethereum", "eip155:1", 1, "1", "Ethereum"])
    expect(gives(argument, given)).toBe("ethereum");
  for (const given of ["solana", "solana:5eykt4"]) expect(gives(argument, given)).toBe("solana");
  expect(gives(argument, "my-net")).toBe("my-net");
  for (const given of ["base", 2, "2", "", 0, -1, 1.5, null]) expect(gives(argument, given)).toBe("refused");
  const named = ["solana", "eip155:1", "polygon_pos", "0g", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"];
  expect(named.map((given) => gives(chain(), given))).toEqual(named);
  expect(gives(chain(), "Ethereum Mainnet")).toBe("refused");
});

test("a limit has its bounds and what is usual", () => {
  const rows = limit({ most: 100, usual: 20 });
  expect([undefined, 1, 100].map((given) => gives(rows, given))).toEqual([20, 1, 100]);
  expect([0, 101, 1.5, "5"].map((given) => gives(rows, given))).toEqual(Array(4).fill("refused"));
});

test("every piece describes itself as JSON Schema on the side that it is for", () => {
  const inResults = {
    decimal: decimal("A"),
    whole: integerString(),
    seconds: unixSeconds("B"),
    time: isoTime(),
    address: evmAddress(),
    hash: evmHash(),
    solana: solanaAddress(),
    signature: solanaSignature(),
    chain: chain(),
    unknown: orNull(integerString("C")),
  };
  const { properties = {} } = z.toJSONSchema(z.object(inResults), { io: "output" });
  for (const name of Object.keys(inResults))
    expect([name, properties[name]]).toEqual([
      name,
      expect.objectContaining({ description: expect.any(String) }),
    ]);
  const inArguments = { chain: chain({ base: "eip155:8453" }), limit: limit({ most: 5, usual: 5 }) };
  expect(
    z.toJSONSchema(z.object({ ...inResults, ...inArguments }), { io: "input" }).properties,
  ).toMatchObject({
    chain: { anyOf: [{ type: "string" }, { type: "integer" }], description: expect.stringContaining("base") },
    limit: { type: "integer", minimum: 1, maximum: 5, default: 5 },
    decimal: { type: "string" },
  });
});
