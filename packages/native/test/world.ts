// What an account may have of each kind, by the argument that names it, for tests over every tool and route.
import { extensionOf } from "@svckit/core";
import { openAlert } from "../src/alerts/alert.js";
import { nativeStore } from "../src/index.js";
import { lockAccount } from "../src/records/accounts.js";
import type { WebhookRow } from "../src/records/rows.js";
import { WEBHOOKS } from "../src/records/tables.js";
import { put } from "../src/rows/operations.js";
import type { Caller, Desk } from "./desk.js";
import { PRICE_CALL } from "./prices.js";

/** Makes a record of an account's, and gives its id. */
export type Make = (desk: Desk, caller: Caller) => Promise<string>;

/** How a record is made, by the argument that names it. */
export const MAKE: Readonly<Record<string, Make>> = {
  subject_id: async (_, caller) => (await caller.get("create_subject", { name: "Mine" })).subject.id,
  fact_id: async (desk, caller) => {
    const key = `k${desk.service.transport.newId()}`;
    return (await caller.get("remember_fact", { key, value: "mine" })).fact.id;
  },
  source_receipt_id: async (_, caller) =>
    JSON.parse((await caller.call("list_subjects")).text).meta.receipt_id,
  monitor_id: (_, caller) => makeMonitor(caller),
  alert_id: async (desk, caller) => {
    const monitorId = await makeMonitor(caller);
    const { verbs, change, subjectId } = await writerOf(desk, caller);
    const { alert } = await verbs.write(function* () {
      const values = { severity: "info" as const, title: "Mine", observed: 1, receipt_id: null };
      const account = yield* lockAccount(change);
      return yield* openAlert(change, account, { ...values, monitor_id: monitorId, subject_id: subjectId });
    });
    return alert.id;
  },
  event_id: async (desk, caller) => {
    await makerOf("alert_id")(desk, caller);
    return (await caller.get("list_events", { order: "desc", limit: 1 })).events[0].id;
  },
  webhook_id: async (desk, caller) => {
    const { verbs, change, subjectId } = await writerOf(desk, caller);
    const row: WebhookRow = {
      id: change.newId(),
      account_id: caller.accountId,
      subject_id: subjectId,
      url: "https://receiver.example/mine",
      events: ["alert.opened"],
      status: "active",
      disabled_reason: null,
      failures: 0,
      last_failure: null,
      due_at: null,
      lease: null,
      created_at: change.now,
      updated_at: change.now,
    };
    await verbs.write(() => put(WEBHOOKS, [row]));
    return row.id;
  },
};

async function writerOf({ engine, clock, service }: Desk, { accountId, get }: Caller) {
  const { subjects } = await get("list_subjects");
  const { id: subjectId } = subjects.find(({ name }: { name: string }) => name === "default");
  const change = { accountId, now: clock.now(), newId: service.transport.newId };
  return { verbs: extensionOf(engine.store, nativeStore), change, subjectId };
}

/** A monitor that asks for a price now and then, or for what `more` says. */
export async function makeMonitor(caller: Caller, more: object = {}): Promise<string> {
  const { tool, args } = PRICE_CALL;
  const schedule = { every: "10m" };
  return (await caller.get("create_monitor", { tool, args, schedule, ...more })).monitor.id;
}

/** A tool of the state, with the arguments of it that name records. */
export interface StateTool {
  /** Without the brand. */
  readonly name: string;
  readonly isRead: boolean;
  readonly required: readonly string[];
  readonly argumentNames: readonly string[];
  readonly idArguments: readonly string[];
  /** The arguments of its first example. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** Every tool of the state in the catalog, whoever brought it. */
export function stateTools({ service }: Desk): readonly StateTool[] {
  const { tools } = service.catalog.list({ category: "native", limit: 250 });
  return tools.map(({ name, inputSchema, examples, annotations }) => {
    // `as`: an object's JSON Schema has its properties and their required names.
    const { properties = {}, required = [] } = inputSchema as {
      properties?: Record<string, unknown>;
      required?: string[];
    };
    const argumentNames = Object.keys(properties);
    return {
      name: name.slice("svc_".length),
      isRead: annotations.readOnlyHint,
      required,
      argumentNames,
      idArguments: argumentNames.filter((each) => each.endsWith("_id")),
      example: examples[0]?.args ?? {},
    };
  });
}

/**
 * The arguments of a tool's example, with a record named by one of its arguments, and by the others only where they are
 * required: `others` has records of the caller's for those.
 */
export function argumentsOf(
  tool: StateTool,
  argument: string,
  id: unknown,
  others: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const isOther = (name: string) => tool.idArguments.includes(name) && !tool.required.includes(name);
  // What names the same record another way stands in the way of the id.
  const rivals: readonly string[] = argument === "fact_id" ? ["key", "subject_id"] : [];
  const kept = Object.entries(tool.example).filter(([name]) => !isOther(name) && !rivals.includes(name));
  return { ...Object.fromEntries(kept), ...others, [argument]: id };
}

/** Records of a caller's own for the other arguments that a tool requires. */
export async function othersOf(
  desk: Desk,
  caller: Caller,
  { idArguments, required }: StateTool,
  argument: string,
): Promise<Record<string, string>> {
  const others: Record<string, string> = {};
  for (const name of idArguments) {
    if (name === argument || !required.includes(name)) continue;
    others[name] = await makerOf(name)(desk, caller);
  }
  return others;
}

/** How a record is made. */
export function makerOf(argument: string): Make {
  const maker = MAKE[argument];
  if (!maker) throw new Error(`test/world.ts makes no record for ${argument}`);
  return maker;
}
