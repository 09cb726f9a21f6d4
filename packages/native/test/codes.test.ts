// The codes of state: each is reached over its route, by the tool's name and over MCP, with the status and the words of the table.
import { ERRORS, type ErrorCode, type ErrorRow, type Store, type StoreExtension } from "@svckit/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, type Desk, openDesk, type Told } from "./desk.js";
import { type Engine, engines } from "./engines.js";
import { makeMonitor } from "./world.js";

const found = await engines("memory");
const NOWHERE = "0190b1de-0000-7000-8000-000000000000";

/** How a code is reached: the call of a tool, and the request of its route. */
interface Recipe {
  readonly tool: string;
  readonly args: object;
  readonly route: readonly [method: string, path: string, body?: object];
  /** Whose call it is; Alice's where left out. */
  readonly caller?: Caller;
}

/** Parts of a store that are away. */
interface Faults {
  state: boolean;
  billing: boolean;
}

/** An engine whose store loses what `faults` says. */
function faulty(engine: Engine, faults: Faults): Engine {
  return {
    name: engine.name,
    async open(clock) {
      const { store, close } = await engine.open(clock);
      const gone = () => {
        throw new Error("the store is gone");
      };
      const wrapped: Store = {
        ...store,
        extension: <Verbs extends object>(extension: StoreExtension<Verbs>) =>
          faults.state ? gone() : (store.extension?.(extension) ?? gone()),
        reserve: (given) =>
          faults.billing && given.payment.kind === "credits" ? gone() : store.reserve(given),
      };
      return { store: wrapped, close };
    },
  };
}

describe.each(found)("$name", (engine) => {
  const faults: Faults = { state: false, billing: false };
  let desk: Desk;
  let alice: Caller;
  let closed: string;

  beforeAll(async () => {
    desk = await openDesk(faulty(engine, faults));
    ({ alice } = desk);
    closed = (await alice.get("create_subject", { name: "Closed" })).subject.id;
    await alice.get("archive_subject", { subject_id: closed });
  });
  afterAll(() => desk.close());

  /** A test of a monitor whose calls somebody pays. */
  async function testOf(caller: Caller): Promise<Recipe> {
    const id = await makeMonitor(caller);
    const route = ["POST", `/api/v1/monitors/${id}/test`] as const;
    return { tool: "test_monitor", args: { monitor_id: id }, route, caller };
  }

  const factIn = (subject_id: string) => ({ key: "a", value: 1, subject_id });
  const remembering = (subject: string): Recipe => {
    const args = factIn(subject);
    return { tool: "remember_fact", args, route: ["POST", "/api/v1/memory-facts", args] };
  };

  const RECIPES: Readonly<Partial<Record<ErrorCode, () => Recipe | Promise<Recipe>>>> = {
    ALERT_NOT_FOUND: () => ({
      tool: "update_alert",
      args: { alert_id: NOWHERE, status: "resolved" },
      route: ["PATCH", `/api/v1/alerts/${NOWHERE}`, { status: "resolved" }],
    }),
    MEMORY_FACT_NOT_FOUND: () => ({
      tool: "forget_memory_fact",
      args: { fact_id: NOWHERE },
      route: ["DELETE", `/api/v1/memory-facts/${NOWHERE}`],
    }),
    MONITOR_NOT_FOUND: () => ({
      tool: "get_monitor",
      args: { monitor_id: NOWHERE },
      route: ["GET", `/api/v1/monitors/${NOWHERE}`],
    }),
    STATE_SUBJECT_NOT_FOUND: () => remembering(NOWHERE),
    STATE_SUBJECT_ARCHIVED: () => remembering(closed),
    STATE_SUBJECT_ARCHIVE_FORBIDDEN: async () => ({
      tool: "archive_subject",
      args: { subject_id: closed },
      route: ["POST", `/api/v1/subjects/${closed}/archive`],
      caller: await alice.otherKey(),
    }),
    MONITOR_CREDIT_EXHAUSTED: async () => testOf(await desk.newCaller(0)),
    MONITOR_CREDIT_UNAVAILABLE: async () => {
      const recipe = await testOf(alice);
      faults.billing = true;
      return recipe;
    },
    STATE_BACKEND_UNAVAILABLE: () => {
      faults.state = true;
      return { tool: "list_alerts", args: {}, route: ["GET", "/api/v1/alerts"] };
    },
  };

  function expectRow(code: ErrorCode, told: Told, way: string): void {
    const row: ErrorRow = ERRORS[code];
    const where = `${code} over ${way}: ${told.text}`;
    expect(told.code, where).toBe(code);
    expect(told.text, where).toContain(`"retryable":${row.retryable}`);
    expect(told.text, where).toContain(`/errors#${code.toLowerCase().replaceAll("_", "-")}`);
    if (way !== "mcp") expect(told.status, where).toBe(row.status);
  }

  test.each(Object.keys(RECIPES) as ErrorCode[])("%s", async (code) => {
    const recipe = await RECIPES[code]?.();
    if (!recipe) throw new Error("every code has a recipe");
    const { tool, args, route, caller = alice } = recipe;
    try {
      expectRow(code, await caller.call(tool, args), "execute");
      expectRow(code, await caller.send(...route), "its route");
      expectRow(code, await caller.mcp(tool, args), "mcp");
    } finally {
      Object.assign(faults, { state: false, billing: false });
    }
  });

  test("SECRET_ALREADY_ISSUED, which is told over REST alone", async () => {
    const issue = () => alice.send("POST", "/api/v1/subjects/default/signing-secret");
    expect((await issue()).ok).toBe(true);
    expectRow("SECRET_ALREADY_ISSUED", await issue(), "its route");
    const names = desk.service.catalog.list({ limit: 250 }).tools.map(({ name }) => name);
    expect(names.filter((name) => name.includes("secret"))).toEqual([]);
  });

  test("those are all codes of state that the table has", () => {
    const ofState = Object.keys(ERRORS).filter((code) =>
      /^(STATE|MONITOR|ALERT|MEMORY_FACT|SECRET)_/.test(code),
    );
    expect([...Object.keys(RECIPES), "SECRET_ALREADY_ISSUED"].sort()).toEqual(ofState.sort());
  });

  test("a store that is away changes nothing, and is taken up where it was", async () => {
    const before = await alice.get("list_subjects");
    faults.state = true;
    const issued = await alice.send("POST", "/api/v1/subjects/default/signing-secret/rotate");
    expect(issued.code).toBe("STATE_BACKEND_UNAVAILABLE");
    expect((await alice.call("create_subject", { name: "Lost" })).code).toBe("STATE_BACKEND_UNAVAILABLE");
    faults.state = false;
    expect((await alice.get("list_subjects")).subjects).toEqual(before.subjects);
  });
});
