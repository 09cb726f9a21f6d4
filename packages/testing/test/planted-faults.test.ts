// Planted faults: the suite passes sound providers, finds each fault by the clause that is about it, and names tool and line.
import { defineProviderFactory } from "@svckit/core";
import { expect, test } from "vitest";
import { testProviderFactory } from "../src/provider/test-provider-factory.js";
import { some } from "./at-length.js";
import { failuresOf } from "./collect.js";
import { FAULTS, lineOf, type PlantedFault, SOUND } from "./planted-faults.js";
import { SOUND_WALKS, WALKING_FAULTS } from "./planted-walks.js";

const PLANTED = { ...FAULTS, ...WALKING_FAULTS };

const RECORDED = 'answers {"id":"o1"} as recorded';
const ENDS = "ends by itself";
const AWAITS = "awaits all that it asks";
const DOORS = "reaches the network, the time and timers by ctx alone";
const READS = "changes nothing, as its effect says";
const ONCE = "sends no change a second time, whatever became of the first";
const DOWN = "is degraded when the upstream answers 500";
const DROPS = "is degraded when the upstream drops the connection";
const LIMITED = "is rate limited, with the time to wait, when the upstream answers 429 with Retry-After";
const NO_KEY = "misses its key when the upstream answers 401";
const ABSENT = "fails, or says no_data, when the upstream answers 404";
const SHAPES = [
  "is failing when the upstream answers what is not JSON",
  "is failing, or says no_data, when the upstream answers an empty array",
  "is failing, or says no_data, when the upstream answers a string",
];
const WALKS = 'gives each row of {"limit":2} once, over all its pages';
const STANDS_IN = 'lets get_state answer {"id":"o1"} while its own upstream is down';
const TROUBLES = [DOWN, DROPS, LIMITED, NO_KEY, ABSENT, ...SHAPES];

// Each fault, all the clauses that fail for it, and what the first of them says.
const FOUND: readonly (readonly [fault: string, clauses: readonly string[], words: string])[] = [
  ["key in data", [RECORDED], "the answer repeats what the provider authenticates with"],
  [
    "key in error",
    ['answers TOOL_ERROR (invalid_input) for {"id":"o2"}'],
    "the answer repeats what the provider authenticates with",
  ],
  ["key in log", [RECORDED, ...TROUBLES], "the log repeats what the provider authenticates with"],
  ["write marked read", [READS], 'its name says create, but its effect is "read"'],
  ["put in a read", [READS, RECORDED, ...TROUBLES], "that only reads sent a PUT"],
  ["read answered 201", [READS], "201, that it has made something"],
  [
    "write retried",
    [ONCE],
    "the connection broke, and it was sent again: POST https://orders.example/v1/orders",
  ],
  ["write sent twice", [ONCE], "the upstream did it, and it was sent again"],
  ["read not awaited", [AWAITS], 'did not await its requests {"requests":["GET"]'],
  ["write not awaited", [AWAITS], 'did not await its requests {"requests":["POST"]'],
  ["asks after its end", [AWAITS], "it ended while requests of its own ran"],
  ["own fetch", [DOORS], "fetch at "],
  ["own http", [DOORS], "a socket at "],
  ["own clock", [DOORS], "Date.now at "],
  ["own timer", [DOORS], "setTimeout at "],
  ["hangs", [ENDS, RECORDED], "it hangs: its deadline ended the call, after GET https://orders.example"],
  [
    "float amount",
    ["gives amounts of money and tokens as text or whole numbers, and a float only where it says so"],
    "output.price",
  ],
  [
    "argument not described",
    ["describes its arguments and its result as JSON Schema"],
    "the argument id has no description",
  ],
  [
    "example not valid",
    ["has an example, and its arguments are valid"],
    'examples[0]: {"id":7} is not valid',
  ],
  ["failure swallowed", TROUBLES, "it answered ok with"],
  ["absent as data", [ABSENT], "no_data is expected"],
  ["path leaves", ["never leaves the base URL, whatever its arguments say"], "led elsewhere"],
  ["result too large", [RECORDED], "over the 4096 bytes of its tool, and cannot be cut"],
  ["result does not fit", [RECORDED], "gave a result that does not fit the tool (state:"],
  ["failure throws", [RECORDED, DOWN, LIMITED, NO_KEY], "its `failure` could not read"],
  ["cursor repeats a row", [WALKS], 'the row {"id":"b","state":"open"} of page 2 stood on page 1 already'],
  ["cursor skips a row", [WALKS], 'row 3, on page 2,.id is "d" where "c" is expected'],
  ["cursor never ends", [WALKS], "its cursor never ends"],
  ["result wider than told", [RECORDED], "data.state is not among the fields of its schema"],
  [
    "state kept between callers",
    ["keeps nothing of one caller for the next", ...TROUBLES],
    "it asked nothing for caller 1: it keeps what another one got",
  ],
  ["fallback with wrong arguments", [STANDS_IN], "the fallback's arguments do not fit get_state (number)"],
  ["fallback that asks for another", [STANDS_IN], "its fallback asked what no recording is for"],
  ["fallback with a wrong result", [STANDS_IN], "gave a result that does not fit the tool (id:"],
];

test("finds nothing wrong with sound providers", async () => {
  for (const { provider, ...recordings } of [...SOUND, ...SOUND_WALKS])
    expect(await failuresOf(provider, recordings)).toEqual({});
});

test("has a clause for every fault that is planted", () => {
  expect(FOUND.map(([fault]) => fault).sort()).toEqual(Object.keys(PLANTED).sort());
});

test.each(some(FOUND, 6))(
  "finds by its own clauses, with tool and line: %s",
  async (fault, clauses, words) => {
    const planted: PlantedFault | undefined = PLANTED[fault];
    if (planted === undefined) throw new Error(`nothing is planted as ${fault}`);
    const { provider, ...recordings } = planted;
    const failed = await failuresOf(provider, recordings);
    const tool = recordings.calls[0]?.tool ?? "";
    expect(Object.keys(failed).sort()).toEqual(clauses.map((clause) => `${tool} ${clause}`).sort());
    const told = failed[`${tool} ${clauses[0]}`] ?? "";
    expect(told).toContain(words);
    expect(told.split(" ", 1)).toEqual([tool]);
    expect(told).toContain(lineOf(fault));
  },
);

test("finds a factory that throws where its key is missing, with the line", async () => {
  const factory = defineProviderFactory({}, () => {
    throw new Error("KEY is not set");
  });
  const tests: [string, () => Promise<void>][] = [];
  testProviderFactory(
    { describe: (_, body) => body(), it: (name, body) => tests.push([name, () => body()]) },
    factory,
  );
  expect(tests.map(([name]) => name)).toEqual([
    "is made without options and keys: what it lacks then, its tools say as missing_key",
  ]);
  const error: unknown = await tests[0]?.[1]().catch((thrown: unknown) => thrown);
  expect(String(error)).toContain("KEY is not set");
  expect(error).toHaveProperty("stack", expect.stringMatching(/planted-faults\.test\.ts:\d+/));
});
