// The attack: a page of another origin calls a service on the visitor's machine, also by a name that resolves there.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startVictim, type Victim } from "./victim.js";

let victim: Victim;
beforeAll(async () => {
  victim = await startVictim({
    env: { SVC_METRICS: "1", SVC_ALLOWED_ORIGINS: "https://app.example" },
  });
});
afterAll(() => victim?.close());

const CALL = JSON.stringify({ tool: "search_tools", args: { intent: "price" } });
const JSON_TYPE = { "content-type": "application/json" };

test.each<[string, Record<string, string>]>([
  ["its origin", { origin: "https://evil.example" }],
  ["the origin of a sandbox", { origin: "null" }],
  ["a host name of its own", { host: "evil.example" }],
  ["a host name and an origin of its own", { host: "evil.example", origin: "http://evil.example" }],
])("a page with %s is answered nothing", async (_, headers) => {
  const shots = [
    victim.send("/api/v1/execute", { headers: { ...JSON_TYPE, ...headers }, body: CALL }),
    victim.send("/mcp", { headers: { ...JSON_TYPE, ...headers }, body: "{}" }),
    ...["/api/v1/tools", "/api/v1/quota", "/api/openapi.json", "/metrics", "/healthz", "/docs"].map((path) =>
      victim.send(path, { headers }),
    ),
  ];
  for (const { status, headers: given } of await Promise.all(shots)) {
    expect(status).toBe(403);
    expect(Object.keys(given).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test("a page that the operator allows may call", async () => {
  const headers = { ...JSON_TYPE, origin: "https://app.example" };
  expect(await victim.send("/api/v1/execute", { headers, body: CALL })).toMatchObject({
    status: 200,
    headers: { "access-control-allow-origin": "https://app.example" },
  });
});
