// Plan: the tool that is to be written for an operation.
import type { Effect } from "@svckit/core";
import { effectOfVerb, toSnakeCase } from "@svckit/testing";
import { type Answer, readAnswer } from "./answer.js";
import { type Argument, type BodyForm, readArguments } from "./arguments.js";
import { type OpenApiDocument, textOf } from "./document.js";
import type { Operation } from "./operation.js";
import { effectOf, toolName } from "./tool-name.js";

/** A tool for an operation. */
export interface ToolPlan {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly effect: Effect;
  readonly idempotent: boolean;
  readonly operation: Operation;
  readonly path: string;
  readonly arguments: readonly Argument[];
  readonly body: BodyForm;
  readonly answer: Answer;
}

/** An operation, with its tool or the reason why there is none. */
export type Planned =
  | { readonly operation: Operation; readonly tool: ToolPlan }
  | { readonly operation: Operation; readonly name: string; readonly effect: Effect; readonly fault: string };

/** Plans the tools of operations; `reads` are ids of those that only ask, though their method is POST. */
export function planTools(
  document: OpenApiDocument,
  operations: readonly Operation[],
  { reads, keys }: { readonly reads: ReadonlySet<string>; readonly keys: ReadonlySet<string> },
): readonly Planned[] {
  const taken = new Set<string>();
  return operations.map((operation): Planned => {
    const effect = effectOf(operation, reads.has(operation.id));
    const name = toolName(operation, effect, taken);
    taken.add(name);
    if (operation.method === "head") return { operation, name, effect, fault: "it is asked by HEAD" };
    const read = readArguments(document, operation, keys);
    if ("fault" in read) return { operation, name, effect, fault: read.fault };
    const answer = readAnswer(document, operation);
    if ("fault" in answer) return { operation, name, effect, fault: answer.fault };
    const { method } = operation;
    const tool: ToolPlan = {
      name,
      title: titleOf(operation, name),
      description: descriptionOf(document, operation),
      effect,
      idempotent: method === "put" || method === "delete",
      operation,
      path: read.path,
      arguments: read.list,
      body: read.body,
      answer,
    };
    return { operation, tool };
  });
}

function titleOf({ summary }: Operation, name: string): string {
  const words = name.replaceAll("_", " ");
  const title = textOf(summary, 80).replace(/\.$/, "");
  return title === "" || /^[a-z0-9_]+$/.test(title) ? words.charAt(0).toUpperCase() + words.slice(1) : title;
}

/** What a model chooses the tool by: the document's words, then what is asked of whom. */
function descriptionOf({ title }: OpenApiDocument, { part, summary, method, path }: Operation): string {
  const told = textOf(part["description"], 400) || summary;
  const sentence = told === "" || /[.!?…]$/.test(told) ? told : `${told}.`;
  return `${sentence} Asks ${method.toUpperCase()} ${textOf(path, 120)} of ${title}.`.trim();
}

/** Whether an operation seems to ask only, though its method says that it may change something. */
export function seemsToAsk({ id, method, path }: Operation): boolean {
  const words = toSnakeCase(`${id} ${path}`).split("_");
  return method === "post" && words.some((word) => effectOfVerb(word) === "read" || word === "query");
}
