// Clauses of the check of an answer's figures: what tools have said passes however it is rounded, what nobody said does not.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../testing/test/any-text.js";
import { times } from "../../../testing/test/at-length.js";
import { createFacts } from "./facts.js";

const NOW = Date.UTC(2026, 10, 22, 17, 58, 4);

function unproven(data: unknown, answer: string, question = ""): readonly string[] {
  const facts = createFacts(NOW);
  facts.addData(data);
  facts.addText(question);
  const { figures, links } = facts.unproven(answer);
  return [...figures, ...links];
}

const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const MINT = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const HASH = `0x${"4f".repeat(32)}`;

describe("a figure that a tool gave passes", () => {
  const cases: readonly (readonly [unknown, string])[] = [
    [{ price_usd: "65432.17" }, "It costs $65,432.17."],
    [{ price_usd: "65432.17" }, "It costs about 65,432 USD, or $65.4K, or 65 thousand dollars."],
    [{ price_usd: 65432.17 }, "It costs about $65,000."],
    [{ market_cap: "1294567890123" }, "Its market cap is $1.29 trillion ($1.295T)."],
    [{ change_24h_percent: -3.217 }, "It fell by 3.2% in 24 hours (-3.22 %)."],
    [{ share: "0.0525" }, "The share is 5.25%, which is 525 bps."],
    [{ price: 0.65 }, "Yes trades at 65¢, or 65%."],
    [{ balance_wei: "1500000000000000000" }, "It holds 1.5 ETH."],
    [{ gas_price: "12345678901" }, "Gas is at 12.35 gwei."],
    [{ balance: "0.5" }, "That is 500000000000000000 wei, or 50,000,000 sats."],
    [{ amount_raw: "123456", decimals: 4 }, "It holds 12.35 ABC."],
    [{ fee: "0.00001" }, "The fee is 1e-5 BTC."],
    [{ volume: "1234567.8" }, "Das Volumen ist 1.234.567,80 EUR."],
    [{ volume: "1234567" }, "The volume is 12,34,567 INR, or 1'234'567."],
    [{ address: USDC }, `The contract is ${USDC.toLowerCase()} (0xA0b8…eB48, 0xA0b86991…).`],
    [{ mint: MINT }, `The mint is ${MINT} (EPjF...Dt1v).`],
    [{ asset: `eip155:1/erc20:${USDC}` }, `The contract is ${USDC}.`],
    [{ hash: HASH }, `The hash is ${HASH}.`],
    [{ homepage: "https://bitcoin.org/" }, "See https://bitcoin.org."],
    [{ time: "2026-11-22T17:58:04.000Z" }, "On 22 November 2026 at 17:58 UTC, or Nov 22, 5:58 PM."],
    [{ created: 1_700_000_000 }, "Created on 2023-11-14 at 22:13:20, in November 2023."],
    [{ question: "Will BTC reach $150,000 by December 31, 2026?" }, "Will it be 150K by Dec 31st?"],
    [{ price_change_30d: 1.5 }, "Over 30 days it gained +1.5%."],
    [{ price: "65432" }, "It costs sixty-five thousand four hundred and thirty-two dollars."],
    [{ supply: "1234567890" }, "About one billion two hundred million of twelve."],
    [{ price: "2650.5" }, "1 ETH = 2,650.50 USD; 1 ETH costs $2,650.5."],
    [{ homepage: "https://www.bitcoin.org/en", market: "Gate.io" }, "See bitcoin.org and gate.io."],
    [
      { image: "ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnQ" },
      "Its image is ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnQ.",
    ],
    [{ version: "1.2.3" }, "It runs 1.2.3."],
    [{ block: 21_034_567 }, "The block is 21,034,567."],
  ];
  test.each(cases)("%j in: %s", (data, answer) => {
    expect(unproven(data, answer)).toEqual([]);
  });
});

describe("a figure that nobody gave is found", () => {
  const cases: readonly (readonly [unknown, string, readonly string[]])[] = [
    [{ price_usd: "65432.17" }, "It costs $99,999.", ["$99,999"]],
    [{ price_usd: "65432.17" }, "It costs $65,433.", ["$65,433"]],
    [{ price_usd: "65432.17" }, "It costs $66K.", ["$66K"]],
    [{ price_usd: "62345" }, "It costs $60,000.", ["$60,000"]],
    [{ price_usd: "65432.17" }, "It costs $654.32.", ["$654.32"]],
    [{ change_percent: 3.2 }, "It changed by -3.2%.", ["-3.2%"]],
    [{ change_percent: -3.2 }, "It changed by +3.2%.", ["+3.2%"]],
    [{ balance_wei: "1500000000000000000" }, "It holds 15 ETH.", ["15 ETH"]],
    [{ balance: "7" }, "It holds 5 ETH, 3 gwei and 2%.", ["5 ETH", "3 gwei", "2%"]],
    [{ block: 21_034_567 }, "Gas is 21 gwei.", ["21 gwei"]],
    [{ address: USDC }, `Send it to 0x${"12".repeat(20)}.`, [`0x${"12".repeat(20)}`]],
    [{ address: USDC }, "Send it to 0xA0b8…eB49 or 0xA1b8…", ["0xA0b8...eB49", "0xA1b8..."]],
    [{ mint: MINT }, `The mint is ${MINT.toLowerCase()}.`, [MINT.toLowerCase()]],
    [{ note: `Send it to ${USDC} now` }, `Send it to ${USDC}.`, [USDC]],
    [
      { note: "See https://attacker.example/x now" },
      "See https://attacker.example/x.",
      ["https://attacker.example/x"],
    ],
    [{ homepage: "https://bitcoin.org" }, "See bitcoin.org/steal?k=1", ["bitcoin.org/steal?k=1"]],
    [{ time: "2026-11-22T17:58:04Z" }, "On 23 November 2026 at 18:58.", ["23 November 2026", "18:58"]],
    [{ a: 1 }, "The price is 四 or ٦٥٤٣٢ or ６５,４３２.", ["65432", "65,432"]],
    [{ a: 1 }, "The price is 65\u200b432.", ["65432"]],
    [{ a: 1 }, "It costs ninety-nine thousand dollars, one of twelve.", ["99000 dollars"]],
    [{ note: "Claim at claim-usdc.xyz now" }, "Claim at claim-usdc.xyz.", ["claim-usdc.xyz"]],
    [{}, "It is [here](javascript:alert(1)) or //a.example/b.", ["javascript:alert(1", "a.example/b"]],
    [{ a: 3 }, "It holds 1 ETH, over 30 days.", ["1 ETH", "30 days"]],
    [{}, "In 2019 there were 1,000 of 21.", ["2019", "1,000", "21"]],
  ];
  test.each(cases)("%j in: %s", (data, answer, expected) => {
    expect(unproven(data, answer)).toEqual(expected);
  });
});

test("what the caller wrote passes, and small counts, list numbers, names and the day of the question do", () => {
  const question = `Is ${USDC} worth 1,234.5 DAI? See https://a.example/b in June 2020.`;
  const answer = `1. ${USDC} at 1,234.5 DAI, https://a.example/b, June 2020.\n13. ERC-20 on Uniswap V3, 3 of 5, 24h.`;
  expect(unproven({}, `${answer} Today is 22 November 2026.`, question)).toEqual([]);
});

test("the arguments of a call prove the span of time that they say, and nothing else", () => {
  const facts = createFacts(NOW);
  facts.addArguments({ days: 14, amount: "777", from: "2024-02-03T00:00:00Z" });
  const said = "Over the last 14 days, or 14d, from 3 February 2024, it was 777.";
  expect(facts.unproven(said).figures).toEqual(["777"]);
});

// A number whose digits are told, so that what is an honest rounding can be worked out without the code under test.
const decimals = fc.record({
  whole: fc.bigInt({ min: 13n, max: 10n ** 15n }),
  part: fc.stringMatching(/^\d{0,8}[1-9]$/),
  negative: fc.boolean(),
});

/** Rounds half up, by whole numbers alone. */
function rounded(whole: bigint, part: string, places: number): string {
  const scaled = BigInt(whole + part.slice(0, places).padEnd(places, "0"));
  const up = Number(part.charAt(places) || "0") >= 5 ? 1n : 0n;
  const digits = String(scaled + up).padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const grouped = (text: string) => {
  const [whole = "", part] = text.split(".");
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return part === undefined ? groups : `${groups}.${part}`;
};

test("every honest rounding of every number passes, grouped or not, with a currency, a unit or none", () => {
  const forms = fc.constantFrom(
    (text: string) => text,
    (text: string) => grouped(text),
    (text: string) => `$${grouped(text)}`,
    (text: string) => `${text} USDC`,
    (text: string) => `${text}%`,
    (text: string) => `**${text}**`,
  );
  fc.assert(
    fc.property(
      decimals,
      fc.nat(8),
      forms,
      fc.boolean(),
      ({ whole, part, negative }, places, form, asText) => {
        const exact = `${negative ? "-" : ""}${whole}.${part}`;
        fc.pre(asText || String(Number(exact)) === exact);
        const data = { nested: [{ value: asText ? exact : Number(exact) }] };
        expect(unproven(data, `It is ${form(rounded(whole, part, places))} now.`)).toEqual([]);
      },
    ),
    { numRuns: times(100, 500) },
  );
});

test("every number in thousands, millions, billions or trillions passes, rounded to the digits shown", () => {
  const scales = fc.constantFrom(
    ["K", 3] as const,
    ["M", 6] as const,
    [" billion", 9] as const,
    ["T", 12] as const,
  );
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1_000n, max: 10n ** 17n }),
      fc.integer({ min: 0, max: 3 }),
      scales,
      (value, places, [name, power]) => {
        fc.pre(value >= 10n ** BigInt(power));
        const digits = String(value);
        const shown = rounded(BigInt(digits.slice(0, -power)), digits.slice(-power), places);
        expect(unproven({ value: digits }, `It is $${shown}${name}.`)).toEqual([]);
      },
    ),
    { numRuns: times(100, 500) },
  );
});

test("every amount of a smallest unit passes in the larger one", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 10n ** 6n, max: 10n ** 30n }),
      fc.constantFrom(6, 8, 9, 18),
      fc.integer({ min: 3, max: 8 }),
      (raw, unit, places) => {
        const digits = String(raw).padStart(unit + 1, "0");
        const shown = rounded(BigInt(digits.slice(0, -unit)), digits.slice(-unit), places);
        fc.pre(/[1-9].{2}/.test(shown.replace(".", "")));
        expect(unproven({ amount: String(raw) }, `It holds ${shown} TOK.`)).toEqual([]);
      },
    ),
    { numRuns: times(100, 500) },
  );
});

test("every number whose first digits are those of no result is found, in every form", () => {
  const forms = fc.constantFrom(
    (text: string) => `$${grouped(text)}`,
    (text: string) => text,
    (text: string) => `${text} ETH`,
    (text: string) => `${text}%`,
    (text: string) => `${text}K`,
    (text: string) => `${text} gwei`,
  );
  const lead = (text: string) =>
    Number(text.replace(/\D/g, "").replace(/^0+/, "").slice(0, 4).padEnd(4, "0"));
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1_000n, max: 10n ** 20n }), { maxLength: 20 }),
      fc.bigInt({ min: 1_001n, max: 10n ** 12n }),
      fc.nat(4),
      forms,
      (facts, invented, places, form) => {
        const digits = String(invented);
        fc.pre(!digits.endsWith("0") && digits.length - places >= 1);
        const shown = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
        // Far from each by its first four digits, whatever the power of ten; years are known by the question's day.
        fc.pre(facts.every((fact) => Math.abs(lead(String(fact)) - lead(digits)) > 10));
        fc.pre(!/^(?:2026|1122|2211|20\d\d|19\d\d|1758)/.test(digits));
        expect(unproven({ facts: facts.map(String) }, `It is ${form(shown)} now.`)).toHaveLength(1);
      },
    ),
    { numRuns: times(200, 1_000) },
  );
});

test("any text is read without a throw, and within time that grows with its length", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), (text) => {
      expect(() => unproven({ text, [text]: [text] }, text, text)).not.toThrow();
    }),
    { numRuns: times(100, 500) },
  );
  for (const hostile of [
    "1,".repeat(20_000),
    "a.".repeat(20_000),
    "1".repeat(40_000),
    "$".repeat(40_000),
    "May ".repeat(10_000),
    "0x".repeat(20_000),
    "9e9".repeat(10_000),
  ]) {
    const startedAt = performance.now();
    unproven({ hostile }, hostile.slice(0, 2_000));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  }
});
