// Tool name: an operation's name as a tool has it, `snake_case` with a verb first that says what its effect says.
import type { Effect } from "@svckit/core";
import { effectOfVerb, toSnakeCase } from "@svckit/testing";
import type { Operation } from "./operation.js";

const MAX_LENGTH = 64;
const VERB_OF = {
  get: "get",
  head: "get",
  post: "create",
  put: "replace",
  patch: "update",
  delete: "delete",
};
// Verbs of operation ids beside those that say an effect.
const OTHER_VERBS: ReadonlySet<string> = new Set(
  "check check count download run start stop render parse convert validate estimate quote sign verify test ping redeliver rerun request accept decline lock unlock star unstar follow unfollow mark reset generate sync import export compare".split(
    " ",
  ),
);

/** What an operation does: by its method, and by a verb that destroys. A POST only asks where it was said so. */
export function effectOf({ method, id, path }: Operation, reads: boolean): Effect {
  if (method === "get" || method === "head" || (method === "post" && reads)) return "read";
  if (method === "delete") return "destroy";
  return wordsOf(id, path, method).some((word) => effectOfVerb(word) === "destroy") ? "destroy" : "write";
}

/** The name of an operation's tool, of which `taken` has none yet. */
export function toolName(operation: Operation, effect: Effect, taken: ReadonlySet<string>): string {
  const words = wordsOf(operation.id, operation.path, operation.method);
  const at = words.findIndex((word) => isVerb(word));
  const [verb] = at < 0 ? [] : words.splice(at, 1);
  const told = verb === undefined ? undefined : effectOfVerb(verb);
  const fits = verb !== undefined && (told === undefined || told === effect);
  // A POST whose id says "get" may change something all the same: it requests.
  const asks = told === "read" && effect === "write" && operation.method === "post";
  const own = verbOf(operation, effect);
  const first = fits ? [verb] : asks ? ["request"] : verb === undefined ? [own] : [own, verb];
  const rest = first.at(-1) === words[0] ? words.slice(1) : words;
  const name = cut([...first, ...rest].join("_"), MAX_LENGTH);
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${cut(name, MAX_LENGTH - 5)}_${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

function verbOf({ method }: Operation, effect: Effect): string {
  if (effect === "read") return "get";
  return effect === "destroy" ? "delete" : method === "delete" ? "delete" : VERB_OF[method];
}

function isVerb(word: string): boolean {
  return effectOfVerb(word) !== undefined || OTHER_VERBS.has(word);
}

function wordsOf(id: string, path: string, method: string): string[] {
  // Without an id of its own an operation is named by its path.
  const text = id.toLowerCase() === `${method} ${path}`.toLowerCase() ? path.replace(/[{}]/g, "") : id;
  const words = toSnakeCase(text).split("_").filter(Boolean);
  return words.length === 0 ? ["root"] : words;
}

function cut(name: string, length: number): string {
  return name.length <= length ? name : name.slice(0, length).replace(/_[^_]*$/, "");
}
