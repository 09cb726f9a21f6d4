// Clauses of keys that callers bring over REST: by a header of their own, documented, and nowhere else.
import { defineProvider, defineTool } from "@svckit/core";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { startServer, type TestServer } from "./server.js";

const OWN = "mine-7Tq1Lm4Vc8Zx3Ns6Pd0";

let server: TestServer | undefined;
afterEach(() => server?.close());

const helius = defineProvider({
  id: "helius",
  title: "Helius",
  baseUrl: "https://helius.example",
  auth: { bearer: true, variable: "HELIUS_API_KEY", personal: true },
  tools: [
    defineTool({
      name: "get_balance",
      title: "A balance",
      description: "Gives the balance of an address.",
      category: "onchain",
      effect: "read",
      keyless: true,
      input: z.object({}),
      output: z.object({ by: z.string() }),
      execute: (_, ctx) => ctx.http.get("", { schema: z.object({ by: z.string() }) }),
    }),
  ],
});

async function start() {
  const asked: (string | null)[] = [];
  server = await startServer({
    providers: [helius],
    async fetch({ headers }) {
      asked.push(headers.get("authorization"));
      return Response.json({ by: "somebody" });
    },
  });
  return { server, asked };
}

test("a header brings a caller's own key, with an account and without one", async () => {
  const { server, asked } = await start();
  for (const key of [server.key, undefined]) {
    const { json } = await server.execute(
      "get_balance",
      {},
      { key, headers: { "X-Svc-Key-Helius-Api-Key": OWN } },
    );
    expect(json).toMatchObject({ ok: true });
  }
  expect(asked).toEqual([`Bearer ${OWN}`, `Bearer ${OWN}`]);
});

test("without it the tool lacks its key, and the answer names the header", async () => {
  const { server, asked } = await start();
  const { status, text } = await server.execute("get_balance", {});
  expect(status).toBe(502);
  expect(text).toContain("x-svc-key-helius-api-key");
  expect(asked).toEqual([]);
});

test("a header for a key that no tool takes is refused, and those that are taken are named", async () => {
  const { server, asked } = await start();
  const { status, text } = await server.execute("get_balance", {}, { headers: { "x-svc-key-acme": OWN } });
  expect(status).toBe(400);
  expect(text).toContain("ACME");
  expect(text).toContain("HELIUS_API_KEY");
  expect(text).not.toContain(OWN);
  expect(asked).toEqual([]);
});

test("a key among the arguments is none", async () => {
  const { server } = await start();
  const { json } = await server.execute("get_balance", { keys: { HELIUS_API_KEY: OWN } });
  expect(json).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR" } });
});

test("the document lists the header on the route that calls tools, and pages may send it", async () => {
  const { server } = await start();
  const { text } = await server.request("/api/openapi.json");
  const { paths } = JSON.parse(text);
  const headers = paths["/api/v1/execute"].post.parameters.map(({ name }: { name: string }) => name);
  expect(headers).toContain("x-svc-key-helius-api-key");
  expect(JSON.stringify(paths["/api/v1/quota"])).not.toContain("x-svc-key");
  const preflight = await fetch(`${server.url}/api/v1/execute`, {
    method: "OPTIONS",
    headers: { origin: new URL(server.url).origin, "access-control-request-method": "POST" },
  });
  expect(preflight.headers.get("access-control-allow-headers")).toContain("x-svc-key-helius-api-key");
});
