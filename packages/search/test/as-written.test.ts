// What stays as it was written: an address for the tools that check one, and a span that a tool takes by its name.
import { systemClock } from "@svckit/core";
import { plannerEngine, type Turn } from "@svckit/search";
import { beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { ask } from "./answer-context.js";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

beforeAll(async () => {
  catalog = await sharedCatalog();
});

function put(text: string, earlier: readonly Turn[] = []) {
  return ask(catalog.service, plannerEngine(), text, { clock, earlier });
}

const LOWER = "0xdac17f958d2ee523a2206206994597c13d831ec7";
const RIGHT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
const WRONG = "0xdac17F958d2ee523a2206206994597c13d831ec7";

test.each([
  [`checksum ${LOWER}`, "checksum_address", LOWER, "was right no"],
  [`checksum ${RIGHT}`, "checksum_address", RIGHT, "was right yes"],
  [`checksum ${WRONG}`, "checksum_address", WRONG, "was right no"],
  [`validate ${WRONG}`, "validate_address", WRONG, "is valid no"],
  [`is ${WRONG} a valid address?`, "validate_address", WRONG, "is valid no"],
  [`validate address ${LOWER}`, "validate_address", LOWER, "is valid yes"],
])("a tool that checks an address gets it as it was written: %s", async (text, tool, address, told) => {
  const { answer, asked } = await put(text);
  expect(asked).toEqual([{ tool, args: { address } }]);
  expect(answer.response).toContain(told);
});

test("what an answer made of it in between is not what was written", async () => {
  const { asked } = await put("is that a valid address", [
    { role: "user", content: `balance of ${LOWER}` },
    { role: "assistant", content: `${RIGHT} holds 5 ETH.` },
  ]);
  expect(asked).toEqual([{ tool: "validate_address", args: { address: LOWER } }]);
});

test("any other tool gets its one spelling, and an address that is none is asked for", async () => {
  const { asked } = await put(`balance of ${LOWER}`);
  expect(asked[0]?.args).toMatchObject({ address: RIGHT });
  const { answer, asked: none } = await put(`balance of ${WRONG}`);
  expect(none).toEqual([]);
  expect(answer.missing?.missing.map(({ name }) => name)).toEqual(["address"]);
});

test.each([
  ["polymarket leaderboard by profit this month", "month"],
  ["polymarket leaderboard this week", "week"],
])("a span that a tool is given is no part that is left out: %s", async (text, period) => {
  const { answer, asked } = await put(text);
  expect(asked[0]?.args).toMatchObject({ period });
  expect(answer.response).not.toContain("The time that was asked for");
});

test("a span that it has no choice for is", async () => {
  const { answer } = await put("polymarket leaderboard in 2021");
  expect(answer.response).toContain('"in 2021" is nothing that this tool takes');
});
