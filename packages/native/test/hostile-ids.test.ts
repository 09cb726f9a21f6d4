// Hostile ids: each is refused by name before a store sees it, whichever argument of whichever tool it stands in.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { some } from "../../testing/test/at-length.js";
import { type Desk, openDesk } from "./desk.js";
import { engines } from "./engines.js";
import { argumentsOf, makerOf, type StateTool, stateTools } from "./world.js";

const found = await engines("postgres");
const ID = "0190b1de-0000-7000-8000-000000000000";

const HOSTILE: readonly unknown[] = [
  "",
  " ",
  "../",
  "..%2f",
  `../${ID}`,
  `${ID}\n`,
  `${ID}\u0000`,
  "\u0000",
  ` ${ID}`,
  ID.replaceAll("-", ""),
  `{${ID}}`,
  "null",
  "__proto__",
  "constructor",
  "' OR 1=1 --",
  "*",
  "%",
  "\ud83d\ude00",
  "x".repeat(10_000),
  0,
  1.5,
  true,
  [],
  [ID],
  {},
  { id: ID },
];
const REFUSALS = ["VALIDATION_ERROR", "MISSING_PARAM"];

describe.each(found)("$name", (engine) => {
  let desk: Desk;
  let tools: readonly StateTool[];

  beforeAll(async () => {
    desk = await openDesk(engine, { limits: { subjects: 10_000, monitors: 10_000 } });
    tools = stateTools(desk);
  });
  afterAll(() => desk.close());

  test("an id of another form is refused by the argument's name, also where a host hands it in", async () => {
    const { accountId } = desk.alice;
    const { key: credential } = await desk.service.createKey(accountId);
    // Each argument meets other ids in a short run.
    let turn = 0;
    for (const tool of tools) {
      for (const argument of tool.idArguments) {
        for (const id of [...some(HOSTILE, 4, turn++), ...(tool.required.includes(argument) ? [null] : [])]) {
          const answer = await desk.service.execute({
            tool: `svc_${tool.name}`,
            args: argumentsOf(tool, argument, id),
            credential,
          });
          const where = `${tool.name} ${argument} ${JSON.stringify(id)?.slice(0, 60)}`;
          expect(answer.ok, where).toBe(false);
          if (answer.ok) continue;
          expect(REFUSALS, where).toContain(answer.error.code);
          expect(answer.error.param, where).toMatch(new RegExp(`^${argument}`));
          expect(answer.error.message.length, where).toBeLessThan(600);
        }
      }
    }
  });

  test("an id of another form is refused in a path", async () => {
    const routes = desk.state.routes.filter(({ path }) => path.includes("_id}"));
    const texts = HOSTILE.filter((id): id is string => typeof id === "string" && id !== "");
    for (const [turn, { method, path }] of routes.entries()) {
      for (const id of some(texts, 4, turn)) {
        const at = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
        const told = await desk.alice.send(method, at, method === "PATCH" ? {} : undefined);
        const where = `${method} ${path} ${JSON.stringify(id).slice(0, 60)}: ${told.text}`;
        expect([400, 404], where).toContain(told.status);
        expect(told.code, where).not.toBe("INTERNAL_ERROR");
      }
    }
  });

  test("an id in upper case is the same record", async () => {
    for (const tool of tools.filter(({ isRead }) => isRead)) {
      for (const argument of tool.idArguments) {
        const id = await makerOf(argument)(desk, desk.alice);
        const answers = await Promise.all(
          [id, id.toUpperCase()].map((each) => desk.alice.call(tool.name, argumentsOf(tool, argument, each))),
        );
        const [lower, upper] = answers.map(({ status, data, code }) =>
          JSON.stringify({ status, code, data: { ...data, _svc: null } }),
        );
        expect(upper, tool.name).toBe(lower);
        expect(lower, tool.name).not.toMatch(/VALIDATION_ERROR|STATE_SUBJECT_NOT_FOUND/);
      }
    }
  });

  test("a cursor of another form is refused, and one of nobody's is a place in the list", async () => {
    for (const tool of tools.filter(({ argumentNames }) => argumentNames.includes("cursor"))) {
      if (tool.required.length > 0) continue;
      // A text that is no place would begin a list anew, or end it: who reads on would see all twice, or nothing ever.
      for (const cursor of ["\u0000", "\ud800", "x".repeat(10_000), "zzz", "", "../", "__proto__", "'--"]) {
        const told = await desk.alice.call(tool.name, { cursor });
        expect(told.ok, `${tool.name} ${cursor.slice(0, 20)}`).toBe(false);
        expect([400, 413]).toContain(told.status);
      }
      expect((await desk.alice.call(tool.name, { cursor: ID })).status, tool.name).toBe(200);
    }
  });
});
