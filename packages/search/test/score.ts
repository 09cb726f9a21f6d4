// Score: whether what an engine did with a question is right, by the rules of questions/README.md.
import { readFileSync } from "node:fs";
import type { Catalog } from "@svckit/core";
import type { Turn } from "@svckit/search";
import type { Answered } from "./answer-context.js";

/** A call that is right. */
export interface ExpectedCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A question with what is right. */
export interface ScoredQuestion {
  readonly id: string;
  readonly kind: "answer" | "conversation" | "ask" | "outside";
  readonly category: string;
  readonly prompt?: string;
  readonly messages?: readonly Turn[];
  readonly calls?: readonly (readonly ExpectedCall[])[];
  readonly missing?: readonly (readonly string[])[];
}

/** Steps that only find an argument. */
const FINDING =
  /^(?:resolve_|look_up_|search_|lookup_)|^get_(?:coins_list|exchanges_list|nfts|entities_list|networks|dexes|derivatives_exchanges_list|defi_protocols|stablecoins|bridges|yield_pools)$|^list_/;
const MOST_EXTRA = 1;

/** A part that may be looked at. */
export type Part =
  | "build"
  | "check"
  | "last"
  | "fresh"
  | "unseen"
  | "second"
  | "third"
  | "fourth"
  | "fifth"
  | "sixth"
  | "seventh"
  | "eighth"
  | "ninth"
  | "tenth"
  | "twelfth"
  | "unread/eleventh"
  | "unread/thirteenth"
  | "unread/fourteenth"
  | "unread/fifteenth"
  | "unread/seventeenth"
  | "unread/twentieth"
  | "unread/twentyfirst"
  | "nineteenth"
  | "eighteenth"
  | "sixteenth";

/** The questions of a part. */
export function questionsOf(part: Part): readonly ScoredQuestion[] {
  return JSON.parse(readFileSync(new URL(`./questions/${part}.json`, import.meta.url), "utf8"));
}

/** What is wrong with what was done; undefined where it is right. */
export function faultOf(
  question: ScoredQuestion,
  { asked: asks, answer }: Answered,
  catalog: Catalog,
): string | undefined {
  const made = asks.map(({ tool, args }) => `${tool} ${JSON.stringify(args)}`).join(", ");
  if (question.kind === "outside")
    return asks.length === 0 && answer.missing === null ? undefined : `answered: ${made || "asked back"}`;
  if (question.kind === "ask") {
    const names = new Set(answer.missing?.missing.map(({ name }) => name));
    const lacking = (question.missing ?? []).filter((any) => !any.some((name) => names.has(name)));
    return answer.missing !== null && lacking.length === 0
      ? undefined
      : `asked back for ${[...names].join(", ") || "nothing"}: ${made}`;
  }
  const unmet = (question.calls ?? []).filter(
    (any) => !asks.some((ask) => any.some((call) => meets(ask, call, catalog))),
  );
  if (unmet.length > 0)
    return `${made || answer.response}; wanted ${unmet.map((any) => any.map(({ tool, args }) => `${tool} ${JSON.stringify(args)}`)[0]).join(" and ")}`;
  const all = (question.calls ?? []).flat();
  const extra = asks.filter(
    (ask) => !FINDING.test(ask.tool) && !all.some((call) => meets(ask, call, catalog)),
  );
  return extra.length > MOST_EXTRA ? `${extra.length} calls that nobody needs: ${made}` : undefined;
}

function meets(ask: ExpectedCall, expected: ExpectedCall, catalog: Catalog): boolean {
  if (ask.tool !== expected.tool) return false;
  const given = normalised(catalog, ask);
  const wanted = normalised(catalog, expected);
  const usual = defaultsOf(catalog, ask.tool);
  return Object.entries(expected.args).every(([name, value]) => {
    const mine = given[name] ?? ask.args[name];
    if (value === null) return mine === undefined || same(mine, usual[name], name);
    return (
      same(mine ?? usual[name], wanted[name] ?? value, name) ||
      same(ask.args[name] ?? usual[name], value, name)
    );
  });
}

/** Arguments in the form that the tool's own schema gives them. */
function normalised(catalog: Catalog, { tool, args }: ExpectedCall): Readonly<Record<string, unknown>> {
  const stated = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
  const result = catalog.find(tool).definition.input["~standard"].validate(stated);
  return result instanceof Promise || result.issues
    ? stated
    : (result.value as Readonly<Record<string, unknown>>);
}

function defaultsOf(catalog: Catalog, tool: string): Readonly<Record<string, unknown>> {
  const properties = catalog.find(tool).inputSchema["properties"] as Readonly<
    Record<string, { readonly default?: unknown }>
  >;
  return Object.fromEntries(Object.entries(properties ?? {}).map(([name, schema]) => [name, schema.default]));
}

// The names that stand-ins resolve.
const ENS: Readonly<Record<string, string>> = {
  "vitalik.eth": "0xd8da6bf26964af9d7eed9e03e53415d37aa96045",
  "nick.eth": "0xb8c2c29ee19d8307cb7255e1cd9cbde883a267d5",
};

/** Whether two values are the same; a list has to contain what is expected, a query each word. */
function same(given: unknown, expected: unknown, name: string): boolean {
  if (given === undefined || given === null) return false;
  if (name === "query" || name === "intent") {
    const text = String(given).toLowerCase();
    return String(expected)
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word));
  }
  const [mine, theirs] = [membersOf(given), membersOf(expected)];
  return theirs.every((each) => mine.includes(each)) || isOnDay(given, expected);
}

/** Whether an instant lies on the day that is expected: who names a day alone leaves its hour open. */
function isOnDay(given: unknown, expected: unknown): boolean {
  return (
    typeof expected === "string" &&
    typeof given === "string" &&
    /^\d{4}-\d\d-\d\d$/.test(expected) &&
    given.startsWith(`${expected}T`)
  );
}

function membersOf(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : [value];
  return list.map((each) => {
    const text = (typeof each === "object" ? JSON.stringify(each) : String(each)).trim().toLowerCase();
    const known = ENS[text] ?? text;
    const time = /^\d{4}-\d\d-\d\d/.test(known) ? Date.parse(known) : Number.NaN;
    return Number.isNaN(time) ? known : String(time);
  });
}
