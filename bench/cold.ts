// A server that has just started: how long its start takes, and its first answer beside its tenth.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createStandIn } from "@svckit/testing";
import { type Start, start, type ToRequest, wellFormedKey } from "./cold-start.js";
import { median, shuffled } from "./measure.js";
import { CHECKOUT } from "./places.js";

const STARTS = 11;
const TENTH = 9;
const FEW = 14;

/** What is asked first. Each call has arguments of its own, so that each asks its upstream. */
const REQUESTS: Readonly<Record<string, ToRequest>> = {
  "REST, a paid call": (index) => ({
    path: "/api/v1/execute",
    body: { tool: "get_price", args: { ids: `coin-${index}`, vs_currencies: "usd" } },
  }),
  "MCP, a paid call": (index) => ({
    path: "/svc_market_data/mcp",
    body: {
      jsonrpc: "2.0",
      id: index,
      method: "tools/call",
      params: { name: "get_price", arguments: { ids: `coin-${index}`, vs_currencies: "usd" } },
    },
  }),
};

/** Prints the time of a start, of its first and of its tenth answer, and their ratio; in BENCH_BESIDE's checkout too. */
export async function benchCold(): Promise<void> {
  const beside = process.env["BENCH_BESIDE"];
  const checkouts = { ...(beside && { before: resolve(beside) }), after: CHECKOUT };
  const upstream = await createStandIn({
    "GET /simple/price": ({ query }) => ({ body: { [query.get("ids") ?? ""]: { usd: 1 } } }),
  });
  const key = await wellFormedKey();
  const folder = await mkdtemp(join(tmpdir(), "cold-"));
  try {
    for (const [title, toRequest] of Object.entries(REQUESTS)) {
      const starts = new Map<string, Start[]>(Object.keys(checkouts).map((name) => [name, []]));
      for (let round = 0; round <= STARTS; round++) {
        for (const [name, root] of shuffled(Object.entries(checkouts))) {
          const store = join(folder, `${title}-${name}-${round}.db`);
          const env = { SVC_UPSTREAM_COINGECKO: upstream.url };
          const started = await start({ root, store, key, env }, toRequest);
          // The first start reads the program from the disk, and warms this process up.
          if (round > 0) starts.get(name)?.push(started);
        }
      }
      for (const [name, all] of starts) print(beside ? `${title}, ${name}` : title, all);
    }
    await compareCatalogs({ folder, key, upstream: upstream.url });
  } finally {
    await upstream.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function print(title: string, starts: readonly Start[]): void {
  const ready = median(starts.map(({ readyMs }) => readyMs));
  const at = (index: number) => median(starts.map(({ answersMs }) => answersMs[index] ?? Number.NaN));
  const [first, second, tenth] = [at(0), at(1), at(TENTH)];
  const ratio = median(starts.map(({ answersMs }) => (answersMs[0] ?? 0) / (answersMs[TENTH] ?? 0)));
  console.log(
    `${title}: READY after ${ready.toFixed(0)} ms; first answer ${first.toFixed(1)} ms, second ${second.toFixed(1)}, tenth ${tenth.toFixed(1)}: ${ratio.toFixed(1)} × (goal ≤ 3)`,
  );
}

/** Prints what a start with every tool costs beside one with few: the same program, asked for the same tool. */
async function compareCatalogs({ folder, key, upstream }: Record<"folder" | "key" | "upstream", string>) {
  const [toRequest] = Object.values(REQUESTS);
  if (!toRequest) return;
  const providers = pathToFileURL(join(CHECKOUT, "packages/providers/dist/index.js")).href;
  const all = `Object.entries(shipped).map(([name, make]) => name === "coingecko" ? coingecko : make())`;
  const few = `[{ ...coingecko, tools: [...coingecko.tools].sort((a, b) => Number(b.name === "get_price") - Number(a.name === "get_price")).slice(0, ${FEW}) }]`;
  const starts = { few: [] as Start[], all: [] as Start[] };
  for (const [name, listed] of Object.entries({ few, all })) {
    const text = `import * as shipped from ${JSON.stringify(providers)};
const coingecko = shipped.coingecko({ baseUrl: ${JSON.stringify(upstream)} });
export default { providers: ${listed} };
`;
    await writeFile(join(folder, `${name}.mjs`), text);
  }
  for (let round = 0; round <= STARTS; round++) {
    for (const name of shuffled(["few", "all"] as const)) {
      const env = { SVC_CONFIG: join(folder, `${name}.mjs`) };
      const started = await start(
        { root: CHECKOUT, store: join(folder, `${name}-${round}.db`), key, env },
        toRequest,
      );
      if (round > 0) starts[name].push(started);
    }
  }
  const ratio = (figure: (each: Start) => number) =>
    (median(starts.all.map(figure)) / median(starts.few.map(figure))).toFixed(2);
  const ready = ratio(({ readyMs }) => readyMs);
  const first = ratio(({ answersMs }) => answersMs[0] ?? Number.NaN);
  console.log(
    `every tool beside ${FEW} of them, in one program: READY ${ready} ×, first answer ${first} × (goal ≤ 1.1)`,
  );
}
