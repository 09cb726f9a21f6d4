// Faults: what a tool's own schema says against arguments.
import { checkSchema, onceFor } from "@svckit/core";
import type { PlannedTool } from "./toolbox.js";

/** What a schema says against an argument. */
export interface Fault {
  readonly argument: string;
  readonly message: string;
}

type Args = Readonly<Record<string, unknown>>;

// What callers say is not remembered for ever, and what is long only until something else is said.
const MOST_CHECKED = 8;
const LONG = 400;

// A tool is tried with the same arguments by the rules and beside them, and turn by turn: its schema reads them once.
const checkedFor = onceFor((_: PlannedTool) => new Map<string, Fault | undefined>());

/** What a tool's own schema finds wrong; a schema that takes its time is asked with the call. */
export function faultOf(tool: PlannedTool, given: Args): Fault | undefined {
  const args = JSON.stringify(given);
  const checked = checkedFor(tool);
  if (checked.has(args)) return checked.get(args);
  const fault = faultIn(tool, given);
  if (checked.size >= MOST_CHECKED || args.length > LONG) checked.clear();
  checked.set(args, fault);
  return fault;
}

function faultIn({ tool }: PlannedTool, args: Args): Fault | undefined {
  const checked = checkSchema(tool.definition.input, args);
  if (checked instanceof Promise) {
    checked.catch(() => {});
    return undefined;
  }
  if ("value" in checked) return undefined;
  const [issue] = checked.issues;
  return { argument: String(issue?.path[0] ?? ""), message: issue?.message ?? "" };
}
