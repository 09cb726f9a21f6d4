// The clauses of what an approval is for: what the tool takes and where its list goes on, however that was written.
import { expect, test } from "vitest";
import { z } from "zod";
import { startCounting } from "../../test/counting-service.js";
import { startPaging } from "../../test/paging-upstream.js";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";

const RULE = () => ({ approve: "It is dear" });

const TOOL = defineTool({
  name: "get_list",
  title: "List",
  description: "Gives as many items as are asked for.",
  category: "market_data",
  effect: "read",
  input: z.object({ limit: z.int().default(5), chain: z.string().trim().default("base") }),
  output: z.object({ limit: z.number() }),
  execute: ({ limit }) => ({ limit }),
});

test("a default that is left out and the same written out are one call", async () => {
  const { ask, service } = await startCounting({
    admit: RULE,
    providers: [defineProvider({ id: "local", title: "Local", tools: [TOOL] })],
  });
  const send = async (args: object) => {
    const { code, envelope } = await ask({ tool: "get_list", args });
    return { code, id: envelope.ok ? undefined : envelope.error.approval_id };
  };
  const { id = "" } = await send({});
  for (const args of [{ limit: 5 }, { chain: " base" }, { limit: 5, chain: "base" }])
    expect((await send(args)).id).toBe(id);
  expect((await send({ limit: 6 })).id).not.toBe(id);
  // Under a key the text that was sent counts, and the key is still free.
  expect((await send({ limit: 5, idempotency_key: "k" })).id).toBe(id);
  await service.approvals.approve(id, { by: "me" });
  expect((await send({ limit: 5 })).code).toBe(undefined);
  expect((await send({})).code).toBe("APPROVAL_REQUIRED");
});

test("the next page of a list that was allowed waits for itself", async () => {
  let waits = false;
  const list = { rows: [1, 2, 3, 4, 5, 6], by: "offset", asked: 0 } as const;
  const { service } = startPaging(list, {}, { admit: () => (waits ? RULE() : true) });
  const { id } = await service.createAccount();
  const { key: credential } = await service.createKey(id);
  const send = async (args: object) => {
    const { envelope } = await service.transport.answer({ tool: "list_rows", args, credential });
    return envelope.ok
      ? { data: envelope.data, id: undefined }
      : { data: undefined, id: envelope.error.approval_id };
  };
  const cursor = (await send({ limit: 2 })).data?.["next_cursor"];
  expect(cursor).toBeTypeOf("string");
  waits = true;
  const first = await send({ limit: 2 });
  const second = await send({ limit: 2, cursor });
  expect(first.id).toBeTypeOf("string");
  expect(second.id).not.toBe(first.id);
  expect((await send({ cursor, limit: 2 })).id).toBe(second.id);
});

test("the service's own tools wait for nobody, and the rule is not asked about them", async () => {
  const asked: string[] = [];
  const { ask, askKeyless } = await startCounting({
    admit: ({ tool }) => {
      asked.push(tool.name);
      return RULE();
    },
  });
  const feedback = { tool: "report_feedback", args: { message: "The price is a day old." } };
  expect((await ask(feedback)).code).toBe(undefined);
  expect((await askKeyless(feedback)).code).toBe(undefined);
  expect(asked).toEqual([]);
});
