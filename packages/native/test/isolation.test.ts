// Tenants: over every tool and route that takes an id, another account's id and one that is nobody's are answered alike.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Desk, openDesk, type Told } from "./desk.js";
import { engines } from "./engines.js";
import { argumentsOf, MAKE, makerOf, othersOf, type StateTool, stateTools } from "./world.js";

const found = await engines("sqlite");
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** An answer without its ids, what is a digest of them, and how long it took. */
function plain({ status, text }: Told): string {
  const same = text
    .replace(UUID, "ID")
    .replace(/[0-9a-f]{64}/g, "DIGEST")
    .replace(/"duration_ms":\d+/, "");
  return `${status} ${same}`;
}

describe.each(found)("$name", (engine) => {
  let desk: Desk;
  let tools: readonly StateTool[];

  beforeAll(async () => {
    desk = await openDesk(engine, {
      limits: { subjects: 10_000, monitors: 10_000, webhooks: 10_000 },
    });
    tools = stateTools(desk);
  });
  afterAll(() => desk.close());

  const make = (argument: string) => makerOf(argument)(desk, desk.alice);
  const missing = () => desk.service.transport.newId();

  test("over every tool and argument, by its name and over MCP", async () => {
    const cases = tools.flatMap((tool) => tool.idArguments.map((argument) => ({ tool, argument })));
    expect(cases.length).toBeGreaterThan(10);
    for (const { tool, argument } of cases) {
      const id = await make(argument);
      const where = `${tool.name} ${argument}`;
      const bobs = await othersOf(desk, desk.bob, tool, argument);
      const codes = new Set<string | undefined>();
      for (const way of ["call", "mcp"] as const) {
        const foreign = await desk.bob[way](tool.name, argumentsOf(tool, argument, id, bobs));
        const nobodys = await desk.bob[way](tool.name, argumentsOf(tool, argument, missing(), bobs));
        expect(foreign.ok, `${where}: ${foreign.text}`).toBe(false);
        expect(foreign.text, where).not.toContain(desk.alice.accountId);
        expect(plain(foreign), where).toBe(plain(nobodys));
        expect(foreign.status, where).toBeLessThan(500);
        codes.add(foreign.code);
      }
      expect([...codes], where).toEqual([expect.stringMatching(/_NOT_FOUND$|^VALIDATION_ERROR$/)]);
      // To its owner it is there: what was compared are not two slips of this test.
      const alices = await othersOf(desk, desk.alice, tool, argument);
      const own = await desk.alice.call(tool.name, argumentsOf(tool, argument, id, alices));
      const other = await desk.alice.call(tool.name, argumentsOf(tool, argument, missing(), alices));
      expect(other.ok, where).toBe(false);
      expect(plain(own), where).not.toBe(plain(other));
    }
  });

  test("over every route", async () => {
    const routes = desk.state.routes.filter(({ path }) => path.includes("_id}"));
    expect(routes.length).toBeGreaterThan(6);
    for (const { method, path, description = "" } of routes) {
      const named = /`svc_(\w+)`/.exec(description)?.[1];
      const tool = tools.find(({ name }) => name === named);
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      const body = Object.fromEntries(
        Object.entries(tool?.example ?? {}).filter(([name]) => !names.includes(name)),
      );
      const send = async (who: "alice" | "bob", idOf: (name: string) => Promise<string> | string) => {
        let at = path;
        for (const name of names) at = at.replace(`{${name}}`, name.endsWith("_id") ? await idOf(name) : "x");
        return desk[who].send(method, at, ["POST", "PATCH", "PUT"].includes(method) ? body : undefined);
      };
      const ids = new Map<string, string>();
      for (const name of names.filter((each) => each.endsWith("_id"))) ids.set(name, await make(name));
      const ofAlice = (name: string) => ids.get(name) ?? "";
      const foreign = await send("bob", ofAlice);
      const nobodys = await send("bob", missing);
      expect(foreign.ok, `${method} ${path}: ${foreign.text}`).toBe(false);
      expect(plain(foreign), `${method} ${path}`).toBe(plain(nobodys));
      expect([400, 404]).toContain(foreign.status);
      expect((await send("alice", ofAlice)).message, `${method} ${path}`).not.toBe(foreign.message);
    }
  });

  test("a cursor of another account's shows nothing of it", async () => {
    for (const argument of Object.keys(MAKE)) {
      await make(argument);
      await make(argument);
    }
    const lists = tools.filter(({ argumentNames }) => argumentNames.includes("cursor"));
    expect(lists.length).toBeGreaterThan(2);
    for (const tool of lists.filter(({ required }) => required.length === 0)) {
      const { next_cursor: cursor } = await desk.alice.get(tool.name, { limit: 1 });
      if (cursor === null) continue;
      const shown = await desk.bob.get(tool.name, { cursor });
      expect(JSON.stringify(shown), tool.name).not.toContain(desk.alice.accountId);
      const own = await desk.bob.get(tool.name);
      for (const [name, rows] of Object.entries(shown)) {
        if (!Array.isArray(rows)) continue;
        const mine = own[name].map(({ id }: { id: string }) => id);
        for (const { id } of rows) expect(mine, tool.name).toContain(id);
      }
    }
  });
});
