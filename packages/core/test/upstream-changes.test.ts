// Tools that change state over a real connection: each way in which an upstream confirms a change.
import { createService, defineProvider, defineTool, HOST, type UpstreamClient } from "@svckit/core";
import { createStandIn, type StandIn, type StandInAnswer } from "@svckit/testing";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";

let standIn: StandIn | undefined;

afterEach(() => standIn?.close());

async function change(method: "POST" | "PUT" | "PATCH" | "DELETE", answer: StandInAnswer, read?: "text") {
  standIn = await createStandIn({ [`${method} /orders/{id}`]: () => answer });
  const name = method.toLowerCase() as Lowercase<typeof method>;
  const send = (http: UpstreamClient) =>
    http[name]("/orders/{id}", {
      path: { id: "o1" },
      ...(method === "DELETE" ? {} : { json: { size: 2 } }),
      ...(read && { read }),
      schema: z.unknown(),
    });
  const order = defineTool({
    name: "change_order",
    title: "Change an order",
    description: "Changes one order of the stand-in.",
    category: "orders",
    effect: "write",
    input: z.object({}),
    output: z.object({ answer: z.unknown() }),
    execute: async (_, { http }) => ({ answer: await send(http) }),
  });
  const provider = defineProvider({ id: "shop", title: "Shop", baseUrl: standIn.url, tools: [order] });
  return createService({ providers: [provider] }).execute({
    tool: "change_order",
    args: {},
    principal: HOST,
  });
}

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
  "a %s that is answered with 204, or with nothing, is done",
  async (method) => {
    for (const answer of [{ status: 204 }, { status: 200 }, { status: 202 }]) {
      expect(await change(method, answer)).toMatchObject({ ok: true, data: { answer: null } });
      expect(standIn?.requests).toHaveLength(1);
      await standIn?.close();
    }
  },
);

test("a change that is answered with a word is done, where its tool reads a text", async () => {
  const answer = { body: "ok", headers: { "content-type": "text/plain" } };
  expect(await change("PUT", answer, "text")).toMatchObject({ ok: true, data: { answer: "ok" } });
  expect(standIn?.requests[0]).toMatchObject({ method: "PUT", body: { size: 2 } });
});

test("a DELETE without a body is sent without one", async () => {
  await change("DELETE", { status: 204 });
  expect(standIn?.requests[0]?.headers).not.toHaveProperty("content-type");
  expect(standIn?.requests[0]?.body).toBeUndefined();
});
