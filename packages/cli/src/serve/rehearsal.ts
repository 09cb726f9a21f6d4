// Rehearsal: paid calls over HTTP through a service of their own, so that the first real call finds all code loaded.
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { withMcp } from "@svckit/adapters-mcp";
import { createService, defineProvider, defineTool, type Service } from "@svckit/core";
import { decimal, double, isoTime, lazy, orNull } from "@svckit/core/schemas";
import { createNodeServer, type NodeListener, toNodeListener } from "@svckit/rest";
import * as z from "zod";

// After one call Node's engine still reads most functions anew; after these the next is little slower than the tenth.
const ROUNDS = 5;

// Of the kinds that tools have most, so that the library which checks and describes them has run once too.
const ARGUMENTS = lazy(() =>
  z.strictObject({
    names: z
      .array(z.string().regex(/^[a-z]+$/))
      .min(1)
      .describe("Names"),
    since: z.iso.datetime().optional(),
    limit: z.int().min(1).max(100).default(20),
    order: z.enum(["up", "down"]).default("up"),
    of: z.union([z.string(), z.number()]).optional(),
    all: z.boolean().default(false),
    list: z
      .string()
      .trim()
      .toLowerCase()
      .max(100)
      .transform((text, ctx) => {
        if (text === "") ctx.addIssue({ code: "custom", message: "it is empty" });
        return text.split(",").join(",");
      }),
  }),
);
const HEALTH = lazy(() =>
  z.object({
    ok: z.boolean(),
    data: z.object({ status: z.string(), checks: z.record(z.string(), z.unknown()).nullish() }),
    details: z.array(z.object({ name: z.string().nullable() })).optional(),
    figures: z
      .record(z.string(), z.record(z.string(), orNull(double("A figure")).prefault(null)))
      .prefault({ one: { two: 1 } }),
    amount: orNull(decimal("An amount")).prefault("1.5"),
    at: orNull(isoTime("A time")).prefault("2020-01-01T00:00:00Z"),
    more: z.looseObject({ is: z.number().nullish() }).prefault({ is: 1 }),
  }),
);

/**
 * Serves a service in memory on the loopback interface and calls its only tool, which asks that same server. Nothing of
 * the real service takes part: no upstream, no store, no count.
 */
export async function rehearse(): Promise<void> {
  let answer: NodeListener = () => {};
  const server = createNodeServer((incoming, response) => answer(incoming, response));
  // Of this process alone: workers share the ports that they listen on otherwise.
  server.listen({ port: 0, host: "127.0.0.1", exclusive: true });
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = createRehearsal(url);
  answer = toNodeListener(withMcp(service));
  try {
    const { id } = await service.createAccount();
    const { key } = await service.createKey(id);
    const args = { names: ["server"], since: "2020-01-01T00:00:00Z", list: "a,b" };
    const params = { name: "rehearse", arguments: args };
    for (let round = 1; round <= ROUNDS; round++) {
      await post(`${url}/api/v1/execute`, key, { tool: "rehearse", args });
      await post(`${url}/${service.brand.name}_rehearsal/mcp`, key, {
        jsonrpc: "2.0",
        id: round,
        method: "tools/call",
        params,
      });
    }
  } finally {
    server.close();
    server.closeAllConnections();
    await service.close();
  }
}

function createRehearsal(baseUrl: string): Service {
  const tool = defineTool({
    name: "rehearse",
    title: "Rehearse",
    description: "Asks whether the server is well.",
    category: "rehearsal",
    effect: "read",
    input: ARGUMENTS,
    output: HEALTH,
    execute: (_, { http }) => http.get("healthz", { schema: HEALTH }),
  });
  return createService({
    providers: [defineProvider({ id: "rehearsal", title: "Rehearsal", baseUrl, tools: [tool] })],
  });
}

async function post(url: string, key: string, body: object): Promise<void> {
  const headers = {
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    // A trace that nobody records: an operator's SDK is to see real calls alone.
    traceparent: "00-00000000000000000000000000000001-0000000000000001-00",
  };
  const sent = request(url, { method: "POST", headers });
  sent.end(JSON.stringify(body));
  // `as`: a request emits its response.
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  for await (const _ of response);
  if (response.statusCode !== 200) throw new Error(`the rehearsal was answered with ${response.statusCode}`);
}
