// The clauses of the planner on what a question says in words: times, steps, numbers and values reach the arguments of tools that it has never seen.
import { createService, defineProvider, defineTool, type Service, systemClock } from "@svckit/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { plannerEngine } from "../src/index.js";
import { ask } from "./answer-context.js";

// A Sunday.
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };
const WALLET = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const TIME = "ISO 8601 with its zone, such as `2026-01-02T03:04:05Z`, or a day such as `2026-01-02`";
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const output = z.object({ depth: z.number().describe("Depth") });
const execute = () => ({ depth: 1 });

const tools = [
  defineTool({
    name: "get_reef_history",
    title: "History of a reef",
    description: "Gives how deep the reef of a wallet was over time.",
    category: "market_data",
    effect: "read",
    input: z.object({
      address: address.describe("Whose reef"),
      from: z.string().optional().describe(`The earliest time; the beginning where left out; ${TIME}`),
      to: z.string().optional().describe(`The latest time; now where left out; ${TIME}`),
      resolution: z.enum(["15m", "1h", "6h", "1d"]).optional().describe("Time between two points"),
    }),
    output,
    examples: [{ description: "One", args: { address: WALLET } }],
    execute,
  }),
];

let service: Service;

beforeAll(() => {
  service = createService({ providers: [defineProvider({ id: "sea", title: "Open Sea", tools })] });
});

afterAll(() => service.close());

async function argsOf(text: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { asked } = await ask(service, plannerEngine(), text, { clock });
  expect(asked).toHaveLength(1);
  return asked[0]?.args;
}

test.each([
  ["for the year 2025", "2025-01-01", "2025-12-31"],
  ["for all of 2025", "2025-01-01", "2025-12-31"],
  ["in October 2026", "2026-10-01", "2026-10-31"],
  ["in October", "2026-10-01", "2026-10-31"],
  ["from January till June 2026", "2026-01-01", "2026-06-30"],
  ["between March and May 2025", "2025-03-01", "2025-05-31"],
  ["in Q3", "2026-07-01", "2026-09-30"],
  ["in the second quarter of 2025", "2025-04-01", "2025-06-30"],
  ["in the first half of 2026", "2026-01-01", "2026-06-30"],
  ["in H2 2025", "2025-07-01", "2025-12-31"],
  ["between the 1st and 8th of November", "2026-11-01", "2026-11-08"],
  ["from 3rd to 10th October 2026", "2026-10-03", "2026-10-10"],
  ["9-10 Aug 2026", "2026-08-09", "2026-08-10"],
  ["Aug 9-10, 2026", "2026-08-09", "2026-08-10"],
  ["over the weekend", "2026-11-21", "2026-11-22"],
  ["last weekend", "2026-11-14", "2026-11-15"],
])("%s reaches from its first day to its last", async (said, from, to) => {
  expect(await argsOf(`history of the reef of ${WALLET} ${said}`)).toEqual({ address: WALLET, from, to });
});

test.each([
  ["since the 15th of this month", "2026-11-15"],
  ["since the 3rd", "2026-11-03"],
  ["since the 25th", "2026-10-25"],
  ["month to date", "2026-11-01"],
  ["ytd", "2026-01-01"],
  ["since last October", "2026-10-01"],
  ["since midnight", "2026-11-22"],
  ["over 30d", "2026-10-23T12:00:00Z"],
  ["over the last fifteen days", "2026-11-07T12:00:00Z"],
])("%s goes on until now", async (said, from) => {
  expect(await argsOf(`history of the reef of ${WALLET} ${said}`)).toEqual({ address: WALLET, from });
});

test.each([
  ["daily depth", "1d"],
  ["depth day by day", "1d"],
  ["depth per day", "1d"],
  ["depth, one point every hour,", "1h"],
  ["hourly depth", "1h"],
  ["depth every 6 hours", "6h"],
  ["depth at 6-hour steps", "6h"],
  ["depth in 15 minute intervals", "15m"],
])("%s is the time between two points, and no span", async (said, resolution) => {
  const args = await argsOf(`history of the reef: ${said} of ${WALLET} from 2026-01-01 to 2026-01-07`);
  expect(args).toEqual({ address: WALLET, from: "2026-01-01", to: "2026-01-07", resolution });
});
