// Faults: what a tool's own schema says against arguments.
import { checkSchema } from "@svckit/core";
import type { PlannedTool } from "./toolbox.js";

/** What a schema says against an argument. */
export interface Fault {
  readonly argument: string;
  readonly message: string;
}

type Args = Readonly<Record<string, unknown>>;

interface Checked {
  readonly args: string;
  readonly fault: Fault | undefined;
}

// A tool is tried with the same arguments by the rules and beside them: its schema reads them once.
const lastChecked = new WeakMap<PlannedTool, Checked>();

/** What a tool's own schema finds wrong; a schema that takes its time is asked with the call. */
export function faultOf(tool: PlannedTool, given: Args): Fault | undefined {
  const args = JSON.stringify(given);
  const before = lastChecked.get(tool);
  if (before?.args === args) return before.fault;
  const fault = faultIn(tool, given);
  lastChecked.set(tool, { args, fault });
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
