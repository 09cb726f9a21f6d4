// Runs the agent and checks what its model read and what its program kept; ends with code 0 where it works.
import { strict as assert } from "node:assert";

const { text, receipts } = await import("./agent.js");

assert.match(text, /Hello, Ada!/);
const [receipt] = receipts;
assert.equal(receipts.length, 1);
assert.deepEqual([receipt?.tool, receipt?.runtime_status], ["say_hello", "ok"]);
assert.deepEqual([receipt?.credits_used, receipt?.credits_remaining], [1, 99]);
// The model was given the receipt of the data.
assert.ok(text.includes(String(receipt?.receipt_id)));
