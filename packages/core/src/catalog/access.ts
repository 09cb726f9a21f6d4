// Access: asks the host which tools a caller may see, and remembers its answers for some seconds.
import { ServiceError } from "../errors/errors.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import { type Awaitable, andThen, isPending } from "../platform/awaitable.js";
import type { Clock } from "../platform/clock.js";
import { askHost } from "../platform/host-function.js";
import { canonicalJson, sha256 } from "../platform/json.js";
import type { Logger } from "../platform/logger.js";
import { createLru } from "../platform/lru.js";
import type { CatalogTool } from "./catalog-tool.js";
import { type PolicyTool, toPolicyTool } from "./policy-tool.js";

/** Whether a principal may see and call a tool. */
export type AccessRule = (principal: Principal, tool: PolicyTool) => Awaitable<boolean>;

/** The names of tools. */
export type Names = ReadonlySet<string>;

/** The answers of the host's rule. All throw INTERNAL_ERROR where the rule gives none. */
export interface Access {
  sees(principal: Principal, tool: CatalogTool): Awaitable<boolean>;
  /** The names of those of `tools` that it sees, not older than that: one set for all who see the same of the same tools. */
  seen(principal: Principal, tools: readonly CatalogTool[], notOlderMs: number): Awaitable<Names>;
}

/** Within this time a change of the host's mind acts on what is run. */
export const RUN_MS = 5_000;

/** And on what is listed. For a list the rule is asked of every tool, which is most of the list's work. */
export const LISTED_MS = 60_000;

const REMEMBERED_PRINCIPALS = 25_000;
// Distinct answers of the same tools.
const MOST_SETS = 256;
// Longer names of principals are remembered by their digests.
const LONG = 256;
// Answers in one character.
const BITS = 15;

interface Answers {
  /** Since when there are answers in `byTool`. */
  at: number;
  /** Of tools that were asked for one by one; most callers only list. */
  byTool: Map<string, boolean> | undefined;
  /** The answers for all tools; asked once, however many lists are asked for at a time. */
  list: { readonly at: number; readonly names: Awaitable<Names> } | undefined;
}

/** Tools that lists are made of: what the rule is told of them, and the sets of them that somebody sees. */
interface Listed {
  readonly told: readonly PolicyTool[];
  readonly sets: ReturnType<typeof createLru<Names>>;
}

/** Asks `rule`, of many tools at once, so that one that is broken is told of once. */
export function createAccess(rule: AccessRule, { clock, logger }: { clock: Clock; logger: Logger }): Access {
  const remembered = createLru<Answers>(REMEMBERED_PRINCIPALS);
  const listed = new WeakMap<readonly CatalogTool[], Listed>();
  const askOf = <T>(asked: () => Awaitable<T>) => askHost("access", clock, logger, asked, toError);

  function isWithin(at: number, ms: number): boolean {
    const age = clock.now() - at;
    return age >= 0 && age < ms;
  }

  function answersOf(principal: Principal): Answers {
    const name = nameOf(principal);
    const known = name === undefined ? undefined : remembered.get(name);
    if (known === undefined) {
      const answers: Answers = { at: clock.now(), byTool: undefined, list: undefined };
      if (name !== undefined) remembered.set(name, answers);
      return answers;
    }
    if (!isWithin(known.at, RUN_MS)) {
      known.at = clock.now();
      known.byTool = undefined;
    }
    return known;
  }

  function askRule(principal: Principal, tool: PolicyTool): Awaitable<boolean> {
    return andThen(rule(principal, tool), requireBoolean);
  }

  /** Those of the tools that the rule lets it see. */
  function askAll(
    { byTool }: Answers,
    principal: Principal,
    tools: readonly CatalogTool[],
  ): Awaitable<Names> {
    const { told, sets } = listedOf(tools);
    const all: Awaitable<boolean>[] = [];
    let isLate = false;
    try {
      for (const tool of told) {
        const known = byTool?.get(tool.name);
        const given = known ?? askRule(principal, tool);
        all.push(given);
        isLate ||= isPending(given);
      }
    } catch (error) {
      // Those that are on their way are not waited for.
      for (const each of all) if (isPending(each)) each.catch(() => {});
      throw error;
    }
    const toSet = (given: readonly Awaitable<boolean>[]) => {
      const text = toText(given);
      const known = sets.get(text);
      if (known) return known;
      const names = new Set(told.flatMap(({ name }, at) => (given[at] === true ? name : [])));
      sets.set(text, names);
      return names;
    };
    return isLate ? Promise.all(all).then(toSet) : toSet(all);
  }

  function listedOf(tools: readonly CatalogTool[]): Listed {
    const known = listed.get(tools);
    if (known) return known;
    const made: Listed = { told: tools.map(toPolicyTool), sets: createLru(MOST_SETS) };
    listed.set(tools, made);
    return made;
  }

  /** Keeps the answer for all tools; where it does not come, the next list asks again. */
  function keepList(answers: Answers, at: number, asked: Awaitable<Names>): Awaitable<Names> {
    const list = { at, names: asked };
    answers.list = list;
    if (!isPending(asked)) return asked;
    return asked.then(
      (names) => {
        list.names = names;
        return names;
      },
      (error: unknown) => {
        if (answers.list === list) answers.list = undefined;
        throw error;
      },
    );
  }

  return {
    sees(principal, tool) {
      const answers = answersOf(principal);
      const { list, byTool } = answers;
      const inList = list && !isPending(list.names) ? list.names.has(tool.name) : undefined;
      if (list && inList !== undefined && isWithin(list.at, RUN_MS)) return inList;
      const known = byTool?.get(tool.name);
      if (known !== undefined) return known;
      const keep = (given: boolean) => {
        answers.byTool ??= new Map();
        answers.byTool.set(tool.name, given);
        // The host has changed its mind: the next list is not to say otherwise.
        if (inList !== undefined && inList !== given && answers.list === list) answers.list = undefined;
        return given;
      };
      return andThen(
        askOf(() => askRule(principal, toPolicyTool(tool))),
        keep,
      );
    },
    seen(principal, tools, notOlderMs) {
      const answers = answersOf(principal);
      const { list } = answers;
      if (list && isWithin(list.at, notOlderMs)) return list.names;
      const at = clock.now();
      return keepList(
        answers,
        at,
        askOf(() => askAll(answers, principal, tools)),
      );
    },
  };
}

/** Yes and no of many, as a short text. */
function toText(given: readonly unknown[]): string {
  let text = "";
  for (let from = 0; from < given.length; from += BITS) {
    let word = 0;
    for (let at = from; at < from + BITS; at++) word = word * 2 + (given[at] === true ? 1 : 0);
    text += String.fromCharCode(word);
  }
  return text;
}

/** By what a principal is told from others; undefined where its attributes cannot be compared. */
function nameOf(principal: Principal): string | undefined {
  if (principal.kind !== "account") return scopeOf(principal);
  const { account, keyId, keyKind, endUser, attributes, tools } = principal;
  // Most have neither, and one text is made sooner than the other.
  if (!attributes && !tools) return JSON.stringify([account.id, account.plan, keyId, keyKind, endUser]);
  try {
    const name = canonicalJson([
      account.id,
      account.plan,
      keyId,
      keyKind,
      endUser,
      attributes ?? {},
      tools ?? {},
    ]);
    return name.length > LONG ? sha256(name) : name;
  } catch {
    return undefined;
  }
}

function requireBoolean(given: unknown): boolean {
  if (typeof given === "boolean") return given;
  throw new TypeError("it gave neither true nor false");
}

function toError(): ServiceError {
  return new ServiceError("INTERNAL_ERROR", {
    message: "The service's rule `access` did not say which tools this caller has.",
    next: "Try again once; if it lasts, report it to whoever runs the service.",
  });
}
