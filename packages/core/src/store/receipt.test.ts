// The clauses of a receipt's text: it is what JSON writes of the receipt, to the byte, whatever it holds.
import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "../../../testing/test/at-length.js";
import { createReceipt, type ReceiptOfCall, type ReceiptOfData, receiptText } from "./receipt.js";

const anyText = fc.string({ unit: "binary", maxLength: 80 });
const credits = fc.nat({ max: Number.MAX_SAFE_INTEGER });
const instant = fc.integer({ min: 0, max: Date.parse("2100-01-01") });
const digest = fc.option(fc.stringMatching(/^[0-9a-f]{64}$/));

const call: fc.Arbitrary<ReceiptOfCall> = fc.record({
  id: anyText,
  tool: fc.record({ name: anyText, category: anyText }),
  inputDigest: digest,
  startedAt: instant,
  endedAt: instant,
  creditCost: credits,
  creditsUsed: credits,
  creditsRemaining: fc.option(fc.oneof(credits, fc.integer())),
  serverVersion: anyText,
});
const data: fc.Arbitrary<ReceiptOfData> = fc.record({
  provider: anyText,
  runtimeStatus: fc.constantFrom("ok", "plan_required"),
  source: fc.constantFrom("live", "cached", "fallback", "unavailable"),
  originSource: fc.constantFrom("live", "fallback", null),
  cacheStatus: fc.constantFrom("miss", "hit", "bypass", "unknown"),
  fetchedAt: fc.option(instant),
  truncated: fc.boolean(),
  warnings: fc.array(anyText, { maxLength: 3 }),
  fallbackUsed: fc.boolean(),
  resultDigest: digest,
});
const failure = fc.option(fc.record({ cause: anyText, nextAction: anyText }), { nil: undefined });
const inner = fc.option(fc.array(anyText, { maxLength: 3 }), { nil: undefined });

test("is what JSON writes of a receipt, with what few receipts have and without", () => {
  fc.assert(
    fc.property(call, data, failure, inner, (ofCall, ofData, ofFailure, innerIds) => {
      const receipt = createReceipt(ofCall, ofData, ofFailure);
      const whole = innerIds === undefined ? receipt : { ...receipt, inner_receipt_ids: innerIds };
      expect(receiptText(whole)).toBe(JSON.stringify(whole));
    }),
    { numRuns: times(500, 20_000) },
  );
});
