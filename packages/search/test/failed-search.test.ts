// A search whose tools all failed: it costs nothing, though what they were to be asked about was found, and its receipt says why.
import { defineProvider, defineTool, ServiceError } from "@svckit/core";
import { modelEngine, modelFromEnv, plannerEngine } from "@svckit/search";
import { expect, test } from "vitest";
import { z } from "zod";
import type { AnswerEngine } from "../src/engine.js";
import { bodyOf, searching } from "./asking-engine.js";
import { type Script, startScriptedModel } from "./scripted-model.js";

const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .describe("Whose");
const WALLET = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const shared = { category: "market_data", effect: "read" } as const;
const examples = [{ description: "One", args: { address: WALLET } }];

const sea = defineProvider({
  id: "sea",
  title: "Open Sea",
  tools: [
    defineTool({
      ...shared,
      name: "resolve_ens",
      title: "Address of an ENS name",
      description: "Gives the address of an ENS name.",
      input: z.object({ name: z.string().describe("ENS name") }),
      output: z.object({ address: z.string().nullable() }),
      examples: [{ description: "One", args: { name: "vitalik.eth" } }],
      execute: ({ name }) => ({ address: name === "vitalik.eth" ? WALLET : null }),
    }),
    defineTool({
      ...shared,
      name: "get_reef_depth",
      title: "Depth of a reef",
      description: "Gives how deep the liquidity reef of a wallet is.",
      input: z.object({ address }),
      output: z.object({ depth: z.number() }),
      examples,
      execute(): { depth: number } {
        throw new ServiceError("TOOL_ERROR", { message: "the sea is rough", runtimeStatus: "rate_limited" });
      },
    }),
    defineTool({
      ...shared,
      name: "get_kelp_height",
      title: "Height of kelp",
      description: "Gives how high the kelp of a wallet is.",
      input: z.object({ address }),
      output: z.object({ height: z.number() }),
      examples,
      execute: () => ({ height: 3 }),
    }),
  ],
});

async function ask(
  prompt: string,
  {
    headers = {},
    engine = plannerEngine(),
  }: { headers?: Record<string, string>; engine?: AnswerEngine } = {},
) {
  const there = await searching({ providers: [sea] }, { credits: 1_000 }, engine);
  const auth = { authorization: `Bearer ${there.key}`, ...headers };
  const response = await there.post({ prompt }, auth);
  const { data: receipt } = await there.get(`/api/v1/receipts/${response.headers.get("x-svc-receipt-id")}`);
  const again = await there.post({ prompt }, auth);
  const credits = await there.credits();
  const { ok, held } = await there.service.verifyLedger();
  await there.service.close();
  return { body: await bodyOf(response), receipt, again, credits, ledger: { ok, held } };
}

test("what only found an argument is no answer: nothing is paid, the key is free, and the receipt says what failed", async () => {
  const { body, receipt, again, credits, ledger } = await ask("how deep is the reef of vitalik.eth", {
    headers: { "idempotency-key": "reef-1" },
  });
  expect(body.response).toContain("could not answer");
  expect(credits).toMatchObject({ used: 0, held: 0 });
  expect(ledger).toEqual({ ok: true, held: 0 });
  expect(again.headers.get("idempotent-replayed")).toBeNull();
  expect(receipt).toMatchObject({
    runtime_status: "rate_limited",
    source: "unavailable",
    ...{ credit_cost: 0, credits_used: 0 },
    cause: expect.stringContaining("the sea is rough"),
    next_action: expect.any(String),
  });
  expect(receipt.warnings).toContainEqual(expect.stringMatching(/^refunded: 25 credits were returned/));
  expect(receipt.inner_receipt_ids).toHaveLength(2);
});

test("a name that nothing is known by costs nothing, and nothing failed", async () => {
  const { credits, receipt } = await ask("how high is the kelp of nobodyatall.eth");
  expect(credits).toMatchObject({ used: 0, held: 0 });
  expect(receipt).toMatchObject({ runtime_status: "ok" });
});

test("beside a tool that answered, what found its argument counts", async () => {
  const { credits, receipt } = await ask("how high is the kelp of vitalik.eth");
  expect(receipt).toMatchObject({ runtime_status: "ok", credits_used: 25 });
  expect(credits).toMatchObject({ used: 50, held: 0 });
});

test.each([
  ["get_reef_depth", 0, "rate_limited"],
  ["get_kelp_height", 40, "ok"],
])("a model that finds an address and asks %s pays %i", async (tool, price, status) => {
  const script: Script = [
    { calls: [{ tool: "resolve_ens", args: { name: "vitalik.eth" } }] },
    { calls: [{ tool, args: { address: WALLET } }] },
    { text: "That is all." },
  ];
  const scripted = await startScriptedModel([...script, ...script]);
  const model = await modelFromEnv({ SVC_MODEL_URL: scripted.url, SVC_MODEL: "scripted" });
  if (model === undefined) throw new Error("the environment names a model");
  const { receipt } = await ask("the reef and kelp of vitalik.eth", { engine: modelEngine({ model }) });
  expect(receipt).toMatchObject({ runtime_status: status, credits_used: price });
  await scripted.close();
});
