// Categories come from the catalog: one that a provider brings is served like those that always exist.
import { mcpRoutes, withMcp } from "@svckit/adapters-mcp";
import { CATEGORIES, createService, defineProvider, defineTool } from "@svckit/core";
import { toFetch } from "@svckit/rest";
import { expect, test } from "vitest";
import { z } from "zod";

const weather = defineProvider({
  id: "weather",
  title: "Weather",
  tools: [
    defineTool({
      name: "get_weather",
      title: "Weather",
      description: "The weather somewhere, as it is at this moment.",
      category: "air_and_sea",
      effect: "read",
      keyless: true,
      input: z.object({}),
      output: z.object({ weather: z.string() }),
      execute: () => ({ weather: "fair" }),
    }),
  ],
});

const service = createService({ providers: [weather], publicUrl: "https://svc.example" });
const handle = toFetch(withMcp(service));

async function ask(path: string, method: string, params: object) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const response = await handle(new Request(`https://svc.example${path}`, { method: "POST", headers, body }));
  // `as`: an answer of the protocol, whose parts the tests look at.
  // biome-ignore lint/suspicious/noExplicitAny: as above
  return ((await response.json()) as any).result;
}

test("every category of the catalog has an endpoint, whether a tool is in it or not", () => {
  expect(mcpRoutes(service).map(({ path }) => path)).toEqual([
    "/mcp",
    ...["air_and_sea", ...CATEGORIES].sort().map((category) => `/svc_${category}/mcp`),
  ]);
});

test("the endpoint of a category that a provider brings lists its tools and calls them", async () => {
  const path = "/svc_air_and_sea/mcp";
  const { tools } = await ask(path, "tools/list", {});
  expect(tools.map(({ name }: { name: string }) => name)).toContain("get_weather");
  const { structuredContent } = await ask(path, "tools/call", { name: "get_weather", arguments: {} });
  expect(structuredContent).toMatchObject({ ok: true, data: { weather: "fair" } });
});

test("the resource of categories names each with its endpoint and the number of its tools", async () => {
  const { contents } = await ask("/mcp", "resources/read", { uri: "svc://categories" });
  const { categories } = JSON.parse(contents[0].text);
  expect(categories).toContainEqual({
    category: "air_and_sea",
    endpoint: "https://svc.example/svc_air_and_sea/mcp",
    tools: 1,
  });
  for (const category of CATEGORIES) expect(categories).toContainEqual(expect.objectContaining({ category }));
});
