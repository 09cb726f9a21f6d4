// A service of the core over a stand-in, with an account that pays: what the tests of upstream discipline run on.
import {
  type Call,
  createService,
  defineProvider,
  defineTool,
  type Envelope,
  type Provider,
  type ReadUpstreamFailure,
  type Receipt,
  type ServiceOptions,
  type ToolContext,
} from "@svckit/core";
import { createStandIn, createTestClock, type StandIn, type TestClock } from "@svckit/testing";
import { z } from "zod";

const INPUT = z.object({ id: z.string().describe("Id of the record") });
const OUTPUT = z.object({ value: z.number().nullable() });
const RECORD = z.object({ value: z.number() });

const COMMON = { category: "market_data", effect: "read", input: INPUT, output: OUTPUT } as const;

function reading(name: string) {
  return {
    ...COMMON,
    name,
    title: "A record",
    description: "Reads one record of the stand-in.",
    execute: ({ id }: { id: string }, { http }: ToolContext) =>
      http.get("/records/{id}", { path: { id }, schema: RECORD }),
  };
}

const FIND = defineTool({
  ...COMMON,
  name: "find_record",
  title: "A record that may not exist",
  description: "Looks for one record of the stand-in, which answers {}, null or 404 where it has none.",
  async execute({ id }, ctx) {
    const schema = RECORD.partial().nullable();
    const found = await ctx.http.find("/records/{id}", { path: { id }, schema });
    const { value } = found ?? {};
    return value === undefined ? ctx.noData({ value: null }, `there is no record ${id}`) : { value };
  },
});

const WRITE = defineTool({
  ...COMMON,
  name: "write_record",
  title: "Write a record",
  description: "Writes one record of the stand-in.",
  effect: "write",
  execute: ({ id }, { http }) => http.post("/records/{id}", { path: { id }, json: { id }, schema: RECORD }),
});

const MEASURE = defineTool({
  ...COMMON,
  name: "measure_record",
  title: "Size of a record",
  description: "Reads one record of the stand-in, however large it is.",
  async execute({ id }, { http }) {
    const schema = z.object({ padding: z.string() });
    const { padding } = await http.get("/records/{id}", { path: { id }, schema });
    return { value: padding.length };
  },
});

/** Errors inside a 200, as real upstreams have them. */
const failure: ReadUpstreamFailure = ({ body }) => {
  const { data } = z.object({ code: z.number() }).safeParse(body);
  if (data?.code === 4029) return { runtimeStatus: "rate_limited", message: "said too many requests" };
  if (data?.code === 2004) return { runtimeStatus: "invalid_input", message: "said bad argument" };
  if (data?.code === 10005) return { runtimeStatus: "plan_required", message: "said paid plans only" };
  return undefined;
};

function mainProvider(baseUrl: string, changes: Partial<Provider>): Provider {
  return defineProvider({
    id: "main",
    title: "Main",
    baseUrl,
    headers: { "x-api-key": "secret-of-main" },
    failure,
    tools: [
      defineTool({ ...reading("read_record"), keyless: true }),
      FIND,
      WRITE,
      MEASURE,
      defineTool({ ...reading("read_cached"), cacheTtl: 10_000 }),
      defineTool({ ...reading("read_stale"), cacheTtl: 10_000, staleTtl: 60_000 }),
      defineTool({ ...reading("read_paid"), unavailable: "it wants the paid plan" }),
      defineTool({
        ...reading("read_either"),
        fallback: {
          tool: "read_backup",
          args: ({ id }: { id: string }) => ({ key: id }),
          result: ({ amount }) => ({ value: Number(amount) }),
        },
      }),
    ],
    ...changes,
  });
}

function backupProvider(baseUrl: string): Provider {
  const backup = defineTool({
    ...COMMON,
    name: "read_backup",
    title: "A record of the backup",
    description: "Reads one record of the backup's stand-in.",
    input: z.object({ key: z.string().describe("Key of the record") }),
    output: z.object({ amount: z.number() }),
    execute: ({ key }, { http }) =>
      http.get("/{key}", { path: { key }, schema: z.object({ amount: z.number() }) }),
  });
  return defineProvider({ id: "backup", title: "Backup", baseUrl: `${baseUrl}/backup`, tools: [backup] });
}

/** A running service over a running stand-in. */
export interface CoreOnStandIn {
  readonly standIn: StandIn;
  readonly clock: TestClock;
  /** Paths of what the upstream was asked, in order. */
  asked(): string[];
  /** Calls as the account, or as nobody where `credential` says so. */
  call(tool: string, id: string, more?: Partial<Call>): Promise<Envelope & { readonly meta: Receipt }>;
  credits(): Promise<{ readonly remaining: number; readonly held: number; readonly used: number }>;
  /** Keyless calls left to an address. */
  keylessLeft(): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts both; the account has 1,000 credits. */
export async function startCore(
  options: Partial<ServiceOptions> = {},
  changes: Partial<Provider> = {},
): Promise<CoreOnStandIn> {
  const standIn = await createStandIn({
    "GET /records/{id}": ({ params }) => ({ body: { value: Number(params["id"]?.length) } }),
    "POST /records/{id}": () => ({ body: { value: 1 } }),
    "GET /backup/{key}": () => ({ body: { amount: 42 } }),
  });
  const clock = createTestClock();
  const service = createService({
    providers: [mainProvider(standIn.url, changes), backupProvider(standIn.url)],
    clock,
    plans: { free: { callsPerMinute: 100_000 } },
    ...options,
  });
  const account = await service.createAccount({ credits: 1_000 });
  const { key } = await service.createKey(account.id);
  const credential = { kind: "apiKey", key, keyKind: "live" } as const;
  const quota = async (caller: Partial<Call>) => {
    const { envelope } = await service.quota(caller);
    if (!envelope.ok) throw new Error(envelope.error.message);
    return envelope.data;
  };
  return {
    standIn,
    clock,
    asked: () => standIn.requests.map(({ method, path }) => `${method} ${path}`),
    async call(tool, id, more = { credential }) {
      const envelope = await service.execute({ tool, args: { id }, credential, ...more });
      if (envelope.meta === undefined) throw new Error(JSON.stringify(envelope));
      return { ...envelope, meta: envelope.meta };
    },
    async credits() {
      const { credits } = await quota({ credential });
      return z.object({ remaining: z.number(), held: z.number(), used: z.number() }).parse(credits);
    },
    keylessLeft: async () => (await quota({ address: "192.0.2.1" }))["remaining"],
    async close() {
      await service.close();
      await standIn.close();
    },
  };
}
