// Usage: what calls came to, in sums by day, tool, key, end user and account.
import type { Awaitable } from "../platform/awaitable.js";

/** What usage is summed by. */
export const USAGE_FIELDS = ["day", "tool", "key", "endUser", "account"] as const;

/** One of them. */
export type UsageField = (typeof USAGE_FIELDS)[number];

/** What the calls of one group came to. It has the fields that were asked by, and no other. */
export interface Usage {
  /** The UTC day on which the calls were settled, `YYYY-MM-DD`. */
  readonly day?: string;
  readonly tool?: string;
  /** The id of the key; null for calls from before this was kept. */
  readonly key?: string | null;
  /** null for calls without one. */
  readonly endUser?: string | null;
  readonly account?: string;
  /** Calls that have a receipt, failed ones among them. */
  readonly calls: number;
  /** Whole credits that were kept. */
  readonly credits: number;
}

/** Whose usage is asked for, from one UTC day to another, both included. */
export interface UsageQuery {
  /** All accounts where left out. */
  readonly accountId?: string | undefined;
  readonly fromDay: string;
  readonly toDay: string;
  /** What is summed by, and in which order: one at least, each once. */
  readonly by: readonly UsageField[];
  /** The most rows; all where left out. */
  readonly limit?: number | undefined;
  /** The group behind which the rows go on: a text for each of `by`, empty for null. */
  readonly after?: readonly string[] | undefined;
}

/** Whose end users are forgotten. */
export interface EndUserErasure {
  readonly accountId: string;
  /** How the subjects begin under which their calls are counted by day. */
  readonly subjects: string;
}

/** Where usage is read from: the receipts. */
export interface UsageStore {
  /**
   * Has some of an account's calls be those of no end user, in receipts and usage alike, and drops what is counted of its end
   * users by day. `true` where there may be more: it is asked again then, so that nobody waits for a large account.
   */
  eraseEndUsers(erasure: EndUserErasure): Awaitable<boolean>;
  /** Usage, in the order of what it is summed by; texts are in the order of their code points, null comes first. */
  usage(query: UsageQuery): Awaitable<readonly Usage[]>;
}

/** Calls that were counted, or sums of some. An empty text is null. */
export interface CountedCalls {
  readonly day: string;
  readonly tool: string;
  readonly key: string;
  readonly endUser: string;
  readonly account: string;
  readonly calls: number;
  readonly credits: number;
}

/** The name of the sum that calls are counted in: distinct for distinct sums. */
export function nameOfSum({ day, tool, account, key, endUser }: CountedCalls): string {
  // Of these only accounts and keys may hold a space, and they come with their lengths.
  return `${day} ${tool} ${account.length} ${account} ${key.length} ${key} ${endUser}`;
}

/** Sums up the rows of a query; a store that does so itself has no need of it. */
export interface UsageSums {
  /** `row` needs the fields that are summed by. */
  add(row: Partial<CountedCalls> & Pick<CountedCalls, "calls" | "credits">): void;
  /** Whether no row of a later day can matter any more. */
  isFull(): boolean;
  rows(): readonly Usage[];
}

interface Sum {
  readonly names: readonly string[];
  calls: number;
  credits: number;
}

/** The sums of a query, as far as its rows need them: memory is bounded by its limit. */
export function createUsageSums({ by, limit = Number.POSITIVE_INFINITY, after }: UsageQuery): UsageSums {
  let sums = new Map<string, Sum>();
  // No row behind this one is among the first any more.
  let last: readonly string[] | undefined;

  function first(): Sum[] {
    const sorted = [...sums.values()].sort((a, b) => compareNames(a.names, b.names));
    return sorted.slice(0, limit);
  }

  return {
    add(row) {
      const names = by.map((field) => row[field] ?? "");
      if (after && compareNames(names, after) <= 0) return;
      if (last && compareNames(names, last) > 0) return;
      const name = JSON.stringify(names);
      const sum = sums.get(name);
      if (sum) {
        sum.calls += row.calls;
        sum.credits += row.credits;
        return;
      }
      sums.set(name, { names, calls: row.calls, credits: row.credits });
      if (sums.size <= 4 * limit + 1_000) return;
      const kept = first();
      last = kept.at(-1)?.names;
      sums = new Map(kept.map((each) => [JSON.stringify(each.names), each]));
    },
    isFull: () => by[0] === "day" && sums.size >= limit,
    rows: () => first().map(({ names, calls, credits }) => toUsage(by, names, calls, credits)),
  };
}

/** A row, of the texts of what it is summed by. */
export function toUsage(
  by: readonly UsageField[],
  names: readonly string[],
  calls: number,
  credits: number,
): Usage {
  const named = by.map((field, at) => {
    const name = names[at] ?? "";
    return [field, name === "" ? null : name] as const;
  });
  return { ...Object.fromEntries(named), calls, credits };
}

/** The texts of a row's group, as `after` takes them. */
export function groupOf(by: readonly UsageField[], row: Usage): readonly string[] {
  return by.map((field) => row[field] ?? "");
}

function compareNames(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < a.length; at += 1) {
    const [name = "", other = ""] = [a[at], b[at]];
    if (name !== other) return compareText(name, other);
  }
  return 0;
}

const HAS_HIGH = /[\ud800-\uffff]/;

/** By code points, as databases compare UTF-8. JavaScript itself puts what is beyond U+FFFF before U+E000. */
function compareText(a: string, b: string): number {
  if (!HAS_HIGH.test(a) && !HAS_HIGH.test(b)) return a < b ? -1 : 1;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x !== y) return rankOf(x) - rankOf(y);
  }
  return a.length - b.length;
}

function rankOf(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
