// What every host of the matrix mounts: a surface with REST, MCP and the search, and an account whose key is printed.
import { withMcp } from "@svckit/adapters-mcp";
import { createService, defineProvider, defineTool } from "@svckit/core";
import { coingecko, hello } from "@svckit/providers";
import { createSearch, plannerEngine, searchRoutes } from "@svckit/search";
import * as z from "zod";

const slow = defineTool({
  name: "get_slow",
  title: "Slow",
  description: "Answers after so many milliseconds, for callers who leave and servers that end.",
  category: "demo",
  effect: "read",
  keyless: true,
  input: z.object({ ms: z.number() }),
  output: z.object({ ms: z.number() }),
  execute: ({ ms }, { signal }) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms, { ms });
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
});

/** The surface; its service is reached under `publicUrl` and asks the upstream, by a fetch of the host's where it has one. */
export async function openSurface({ publicUrl, upstream, fetch }) {
  const service = createService({
    providers: [
      hello(),
      coingecko({ baseUrl: upstream }),
      defineProvider({ id: "slow", title: "Slow", tools: [slow] }),
    ],
    publicUrl,
    ...(fetch && { fetch }),
    logger: {
      info() {},
      warn: (message, fields) => console.log("WARN", message, fields?.error ?? ""),
      error: (message, fields) => console.log("ERROR", message, fields?.error ?? ""),
    },
  });
  const { id } = await service.createAccount({ credits: 1_000 });
  const { key } = await service.createKey(id);
  console.log(`KEY ${key}`);
  return withMcp(service, { routes: searchRoutes(createSearch(service, { engine: plannerEngine() })) });
}
