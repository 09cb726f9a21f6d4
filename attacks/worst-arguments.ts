// A search for the arguments that cost most before a call is counted, and the bound on them.
import { type CatalogTool, createService, type JsonSchema, type Service } from "@svckit/core";
import * as shipped from "@svckit/providers";
import { parseJsonBody } from "@svckit/rest/adapter";
import { expect } from "vitest";
import { slowness } from "../packages/testing/test/machine.js";
import { heavyValue, type Random } from "./heavy-values.js";

// The largest body of any surface, which is that of MCP.
const MAX_BYTES = 1_048_576;
const MAX_MS = 20;

/** A service with every shipped tool, and a key whose calls are refused once their arguments were checked. */
export interface Searched {
  readonly service: Service;
  readonly key: string;
}

/** Nobody is asked: an account without a wallet is refused before. */
export async function createSearched(): Promise<Searched> {
  const service = createService({
    providers: Object.values(shipped).map((factory) => factory()),
    plans: { free: { callsPerMinute: 1_000_000_000 } },
    fetch: async () => Response.json({}),
  });
  const { id } = await service.createAccount({ wallet: false });
  const { key } = await service.createKey(id);
  return { service, key };
}

interface Found {
  readonly tool: string;
  readonly args: Record<string, unknown>;
  readonly ms: number;
  readonly outcome: string;
}

/** Processor time from the bytes of a body to the refusal of the call, the least of so many times, in milliseconds. */
async function measure(
  searched: Searched,
  tool: string,
  args: Record<string, unknown>,
  times: number,
): Promise<Found> {
  const bytes = Buffer.from(JSON.stringify({ tool, args }));
  let ms = bytes.length > MAX_BYTES ? 0 : Number.POSITIVE_INFINITY;
  let outcome = "too long";
  for (let time = 0; time < times && ms > 0; time += 1) {
    const from = process.cpuUsage();
    outcome = await refusal(searched, bytes);
    const { user, system } = process.cpuUsage(from);
    ms = Math.min(ms, (user + system) / 1_000);
  }
  return { tool, args, ms, outcome };
}

async function refusal({ service, key }: Searched, bytes: Uint8Array): Promise<string> {
  try {
    const { tool, args } = parseJsonBody(bytes, service.brand);
    const envelope = await service.execute({ tool: String(tool), args, credential: key });
    return envelope.ok ? "ok" : envelope.error.code;
  } catch (error) {
    return String(error);
  }
}

/** Climbs from a tool's example, one heavier value at a time. */
async function climb(
  searched: Searched,
  { entry }: CatalogTool,
  random: Random,
  rounds: number,
): Promise<Found> {
  const { name: tool, examples, inputSchema } = entry();
  const start = { ...examples[0]?.args };
  const names = [...namesOf(inputSchema), "more"];
  let worst = await measure(searched, tool, start, 3);
  for (let round = 0; round < rounds; round += 1) {
    // Every third try starts anew, so that one heavy value does not hide what another would do.
    const base = round % 3 === 0 ? start : worst.args;
    const name = random.chance(0.1) ? random.pick(["more", "idempotency_key"]) : random.pick(names);
    const args = { ...base, [name]: heavyValue(random, base[name]) };
    const once = await measure(searched, tool, args, 1);
    if (once.ms < worst.ms) continue;
    const again = await measure(searched, tool, args, 3);
    if (again.ms > worst.ms) worst = again;
  }
  return measure(searched, tool, worst.args, 7);
}

function namesOf(schema: JsonSchema): string[] {
  const { properties } = schema;
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

/** Searches these tools, prints the worst of all, and holds it to the bound, as slow as this machine is at the moment. */
export async function expectCheap(
  searched: Searched,
  tools: readonly CatalogTool[],
  random: Random,
  rounds: number,
): Promise<void> {
  const found: (Found & { readonly bound: number })[] = [];
  for (const tool of tools) {
    const worst = await climb(searched, tool, random, rounds);
    // To tell how slow it is takes longer than a search should, where nothing is near the bound.
    found.push({ ...worst, bound: worst.ms < MAX_MS ? MAX_MS : MAX_MS * slowness() });
  }
  found.sort((a, b) => b.ms / b.bound - a.ms / a.bound);
  for (const { tool, args, ms, outcome } of found.slice(0, 5)) {
    const shown = JSON.stringify(args).slice(0, 120);
    console.info(`${ms.toFixed(1)} ms: ${tool} ${shown}… ${outcome.slice(0, 60)}`);
  }
  console.info(`${found.length} tools, ${rounds} rounds each`);
  expect(found.filter(({ ms, bound }) => ms >= bound).map(({ tool, ms }) => `${tool}: ${ms} ms`)).toEqual([]);
}
