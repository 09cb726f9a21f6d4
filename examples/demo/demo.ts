// The demonstration: a real node, a stand-in upstream, the service, and calls with their receipts.
import { strict as assert } from "node:assert";
import { once } from "node:events";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { connectAgent } from "./agent.js";
import { createClient, type Json } from "./client.js";
import { startNode, transfer } from "./evm-node.js";
import { explain, heading, note, showReceipt } from "./print.js";
import { startService } from "./service-process.js";

const RECIPIENT = "0x00000000000000000000000000000000DeaDBeef";
const AMOUNT_WEI = 1_234_500_000_000_000_000n;

heading("Starting");
const upstreams = await startUpstreams();
const coingecko = upstreams.of("coingecko")?.[""];
assert.ok(coingecko);
explain("stand-ins", `${Object.keys(upstreams.environment).length} upstreams`);
const node = await startNode();
explain(
  "EVM node",
  node?.url ?? "none: this platform has no binary of it, so the steps on the chain are left out",
);
const service = await startService({
  ...upstreams.environment,
  SVC_BOOTSTRAP_CREDITS: "100",
  ...(node && { SVC_EVM_RPC_LOCAL: node.url }),
});
explain("service", service.url);

try {
  const keyed = createClient(service.url, service.key);
  const keyless = createClient(service.url);

  heading("The catalog");
  const tools: Json[] = [];
  for (let path = "/api/v1/tools"; path !== ""; ) {
    const { ok, data, meta } = await keyless.get(path);
    assert.equal(ok, true);
    tools.push(...data.tools);
    path = meta.next_cursor === null ? "" : `/api/v1/tools?cursor=${meta.next_cursor}`;
  }
  const names = (field: string) => new Set(tools.map((tool) => tool[field]));
  explain(`${tools.length} tools`, `of ${names("provider").size} providers`);
  explain(`${names("category").size} categories`, [...names("category")].sort().join(", "));

  if (node) {
    heading("A balance, read from the node after a real transaction");
    const hash = await transfer(node.url, RECIPIENT, AMOUNT_WEI);
    note(`sent ${AMOUNT_WEI} wei to ${RECIPIENT} in ${hash}`);
    const balance = await keyed.execute("get_native_balance", { address: RECIPIENT, chain: "local" });
    assert.equal(balance.data.balance_wei, AMOUNT_WEI.toString());
    explain("balance", `${balance.data.balance_wei} wei, equal to what was sent`);
    showReceipt(balance);

    heading("The gas price, without a key");
    const gas = await keyless.execute("get_gas_price", { chain: "local" });
    assert.equal(gas.ok, true);
    explain("gas price", `${gas.data.gas_price_wei} wei`);
    showReceipt(gas);
  }

  heading("A price, fetched once and then from the cache");
  const args = { ids: "bitcoin", vs_currencies: "usd" };
  const live = await keyed.execute("get_price", args);
  const cached = await keyed.execute("get_price", args);
  assert.deepEqual([live.meta.source, cached.meta.source], ["live", "cached"]);
  explain("bitcoin", `${live.data.bitcoin.usd} USD`);
  showReceipt(live);
  showReceipt(cached);

  heading("A verdict from several sources: each answer is cited by its receipt, and the call has one price");
  const token = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
  const verdict = await keyed.execute("check_token_safety", { chain: "ethereum", token });
  assert.equal(verdict.ok, true);
  explain(verdict.data.verdict, verdict.data.sources.map((source: Json) => source.provider).join(", "));
  showReceipt(verdict);

  heading("A refusal: it costs nothing and says what to do");
  const refused = await keyed.execute("get_price", { ids: "bitcoin" });
  assert.equal(refused.error.code, "MISSING_PARAM");
  explain(refused.error.code, refused.error.message);
  showReceipt(refused);

  heading("A refund: the provider is down after the credit was held");
  coingecko.fault({ status: 503 });
  const refunded = await keyed.execute("get_global_stats", {});
  coingecko.fault(null);
  assert.equal(refunded.error.code, "PROVIDER_UNAVAILABLE");
  assert.equal(refunded.meta.credits_remaining, verdict.meta.credits_remaining);
  explain(refunded.error.code, refunded.error.message);
  showReceipt(refunded);

  heading("A replay: the same call, sent again, is not done again");
  const named = { ids: "solana", vs_currencies: "usd", idempotency_key: "demo-1" };
  const first = await keyed.post("/api/v1/execute", { tool: "get_price", args: named });
  const second = await keyed.post("/api/v1/execute", { tool: "get_price", args: named });
  assert.equal(second.text, first.text);
  assert.equal(second.headers.get("idempotent-replayed"), "true");
  explain("Idempotent-Replayed", "true, and the answer is the same to the byte");
  showReceipt(JSON.parse(second.text));

  heading("An agent, over MCP: it finds the tool by what it wants, and pays from the same wallet");
  const agent = await connectAgent(`${service.url}/mcp`, service.key);
  const found = await agent.call("search_tools", { intent: "what is solana worth in dollars?" });
  const [{ name, call }] = found.data.tools;
  assert.equal(name, "get_token_price");
  explain("search_tools", `${name}, to be called through ${call.invoker}`);
  const asked = await agent.call(call.invoker, { tool: name, args: { token: "solana" } });
  assert.equal(asked.ok, true);
  showReceipt(asked);
  const again = await agent.call(call.invoker, { tool: "get_price", args: named });
  assert.deepEqual(again, JSON.parse(first.text));
  explain("replayed", "the key that REST has used gives the same answer here, and costs nothing");
  await agent.close();

  heading("A question in words: tools are found and asked, and it costs what that took");
  const question = await keyed.post("/v1/search", {
    prompt: "What is the price of bitcoin in euro, and the gas price on Ethereum?",
    include_data_sources: true,
  });
  const { response, data_sources: sources } = JSON.parse(question.text);
  assert.equal(sources.length, 2);
  explain("answer", response);
  explain("sources", sources.join(", "));
  const { data: receipt } = await keyed.get(`/api/v1/receipts/${question.headers.get("x-svc-receipt-id")}`);
  assert.equal(receipt.credits_used, 25);
  showReceipt({ ok: true, meta: receipt });

  heading("What is left");
  const quota = await keyed.get("/api/v1/quota");
  const { granted, used, held, remaining } = quota.data.credits;
  assert.deepEqual([granted, held, remaining], [100, 0, 100 - used]);
  explain("credits", `${granted} granted, ${used} used, ${held} held, ${remaining} remaining`);

  heading("The ledger, proved from the command line while the service runs");
  const proof = await service.verifyLedger();
  assert.deepEqual([proof.ok, proof.sum, proof.unexplained], [true, 0, 0]);
  explain("svc ledger verify", JSON.stringify(proof));

  heading("The console: the same in a browser");
  if (process.argv.includes("--stay")) {
    explain("address", `${service.url}/console`);
    explain("key, for this demonstration alone", service.key);
    note("Ctrl+C ends it.");
    await once(process, "SIGINT");
  } else {
    const page = await fetch(`${service.url}/console`);
    assert.match(await page.text(), /<script type="module"/);
    explain(`${service.url}/console`, "npm run demo -- --stay keeps it open");
  }
} finally {
  await service.stop();
  node?.stop();
  await upstreams.close();
}
note("\nDone.");
