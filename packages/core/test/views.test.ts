// Clauses of views: which tools each caller sees, and that nothing tells of another.
import { describe, expect, it } from "vitest";
import { toAgentTools } from "../src/agent-tools.js";
import type { Principal } from "../src/identity/principal.js";
import { HOST } from "../src/identity/principal.js";
import { createService } from "../src/service.js";
import { HIDDEN, neverThere, TELLING, toolsOfTwoKinds } from "./tools-of-two-kinds.js";
import { call, namesOf, PLANS, startViews as start } from "./views-service.js";

describe("the tools of a plan", () => {
  it("are what its accounts see, search and call", async () => {
    const { service, free, pro, state } = await start();
    expect(await namesOf(service, pro.principal)).toEqual(expect.arrayContaining(HIDDEN));
    const view = await service.view(free.principal);
    await view.readTexts();
    expect(JSON.stringify(view.list({}))).not.toMatch(TELLING);
    expect(view.weigh("open the vault and its price").map(({ tool }) => tool.name)).toEqual(
      expect.not.arrayContaining(HIDDEN),
    );
    expect(
      JSON.stringify([
        view.categories,
        view.providers.map(({ id, tools }) => [id, tools.map((t) => t.name)]),
      ]),
    ).not.toMatch(/vault|secrets/);
    const found = await call(service, free.key, "search_tools", { intent: "vault price rate" });
    expect(JSON.stringify(found)).not.toMatch(TELLING);
    expect(JSON.stringify(await call(service, pro.key, "search_tools", { intent: "vault price" }))).toMatch(
      TELLING,
    );
    expect(await call(service, pro.key, "get_vault_price")).toMatchObject({ ok: true });
    expect(state.ran).toEqual(["get_vault_price"]);
  });

  it("that are not there are TOOL_NOT_FOUND in the words for a name that never was, and cost nothing", async () => {
    const { service, free, state } = await start();
    for (const name of [...HIDDEN, "get_old_secret"]) {
      const refused = await call(service, free.key, name, { wrong: 1 });
      const unknown = await call(service, free.key, neverThere(name), { wrong: 1 });
      const words = (answer: typeof refused) => {
        if (answer.ok) throw new Error("it was answered");
        const { request_id: _, ...error } = answer.error;
        return { ...answer, error };
      };
      expect(words(refused)).toEqual(
        JSON.parse(JSON.stringify(words(unknown)).replaceAll(neverThere(name), name)),
      );
      expect(await call(service, free.key, "get_api_endpoint_schema", { tool: name })).toMatchObject({
        ok: false,
        error: { code: "TOOL_NOT_FOUND" },
      });
    }
    expect(state.ran).toEqual([]);
    expect(await service.describeAccount(free.account.id)).toMatchObject({ wallet: { remaining: 10_000 } });
  });

  it("are what is suggested for a slip of the pen, and no other", async () => {
    const { service, free, pro } = await start();
    const told = async (key: string) => JSON.stringify(await call(service, key, "get_vaul_prise"));
    expect(await told(pro.key)).toContain("Did you mean `get_vault_price`?");
    expect(await told(free.key)).not.toMatch(TELLING);
    const ruled = await start({ access: () => true });
    expect(JSON.stringify(await call(ruled.service, ruled.pro.key, "get_vaul_prise"))).not.toContain(
      "Did you",
    );
    const asHost = await ruled.service.execute({ tool: "get_vaul_prise", principal: HOST });
    expect(JSON.stringify(asHost)).toContain("Did you mean `get_vault_price`?");
  });

  it("are named by no entry, refusal, cursor or category of those that the caller sees", async () => {
    const { service, free, state } = await start();
    const described = await call(service, free.key, "get_api_endpoint_schema", { tool: "get_rate" });
    expect(described).toMatchObject({ ok: true, data: { fallback: null } });
    const composite = await call(service, free.key, "get_api_endpoint_schema", { tool: "compare_prices" });
    expect(composite).toMatchObject({ ok: true, data: { uses: ["get_price"] } });
    state.isDown = true;
    const down = await call(service, free.key, "get_rate");
    expect(down).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
    expect(JSON.stringify(down)).not.toMatch(TELLING);
    for (const query of [
      { category: "vaults" },
      { cursor: "get_vault_price" },
      { cursor: "get_old_secret" },
    ]) {
      const answer = await call(service, free.key, "search_tools", { intent: "price", ...query });
      expect(answer).toMatchObject({ ok: false });
      const known = JSON.stringify(answer).replaceAll(/"There is no category \\"vaults\\"\./g, "");
      expect(known).not.toMatch(TELLING);
    }
    expect(await call(service, free.key, "get_old_price")).toMatchObject({ error: { code: "TOOL_RETIRED" } });
  });

  it("name a fallback to those who see it", async () => {
    const { service, pro, state } = await start();
    state.isDown = true;
    expect(JSON.stringify(await call(service, pro.key, "get_rate"))).toContain("get_vault_rate");
    expect(await call(service, pro.key, "get_api_endpoint_schema", { tool: "get_rate" })).toMatchObject({
      data: { fallback: "get_vault_rate" },
    });
  });

  it("may be asked by a composite that the caller has, whose receipts tell no hidden name", async () => {
    const { service, free, pro, state } = await start();
    const answer = await call(service, free.key, "compare_prices");
    expect(answer).toMatchObject({ ok: true });
    expect(state.ran).toEqual(["get_price", "get_vault_price"]);
    expect(JSON.stringify(answer)).not.toMatch(TELLING);
    expect(JSON.stringify(answer)).toContain("compare_prices");
    expect(JSON.stringify(await call(service, pro.key, "compare_prices"))).toMatch(TELLING);
  });

  it("are refused at the start where no tool fits a selector", () => {
    const providers = toolsOfTwoKinds();
    const make = (options: object) => () => createService({ providers, ...options });
    expect(make({ plans: { free: { tools: { deny: ["provider:nobody"] } } } })).toThrow(
      'plans.free.tools: no tool of this service fits "provider:nobody"',
    );
    expect(make({ anonymous: { tools: { allow: ["get_prise"] } } })).toThrow(
      'anonymous.tools: no tool of this service fits "get_prise"',
    );
    expect(make({ plans: { free: { tools: ["get_price"] } } })).toThrow("plans.free.tools must be an object");
    expect(make({ access: true })).toThrow("access must be a function");
  });
});

describe("callers without a key", () => {
  const nobody = { kind: "anonymous", bucket: "203.0.113.7" } as const;

  it("see what every plan has, so that nobody sees more without a key than with it", async () => {
    const { service } = await start({
      plans: { free: { tools: { deny: ["get_vault_price"] } }, pro: { tools: { deny: ["get_rate"] } } },
    });
    const names = await namesOf(service, nobody);
    expect(names).toContain("get_price");
    expect(names).not.toContain("get_rate");
    expect(names).not.toContain("get_vault_price");
  });

  it("see what the host says where it does", async () => {
    const { service } = await start({ plans: PLANS, anonymous: { tools: { allow: ["get_vault_price"] } } });
    expect(await namesOf(service, nobody)).toEqual([
      "get_api_endpoint_schema",
      "get_vault_price",
      "report_feedback",
      "search_tools",
      "validate_task_result",
    ]);
  });

  it("see all tools where no plan says otherwise", async () => {
    const { service } = await start({});
    expect(await service.view(nobody)).toBe(service.catalog);
  });
});

describe("views", () => {
  it("are one object for all who see the same, and the catalog itself for who sees all", async () => {
    const { service, open, free, pro } = await start();
    const other = await open("free");
    expect(await service.view(other.principal)).toBe(await service.view(free.principal));
    expect(await service.view(pro.principal)).toBe(service.catalog);
    expect(await service.view(HOST)).toBe(service.catalog);
    expect(await service.view(free.principal)).not.toBe(service.catalog);
  });

  it("are narrowed by the tools of a key, which give no more than the plan has", async () => {
    const { service, free } = await start();
    if (free.principal.kind !== "account") throw new Error("it has an account");
    const scoped = {
      ...free.principal,
      tools: { allow: ["get_price", "get_vault_price"], deny: ["report_feedback"] },
    };
    expect(await namesOf(service, scoped)).toEqual([
      "get_api_endpoint_schema",
      "get_price",
      "search_tools",
      "validate_task_result",
    ]);
  });

  it("bound what a job may ask", async () => {
    const { service, free } = await start();
    const asks = (tool: string) =>
      service.transport.answer({
        tool: "search",
        credential: free.key,
        job: {
          name: "search",
          category: "search",
          provider: "planner",
          maxCredits: 0,
          totalMs: 1_000,
          rate: undefined,
          run: async ({ ask }) => ({ data: { asked: await ask(tool) }, credits: 0 }),
        },
      });
    expect((await asks("get_price")).envelope).toMatchObject({ ok: true });
    expect((await asks("get_vault_price")).envelope).toMatchObject({ ok: false });
  });

  it("are held against calls that are planned", async () => {
    const { service, free, pro } = await start();
    const check = (principal: Principal) =>
      service.transport.check({ tool: "get_vault_price", args: {}, principal });
    await expect(check(free.principal)).rejects.toMatchObject({ code: "TOOL_NOT_FOUND" });
    expect(await check(pro.principal)).toMatchObject({ name: "get_vault_price" });
  });
});

describe("an agent", () => {
  it("is given the tools of its user alone, and never those of all by a slip", async () => {
    const { service, free } = await start();
    const view = await service.view(free.principal);
    const names = toAgentTools(service, { view, caller: { principal: free.principal } }).map(
      ({ name }) => name,
    );
    expect(names).toEqual(["compare_prices", "get_price", "get_rate"]);
    expect(() => toAgentTools(service, { view, tools: ["open_vault"] })).toThrow("There is no tool named");
    expect(() => toAgentTools(service, { caller: { principal: free.principal } })).toThrow("give `view`");
    expect(() => toAgentTools(service, { caller: () => ({ principal: free.principal }) })).toThrow(
      "give `view`",
    );
    expect(toAgentTools(service, { caller: { principal: HOST } }).map(({ name }) => name)).toContain(
      "open_vault",
    );
  });

  it("is given all tools where all callers see the same", async () => {
    const { service } = await start({});
    expect(toAgentTools(service).map(({ name }) => name)).toContain("open_vault");
  });
});
