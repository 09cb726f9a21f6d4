// Views: what a list and a call cost where 10,000 callers see three different sets of tools, beside one set for all.
import { withMcp } from "@svckit/adapters-mcp";
import {
  type Clock,
  createService,
  type Plan,
  type Service,
  type ServiceOptions,
  systemClock,
} from "@svckit/core";
import { toFetch } from "@svckit/rest";
import { type Contender, inParallel, measureBoth } from "./measure.js";
import { PRICE_ARGS, priceNames, priceProvider } from "./priced-service.js";

const TOOLS = 300;
const CALLERS = 10_000;
const PLANS = ["free", "starter", "pro"];
// Each caller asks once a round.
const TIMES = CALLERS;
const ROUNDS = 5;
const GOAL = 1.1;

/** Prints microseconds of a list over REST, a list over MCP and a call, and what the views cost them. */
export async function benchViews(): Promise<void> {
  // Each plan lacks as many tools as the others, so that all lists are as long.
  const without = (at: number): Partial<Plan> => ({ tools: { deny: [`get_price_${at + 1}`] } });
  const kinds: Readonly<Record<string, Partial<ServiceOptions>>> = {
    "one view": { plans: plansOf(() => ({})) },
    "three views": { plans: plansOf(without) },
    "three views, by access": { plans: plansOf(() => ({})), access },
    "three views, access asked each time": { plans: plansOf(() => ({})), access, clock: LEAPING },
  };
  const contenders: Contender[] = [];
  for (const [kind, options] of Object.entries(kinds))
    contenders.push(...(await contendersOf(kind, options)));
  const { elapsed, processor } = await measureBoth(contenders, TIMES, ROUNDS);
  for (const [name, us] of elapsed) {
    const used = processor.get(name) ?? 0;
    console.log(
      `${name.padEnd(50)} ${us.toFixed(2).padStart(8)} µs, ${used.toFixed(2).padStart(8)} µs of the processor`,
    );
  }
  for (const work of WORK)
    for (const kind of Object.keys(kinds).slice(1)) {
      const ratioOf = (figures: ReadonlyMap<string, number>) =>
        ((figures.get(`${work}: ${kind}`) ?? 0) / (figures.get(`${work}: one view`) ?? 1)).toFixed(2);
      console.log(
        `${work}: ${kind} cost ${ratioOf(elapsed)} × one, ${ratioOf(processor)} × of the processor (goal ≤ ${GOAL})`,
      );
    }
}

const access: NonNullable<ServiceOptions["access"]> = (principal, { name }) =>
  principal.kind !== "account" || name !== `get_price_${PLANS.indexOf(principal.account.plan) + 1}`;

// Each round begins when nothing of the one before is remembered.
let leapt = 0;
const LEAPING: Clock = { ...systemClock, now: () => Date.now() + leapt };

const WORK = ["REST list", "MCP list", "call"] as const;

function plansOf(more: (at: number) => Partial<Plan>): NonNullable<ServiceOptions["plans"]> {
  const endless = { credits: 1_000_000_000, callsPerMinute: 1_000_000_000 };
  return Object.fromEntries(PLANS.map((plan, at) => [plan, { ...endless, ...more(at) }]));
}

async function contendersOf(kind: string, options: Partial<ServiceOptions>): Promise<readonly Contender[]> {
  const service = openService(options);
  const keys: string[] = [];
  await inParallel(CALLERS, 50, async (at) => {
    const { id } = await service.createAccount({ plan: PLANS[at % PLANS.length] ?? "free" });
    keys[at] = (await service.createKey(id)).key;
  });
  const serve = toFetch(withMcp(service));
  const url = service.transport.settings.publicUrl;
  const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const ask = {
    "REST list": (key: string) =>
      serve(new Request(`${url}/api/v1/tools?limit=25`, { headers: { "x-api-key": key } })),
    "MCP list": (key: string) =>
      serve(
        new Request(`${url}/svc_market_data/mcp`, {
          method: "POST",
          headers: { "x-api-key": key, "content-type": "application/json", "accept-encoding": "gzip" },
          body: list,
        }),
      ),
    call: async (credential: string) => {
      const answer = await service.execute({ tool: "get_price_7", args: PRICE_ARGS, credential });
      return new Response(null, { status: answer.ok ? 200 : 500 });
    },
  };
  return WORK.map((work) => ({
    name: `${work}: ${kind}`,
    async run(times) {
      if (options.clock) leapt += 120_000;
      for (let at = 0; at < times; at++) {
        const response = await ask[work](keys[at % CALLERS] ?? "");
        if (response.status !== 200) throw new Error(await response.text());
        await response.body?.cancel();
      }
    },
  }));
}

function openService(options: Partial<ServiceOptions>): Service {
  return createService({ providers: [priceProvider(priceNames(TOOLS))], ...options });
}
