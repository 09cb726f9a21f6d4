// Running a call: what has to be looked up first, then the tool itself.
import type { Asked, AskedSource } from "@svckit/core";
import { isObject } from "@svckit/core";
import type { AnswerContext } from "../engine.js";
import { nameKey } from "../entities/name-table.js";
import { GIVERS, type Lookup } from "../filling/lookup.js";
import type { PlannedCall } from "./plan.js";
import type { Toolbox } from "./toolbox.js";

/** What became of a call. */
export interface CallOutcome {
  readonly call: PlannedCall;
  readonly args: Readonly<Record<string, unknown>>;
  readonly asked: Asked | undefined;
  /** A name that nothing was found for. */
  readonly unknown: string | undefined;
}

/** Runs a call. */
export async function runCall(
  call: PlannedCall,
  toolbox: Toolbox,
  context: AnswerContext,
): Promise<CallOutcome> {
  const given = await Promise.all(
    call.lookups.map((lookup) => lookUp(onChainOf(call, lookup), toolbox, context)),
  );
  const failed = given.find((each) => "failure" in each);
  if (failed && "failure" in failed)
    return { call, args: call.args, asked: failed.failure, unknown: undefined };
  const args: Record<string, unknown> = { ...call.args };
  for (const [at, lookup] of call.lookups.entries()) {
    const found = given[at];
    if (found === undefined || !("value" in found) || found.value === undefined)
      return { call, args, asked: undefined, unknown: lookup.name };
    args[lookup.slot] = lookup.isList ? [found.value] : found.value;
  }
  return { call, args, asked: await context.ask(call.tool.name, args), unknown: undefined };
}

/** A contract is looked up on the chain that the call is for: another chain has another one. */
function onChainOf({ tool, args }: PlannedCall, lookup: Lookup): Lookup {
  const slot = tool.slots.find(({ kind, list }) => kind === "chain" && list === undefined);
  const chain = slot && (args[slot.name] ?? slot.initial);
  return lookup.givers === GIVERS.contract.givers && typeof chain === "string"
    ? { ...lookup, chain }
    : lookup;
}

type LookedUp =
  | { readonly value: string | number | undefined }
  | { readonly failure: Asked & { readonly ok: false; readonly source: AskedSource } };

async function lookUp(
  { givers, name, chain, fields }: Lookup,
  toolbox: Toolbox,
  { ask }: AnswerContext,
): Promise<LookedUp> {
  const giver =
    givers.map((each) => toolbox.tool(each)).find((each) => each?.isAvailable) ??
    givers.map((each) => toolbox.tool(each)).find((each) => each);
  if (giver === undefined) return { value: undefined };
  const args: Record<string, unknown> = {};
  for (const slot of giver.slots) {
    if (/^(?:query|name|domain)$/.test(slot.name)) args[slot.name] = name;
    else if (slot.kind === "chain" && chain !== undefined) args[slot.name] = chain;
    else if (slot.kind === "count" && !giver.slots.some(({ name: each }) => each === "query"))
      args[slot.name] = MANY;
    else if (slot.isRequired && slot.kind === "fiat") args[slot.name] = "usd";
  }
  const asked = await ask(giver.name, args);
  // On a chain that the giver does not know nothing is known by a name.
  if (!asked.ok && asked.error.code === "VALIDATION_ERROR" && "chain" in args) return { value: undefined };
  if (!asked.ok) return { failure: asked };
  const rows = rowsOf(asked.data);
  return {
    value:
      rows.length === 0 ? firstOf(asked.data, fields) : firstOf(rowFor(rows, name, "query" in args), fields),
  };
}

const MANY = 100;

/** The rows of the first lists of a result. */
function rowsOf(data: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] {
  return Object.values(data).flatMap((value) => (Array.isArray(value) ? value.filter(isObject) : []));
}

const NAMING = ["symbol", "name", "id", "slug", "title"];

/** The row that has just that name, else the first that a search found. */
function rowFor(rows: readonly Readonly<Record<string, unknown>>[], name: string, isSearch: boolean) {
  const key = nameKey(name);
  const exact = rows.find((row) => NAMING.some((field) => nameKey(String(row[field] ?? "")) === key));
  const near = rows.find((row) =>
    NAMING.some((field) =>
      nameKey(String(row[field] ?? ""))
        .split(" ")
        .includes(key),
    ),
  );
  return exact ?? near ?? (isSearch ? rows[0] : undefined);
}

function firstOf(
  row: Readonly<Record<string, unknown>> | undefined,
  fields: readonly string[],
): string | number | undefined {
  for (const field of fields) {
    const value = row?.[field];
    if (typeof value === "string" || typeof value === "number") return value;
  }
  return undefined;
}
