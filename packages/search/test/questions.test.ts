// The clauses of the planner, in figures over questions that others wrote, each part scored unread before anybody worked with it.
import { systemClock } from "@svckit/core";
import { plannerEngine } from "@svckit/search";
import { beforeAll, describe, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { some } from "../../testing/test/at-length.js";
import { type Answered, ask } from "./answer-context.js";
import { inventedIn } from "./invented.js";
import { faultOf, type Part, questionsOf, type ScoredQuestion } from "./score.js";

const KINDS = ["answer", "conversation", "ask", "outside"] as const;
/** Least share of right answers in percent, by kind. */
const BOUNDS: Readonly<Record<Part, Readonly<Record<(typeof KINDS)[number], number>>>> = {
  build: { answer: 97, conversation: 91, ask: 98, outside: 95 },
  check: { answer: 93, conversation: 100, ask: 98, outside: 98 },
  last: { answer: 95, conversation: 98, ask: 98, outside: 98 },
  fresh: { answer: 93, conversation: 88, ask: 98, outside: 98 },
  unseen: { answer: 93, conversation: 95, ask: 98, outside: 98 },
  second: { answer: 0, conversation: 93, ask: 98, outside: 0 },
  third: { answer: 0, conversation: 95, ask: 98, outside: 0 },
  fourth: { answer: 0, conversation: 93, ask: 98, outside: 0 },
  fifth: { answer: 0, conversation: 84, ask: 98, outside: 0 },
  sixth: { answer: 0, conversation: 69, ask: 98, outside: 0 },
  seventh: { answer: 0, conversation: 76, ask: 96, outside: 0 },
  eighth: { answer: 0, conversation: 77, ask: 99, outside: 0 },
  ninth: { answer: 0, conversation: 80, ask: 96, outside: 0 },
  tenth: { answer: 0, conversation: 77, ask: 98, outside: 0 },
  twelfth: { answer: 0, conversation: 0, ask: 93, outside: 0 },
  // Nothing was learned from these.
  "unread/eleventh": { answer: 0, conversation: 84, ask: 94, outside: 0 },
  "unread/thirteenth": { answer: 0, conversation: 88, ask: 90, outside: 0 },
  "unread/fourteenth": { answer: 84, conversation: 88, ask: 95, outside: 91 },
  "unread/fifteenth": { answer: 91, conversation: 82, ask: 96, outside: 96 },
  "unread/seventeenth": { answer: 86, conversation: 77, ask: 93, outside: 95 },
  "unread/twentieth": { answer: 87, conversation: 0, ask: 92, outside: 95 },
  "unread/twentyfirst": { answer: 88, conversation: 0, ask: 95, outside: 95 },
  sixteenth: { answer: 91, conversation: 87, ask: 91, outside: 96 },
  eighteenth: { answer: 90, conversation: 78, ask: 92, outside: 90 },
  nineteenth: { answer: 94, conversation: 90, ask: 95, outside: 96 },
};

// Half of one that nothing was learned from, with all kinds. At length all parts: QUESTIONS=all.
const SHORT: readonly Part[] = ["unread/fourteenth"];
const isAll = process.env["QUESTIONS"] === "all";
// `as`: the table has a row for each part.
const PARTS = isAll ? (Object.keys(BOUNDS) as Part[]) : SHORT;

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
// The questions name days of that year.
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

beforeAll(async () => {
  catalog = await sharedCatalog();
});

function put(question: ScoredQuestion): Promise<Answered> {
  const { prompt, messages = [] } = question;
  const text = prompt ?? messages.at(-1)?.content ?? "";
  return ask(catalog.service, plannerEngine(), text, { earlier: messages.slice(0, -1), clock });
}

describe.each(PARTS)("%s", (part) => {
  const asked = isAll ? questionsOf(part) : some(questionsOf(part), 2);
  const answers = new Map<ScoredQuestion, Answered>();

  beforeAll(async () => {
    for (const question of asked) answers.set(question, await put(question));
  });

  const kinds = KINDS.filter((kind) => asked.some((question) => question.kind === kind));

  test.each(kinds)("%s: finds the right calls with the right arguments, asks back or declines", (kind) => {
    const all = [...answers].filter(([question]) => question.kind === kind);
    const faults = all.flatMap(([question, answered]) => {
      const fault = faultOf(question, answered, catalog.service.catalog);
      return fault === undefined
        ? []
        : [`  ${question.id} ${question.prompt ?? question.messages?.at(-1)?.content}: ${fault}`];
    });
    const percent = Math.round((1_000 * (all.length - faults.length)) / all.length) / 10;
    // Nobody is to read what an unread part asks.
    const told = part.startsWith("unread/") ? [] : faults;
    console.info([`${part}, ${kind}: ${percent} % of ${all.length}`, ...told].join("\n"));
    expect(percent).toBeGreaterThanOrEqual(BOUNDS[part][kind]);
  });

  test("every figure of an answer is one that a tool gave", () => {
    const invented = [...answers].flatMap(([question, answered]) =>
      inventedIn(answered, question.prompt).map(
        (figure) => `${question.id}: ${figure} in ${answered.answer.response}`,
      ),
    );
    expect(invented).toEqual([]);
  });

  test("asks no more than it said that it would, and nothing where it asks back or declines", () => {
    for (const [{ id }, { asked, maxCalls, answer }] of answers) {
      expect(asked.length, id).toBeLessThanOrEqual(maxCalls);
      if (maxCalls === 0) expect(answer.response, id).not.toBe("");
    }
  });
});
