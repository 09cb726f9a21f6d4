// Access: asks the host which tools a caller may see, and remembers its answers for some seconds.
import { ServiceError } from "../errors/errors.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import { type Awaitable, isPending } from "../platform/awaitable.js";
import type { Clock } from "../platform/clock.js";
import { askHost } from "../platform/host-function.js";
import { canonicalJson, sha256 } from "../platform/json.js";
import type { Logger } from "../platform/logger.js";
import { createLru } from "../platform/lru.js";
import type { CatalogTool } from "./catalog-tool.js";
import { type PolicyTool, toPolicyTool } from "./policy-tool.js";

/** Whether a principal may see and call a tool. */
export type AccessRule = (principal: Principal, tool: PolicyTool) => Awaitable<boolean>;

/** The answers of the host's rule. All throw INTERNAL_ERROR where the rule gives none. */
export interface Access {
  sees(principal: Principal, tool: CatalogTool): Awaitable<boolean>;
  /** The names of those of `tools` that it sees: the same list until the host is asked again. */
  seen(principal: Principal, tools: () => readonly CatalogTool[]): Awaitable<readonly string[]>;
}

// Within this time a change of the host's mind acts.
const REMEMBERED_MS = 5_000;
const REMEMBERED_PRINCIPALS = 10_000;
// Longer names of principals are remembered by their digests.
const LONG = 256;

interface Answers {
  readonly at: number;
  readonly byTool: Map<string, boolean>;
  /** The answer for all tools; asked once, however many lists are asked for at a time. */
  all?: Awaitable<readonly string[]>;
}

/** Asks `rule`; with the first tool alone where it is asked for many, so that a broken rule is told of once. */
export function createAccess(rule: AccessRule, { clock, logger }: { clock: Clock; logger: Logger }): Access {
  const remembered = createLru<Answers>(REMEMBERED_PRINCIPALS);

  function answersOf(principal: Principal): Answers {
    const name = nameOf(principal);
    const now = clock.now();
    const known = name === undefined ? undefined : remembered.get(name);
    const age = known ? now - known.at : -1;
    if (known && age >= 0 && age < REMEMBERED_MS) return known;
    const answers = { at: now, byTool: new Map() };
    if (name !== undefined) remembered.set(name, answers);
    return answers;
  }

  function ask(answers: Answers, principal: Principal, tool: CatalogTool): Awaitable<boolean> {
    if (answers.all && !isPending(answers.all)) return answers.all.includes(tool.name);
    const known = answers.byTool.get(tool.name);
    if (known !== undefined) return known;
    const keep = (given: boolean) => {
      answers.byTool.set(tool.name, given);
      return given;
    };
    const given = askHost("access", clock, logger, () => askRule(principal, tool), toError);
    return isPending(given) ? given.then(keep) : keep(given);
  }

  function askRule(principal: Principal, tool: CatalogTool): Awaitable<boolean> {
    const given = rule(principal, toPolicyTool(tool));
    return isPending(given) ? given.then(requireBoolean) : requireBoolean(given);
  }

  async function askAll(answers: Answers, principal: Principal, tools: readonly CatalogTool[]) {
    const [first, ...others] = tools;
    if (first === undefined) return [];
    const given = [await ask(answers, principal, first)];
    given.push(...(await Promise.all(others.map((tool) => ask(answers, principal, tool)))));
    return tools.filter((_, at) => given[at]).map(({ name }) => name);
  }

  return {
    sees: (principal, tool) => ask(answersOf(principal), principal, tool),
    seen(principal, tools) {
      const answers = answersOf(principal);
      if (answers.all) return answers.all;
      const asked = askAll(answers, principal, tools());
      answers.all = asked;
      asked.then(
        (names) => {
          answers.all = names;
          // The list says it all, and many principals are remembered.
          answers.byTool.clear();
        },
        () => {
          delete answers.all;
        },
      );
      return asked;
    },
  };
}

/** By what a principal is told from others; undefined where its attributes cannot be compared. */
function nameOf(principal: Principal): string | undefined {
  if (principal.kind !== "account") return scopeOf(principal);
  const { account, keyId, keyKind, endUser, attributes = {}, tools = {} } = principal;
  try {
    const name = canonicalJson([account.id, account.plan, keyId, keyKind, endUser, attributes, tools]);
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
