// A write under faults: a real server drops the connection, and the order is made once.
import assert from "node:assert/strict";
import { it } from "node:test";
import { createService, silentLogger } from "@svckit/core";
import { createStandIn } from "@svckit/testing";
import acme from "./acme.js";

it("makes one order, whatever the connection does and however often it is sent again", async () => {
  const exchange = await createStandIn({
    "POST /orders": () => ({ body: { id: "ord_81", status: "open" } }),
  });
  exchange.fault({ reset: "mid-body" });
  const service = createService({
    providers: [acme({ baseUrl: exchange.url })],
    keys: { ACME_API_KEY: "any-key-will-do" },
    logger: silentLogger,
  });
  const account = await service.createAccount({ credits: 10 });
  const { key: credential } = await service.createKey(account.id);
  const args = { symbol: "BTC-USD", side: "buy", amount: "0.1", price: "50000" };
  const send = () =>
    service.execute({ tool: "place_acme_order", args, credential, idempotencyKey: "order-1" });

  const answers = await Promise.all([send(), send(), send()]);
  answers.push(await send());
  for (const answer of answers) {
    assert.ok(!answer.ok);
    assert.equal(answer.error.code, "TOOL_ERROR");
    assert.equal(answer.error.retryable, false);
    assert.match(String(answer.meta?.warnings), /outcome_unknown/);
  }
  assert.equal(exchange.requests.length, 1);
  assert.deepEqual(await service.verifyLedger().then(({ spent, held }) => ({ spent, held })), {
    spent: 0,
    held: 0,
  });
  await service.close();
  await exchange.close();
});
