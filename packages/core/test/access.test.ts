// Clauses of the host's rule `access`: whom it lets see what, how often it is asked, and what its slips cost.
import { describe, expect, it } from "vitest";
import { HOST, type Principal } from "../src/identity/principal.js";
import type { ServiceOptions } from "../src/options.js";
import { HIDDEN } from "./tools-of-two-kinds.js";
import { call, namesOf, startViews as start } from "./views-service.js";

describe("the host's rule `access`", () => {
  const asked: string[] = [];
  const rule: NonNullable<ServiceOptions["access"]> = (principal, tool) => {
    asked.push(tool.name);
    return principal.kind === "account" && (principal.endUser === "ada" || tool.provider === "plain");
  };
  const as = (principal: Principal, endUser: string) => ({ ...principal, endUser });

  it("decides for each caller, by the account's own user too", async () => {
    const { service, pro } = await start({ access: rule });
    expect(await namesOf(service, as(pro.principal, "ada"))).toEqual(expect.arrayContaining(HIDDEN));
    expect(await namesOf(service, as(pro.principal, "bob"))).toEqual(expect.not.arrayContaining(HIDDEN));
    expect(await namesOf(service, { kind: "anonymous", bucket: "x" })).not.toContain("get_price");
  });

  it("is asked of one tool for a call, of all for a list, and once within five seconds", async () => {
    const { service, pro, clock } = await start({ access: rule });
    asked.length = 0;
    await call(service, pro.key, "get_price");
    await call(service, pro.key, "get_price");
    expect(asked).toEqual(["get_price"]);
    await call(service, pro.key, "never_there");
    await call(service, pro.key, "search_tools", { intent: "price" });
    await call(service, pro.key, "search_tools", { intent: "rate" });
    expect(asked.toSorted()).toEqual(["compare_prices", "get_price", "get_rate", ...HIDDEN].toSorted());
    await clock.advance(5_000);
    await call(service, pro.key, "get_price");
    expect(asked.filter((name) => name === "get_price")).toHaveLength(2);
  });

  it("holds for lists for a minute, and for what is run for five seconds", async () => {
    let isOpen = true;
    const { service, pro, clock } = await start({
      access: (_, { provider }) => {
        asked.push(provider);
        return isOpen || provider === "plain";
      },
    });
    const seesVault = async () => (await namesOf(service, pro.principal)).includes("open_vault");
    expect(await seesVault()).toBe(true);
    asked.length = 0;
    isOpen = false;
    await clock.advance(59_999);
    expect([await seesVault(), asked]).toEqual([true, []]);
    await clock.advance(1);
    expect(await seesVault()).toBe(false);

    isOpen = true;
    await clock.advance(5_000);
    const job = {
      ...{ name: "search", category: "search", provider: "planner", maxCredits: 0, totalMs: 1_000 },
      rate: undefined,
      run: async ({ ask }: { ask(tool: string): Promise<unknown> }) => ({
        data: { asked: await ask("get_vault_price") },
        credits: 0,
      }),
    };
    const answer = await service.transport.answer({ tool: "search", credential: pro.key, job });
    expect(answer.envelope).toMatchObject({ ok: true });
  });

  it("has the next list asked anew as soon as a call is answered otherwise", async () => {
    let isOpen = true;
    const { service, pro, clock } = await start({
      access: async (_, { provider }) => isOpen || provider === "plain",
    });
    expect(await namesOf(service, pro.principal)).toContain("open_vault");
    isOpen = false;
    await clock.advance(5_000);
    expect(await call(service, pro.key, "get_vault_price")).toMatchObject({
      error: { code: "TOOL_NOT_FOUND" },
    });
    expect(await namesOf(service, pro.principal)).not.toContain("open_vault");
  });

  it("gives one view to all whom it lets see the same, where it answers late too", async () => {
    const { service, open, pro } = await start({
      access: async (_, { provider }) => provider === "plain",
    });
    const other = await open("pro");
    expect(await service.view(other.principal)).toBe(await service.view(pro.principal));
  });

  it("that fails for some tools has nobody wait for the others", async () => {
    const { service, pro } = await start({
      access: (_, { name }) => {
        if (name === "get_rate") throw new Error("the rates are away");
        return Promise.reject(new Error("so is all else"));
      },
    });
    await expect((async () => service.view(pro.principal))()).rejects.toMatchObject({
      code: "INTERNAL_ERROR",
    });
  });

  it("is asked anew of principals that it cannot tell apart, and of other attributes", async () => {
    const { service, pro } = await start({
      access: (principal, { provider }) =>
        provider === "plain" ||
        (principal.kind === "account" &&
          String([...Object(principal.attributes?.["roles"] ?? [])]) === "admin"),
    });
    const having = (...roles: string[]) => ({ ...pro.principal, attributes: { roles: new Set(roles) } });
    expect(await namesOf(service, having("admin"))).toContain("open_vault");
    expect(await namesOf(service, having("guest"))).not.toContain("open_vault");
  });

  it("lets the host see all", async () => {
    const { service, state } = await start({ access: () => false });
    expect(await service.view(HOST)).toBe(service.catalog);
    expect(await service.execute({ tool: "get_vault_price", principal: HOST })).toMatchObject({ ok: true });
    expect(state.ran).toEqual(["get_vault_price"]);
  });

  const broken: Readonly<Record<string, NonNullable<ServiceOptions["access"]>>> = {
    "that throws": () => {
      throw new Error("the database of vaults is away");
    },
    "that rejects": async () => {
      throw new Error("the database of vaults is away");
    },
    "that hangs": () => new Promise(() => {}),
    "that gives nonsense": () => "yes" as never,
    "that gives nothing": async () => undefined as never,
  };

  it.each(Object.entries(broken))(
    "%s lets nobody through, charges nothing and says whose fault it is",
    async (_, access) => {
      const { service, clock, lines, free, state } = await start({ access });
      const refused = async (pending: Promise<unknown>) => {
        const told = pending.catch((error: unknown) => error);
        for (let at = 0; at < 12; at += 1) {
          await clock.advance(500);
        }
        return told;
      };
      const error = { code: "INTERNAL_ERROR", message: expect.stringContaining("`access`") };
      expect(await refused(call(service, free.key, "get_price"))).toMatchObject({ ok: false, error });
      expect(lines.filter((line) => JSON.stringify(line).includes("access"))).toHaveLength(1);
      expect(await refused(call(service, free.key, "search_tools", { intent: "price" }))).toMatchObject({
        ok: false,
        error,
      });
      expect(lines.filter((line) => JSON.stringify(line).includes("access"))).toHaveLength(2);
      expect(await refused(Promise.resolve().then(() => service.view(free.principal)))).toMatchObject({
        code: "INTERNAL_ERROR",
      });
      expect(state.ran).toEqual([]);
      expect(await service.describeAccount(free.account.id)).toMatchObject({ wallet: { remaining: 10_000 } });
      // The service's own tools are not asked about.
      expect(await call(service, free.key, "report_feedback", { message: "It is broken." })).toMatchObject({
        ok: true,
      });
    },
  );
});
