// What the check finds in answers that are honest: those that the planner words from the results of the whole catalog.
import { systemClock } from "@svckit/core";
import { plannerEngine } from "@svckit/search";
import { beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../../providers/test/catalog.js";
import { isAtLength, some } from "../../../testing/test/at-length.js";
import { createFacts } from "../../src/model/facts.js";
import { ask } from "../answer-context.js";
import { questionsOf } from "../score.js";

// When the results were fetched: the clock of the fixture stands there.
const FETCHED_AT = "2026-11-22T00:00:00.000Z";
const NOW = Date.UTC(2026, 10, 22, 12);

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;

beforeAll(async () => {
  catalog = await sharedCatalog();
});
test("no figure, address, hash or link is found in an honest answer, and all are without the results", async () => {
  const clock = { ...systemClock, now: () => NOW };
  const found: string[] = [];
  let [answers, figures] = [0, 0];
  for (const { id, prompt, messages = [] } of some(questionsOf("build"), 4)) {
    const text = prompt ?? messages.at(-1)?.content ?? "";
    const earlier = messages.slice(0, -1);
    const { answer, asked, results } = await ask(catalog.service, plannerEngine(), text, { earlier, clock });
    if (asked.length === 0 || answer.missing !== null) continue;
    const facts = createFacts(NOW);
    for (const { content } of [...earlier, { content: text }]) facts.addText(content);
    figures += facts.unproven(answer.response).figures.length;
    for (const data of [...results, ...answer.warnings, FETCHED_AT]) facts.addData(data);
    for (const { args } of asked) facts.addArguments(args);
    const unproven = facts.unproven(answer.response);
    found.push(...[...unproven.figures, ...unproven.links].map((each) => `${id}: ${each}`));
    answers += 1;
  }
  expect(answers).toBeGreaterThan(isAtLength ? 60 : 15);
  expect(figures).toBeGreaterThan(2 * answers);
  expect(found).toEqual([]);
}, 120_000);
