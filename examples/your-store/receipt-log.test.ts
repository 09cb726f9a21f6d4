// The contract of a store, run on the store of this folder, and a clause of its own.
import { strict as assert } from "node:assert";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { createService, memoryStore } from "@svckit/core";
import { hello } from "@svckit/providers";
import { testStore } from "@svckit/testing";
import { withReceiptLog } from "./receipt-log.js";

const newFile = () => join(mkdtempSync(join(tmpdir(), "receipt-log-")), "receipts.jsonl");

testStore({ describe, it }, "memory with a receipt log", (options) => {
  const store = withReceiptLog(memoryStore(options), newFile());
  return { store, close: async () => store.close() };
});

it("appends the receipt of every call before it is answered", async () => {
  const file = newFile();
  const service = createService({ providers: [hello()], store: withReceiptLog(memoryStore(), file) });
  const answer = await service.execute({ tool: "say_hello", args: { name: "Ada" } });
  assert(answer.ok);
  assert.deepEqual(JSON.parse(readFileSync(file, "utf8")), answer.meta);
  await service.close();
});
