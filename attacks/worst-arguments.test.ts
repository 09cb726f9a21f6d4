// A search for the arguments that cost most before a call is counted, over every shipped tool, and the bound on them.
import { createService, type JsonSchema, type Service } from "@svckit/core";
import * as shipped from "@svckit/providers";
import { parseJsonBody } from "@svckit/rest/adapter";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heavyValue, type Random, seeded } from "./heavy-values.js";

const SEED = 20_251;
const ROUNDS = 40;
// The largest body of any surface, which is that of MCP.
const MAX_BYTES = 1_048_576;
const MAX_MS = 20;

let service: Service;
let key: string;

beforeAll(async () => {
  service = createService({
    providers: Object.values(shipped).map((factory) => factory()),
    plans: { free: { callsPerMinute: 1_000_000_000 } },
    // Nobody is asked: an account without a wallet is refused once its arguments were checked.
    fetch: async () => Response.json({}),
  });
  const { id } = await service.createAccount({ wallet: false });
  ({ key } = await service.createKey(id));
});
afterAll(() => service.close());

interface Found {
  readonly tool: string;
  readonly args: Record<string, unknown>;
  readonly ms: number;
  readonly outcome: string;
}

/** Processor time from the bytes of a body to the refusal of the call, the least of so many times, in milliseconds. */
async function measure(tool: string, args: Record<string, unknown>, times: number): Promise<Found> {
  const bytes = Buffer.from(JSON.stringify({ tool, args }));
  let ms = bytes.length > MAX_BYTES ? 0 : Number.POSITIVE_INFINITY;
  let outcome = "too long";
  for (let time = 0; time < times && ms > 0; time += 1) {
    const from = process.cpuUsage();
    outcome = await refusal(bytes);
    const { user, system } = process.cpuUsage(from);
    ms = Math.min(ms, (user + system) / 1_000);
  }
  return { tool, args, ms, outcome };
}

async function refusal(bytes: Uint8Array): Promise<string> {
  try {
    const { tool, args } = parseJsonBody(bytes, service.brand);
    const envelope = await service.execute({ tool: String(tool), args, credential: key });
    return envelope.ok ? "ok" : envelope.error.code;
  } catch (error) {
    return String(error);
  }
}

/** Climbs from a tool's example, one heavier value at a time. */
async function climb(tool: string, start: Record<string, unknown>, names: readonly string[], random: Random) {
  let worst = await measure(tool, start, 3);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Every third try starts anew, so that one heavy value does not hide what another would do.
    const base = round % 3 === 0 ? start : worst.args;
    const name = random.chance(0.1) ? random.pick(["more", "idempotency_key"]) : random.pick(names);
    const args = { ...base, [name]: heavyValue(random, base[name]) };
    const once = await measure(tool, args, 1);
    if (once.ms < worst.ms) continue;
    const again = await measure(tool, args, 3);
    if (again.ms > worst.ms) worst = again;
  }
  return measure(tool, worst.args, 7);
}

function namesOf(schema: JsonSchema): string[] {
  const { properties } = schema;
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

test("no arguments of any shipped tool cost more than 20 ms before the call is counted", async () => {
  const random = seeded(SEED);
  const found: Found[] = [];
  for (const tool of service.catalog.tools) {
    const { name, examples, inputSchema } = tool.entry();
    const names = [...namesOf(inputSchema), "more"];
    found.push(await climb(name, { ...examples[0]?.args }, names, random));
  }
  found.sort((a, b) => b.ms - a.ms);
  for (const { tool, args, ms, outcome } of found.slice(0, 5)) {
    console.info(
      `${ms.toFixed(1)} ms: ${tool} ${JSON.stringify(args).slice(0, 120)}… ${outcome.slice(0, 60)}`,
    );
  }
  console.info(`seed ${SEED}, ${found.length} tools, ${ROUNDS} rounds each`);
  expect(found.length).toBeGreaterThan(10);
  expect(found[0]?.ms, found[0]?.tool).toBeLessThan(MAX_MS);
});
