// Planned calls: what a monitor will call, checked as it is written down, so that no run fails for a slip of its owner's.
import { type AccountPrincipal, type CatalogTool, isServiceError, ServiceError } from "@svckit/core";
import * as z from "zod";
import { NATIVE_CATEGORY } from "../tools/native-tool.js";
import type { State } from "../tools/state.js";
import type { Condition } from "./condition.js";
import { stepsOf } from "./path.js";
import type { MonitorCall } from "./record.js";

const MAX_CALLS = 5;
const MAX_BYTES = 16 * 1024;

const Tool = z.string().min(1).max(64);
// Any JSON, and a tool is given nothing else: a schema that says so refers to itself, which not every reader follows.
const Args = z.record(z.string(), z.unknown());

/** The arguments that say what is called. */
export const callFields = {
  tool: Tool.optional().describe("The tool that each run calls; one that only reads"),
  args: Args.optional().describe("Its arguments"),
  calls: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^[a-z][a-z0-9_]{0,31}$/, "expected lower-case letters, digits and _")
          .describe("What its result is called in the condition's paths"),
        tool: Tool,
        args: Args.default({}),
      }),
    )
    .min(1)
    .max(MAX_CALLS)
    .optional()
    .describe("Several calls in place of `tool`, whose results are compared; each is paid"),
};

/** What callers send of it. */
export interface GivenCalls {
  readonly tool?: string | undefined;
  readonly args?: MonitorCall["args"] | undefined;
  readonly calls?:
    | readonly { readonly name: string; readonly tool: string; readonly args: MonitorCall["args"] }[]
    | undefined;
}

/** The calls that were sent; undefined where none were. Throws VALIDATION_ERROR where there are two answers to what is called. */
export function callsOf(
  { tool, args, calls }: GivenCalls,
  before?: readonly MonitorCall[],
): readonly MonitorCall[] | undefined {
  if (calls !== undefined) {
    if (tool !== undefined || args !== undefined)
      throw refusal("calls", "a monitor has either `tool` with `args`, or `calls`");
    const names = calls.map(({ name }) => name);
    if (new Set(names).size < names.length) throw refusal("calls", "two calls have one name");
    return calls;
  }
  if (tool !== undefined) return [{ name: null, tool, args: args ?? {} }];
  if (args === undefined) return undefined;
  const [only] = before ?? [];
  if (only?.name !== null)
    throw refusal("args", "the monitor has several calls: send all of them as `calls`");
  return [{ ...only, args }];
}

/**
 * Throws TOOL_NOT_FOUND, TOOL_RETIRED, MISSING_PARAM or VALIDATION_ERROR where a run could not make its calls, or its
 * condition looks where none of them answers. Runs are the account's own, so that a tool that the caller does not see is
 * looked for here.
 */
export async function requireCalls(
  state: State,
  caller: AccountPrincipal,
  calls: readonly MonitorCall[],
): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(calls)) > MAX_BYTES)
    throw refusal("args", `the arguments of a monitor come to at most ${MAX_BYTES} bytes`);
  await requireSeen(state, caller, calls);
  const owner = await state.service.openSession(caller.account.id, "monitor");
  for (const [place, tool] of await requireSeen(state, owner, calls)) {
    if (tool.effect !== "read" || tool.category === NATIVE_CATEGORY)
      throw refusal(
        `${place}tool`,
        `a monitor calls tools that read data, and ${tool.name} is none of these`,
      );
  }
}

/** The tools of these calls by their places. Throws TOOL_NOT_FOUND where the principal does not see one. */
export async function requireSeen(
  { service }: State,
  principal: AccountPrincipal,
  calls: readonly MonitorCall[],
): Promise<ReadonlyMap<string, CatalogTool>> {
  const tools = new Map<string, CatalogTool>();
  for (const [index, { name, tool, args }] of calls.entries()) {
    const place = name === null ? "" : `calls.${index}.`;
    tools.set(place, await check(() => service.transport.check({ tool, args, principal }), place));
  }
  return tools;
}

/** Throws VALIDATION_ERROR where a path of a condition does not begin with the name of a call. */
export function requirePaths(condition: Condition | null | undefined, calls: readonly MonitorCall[]): void {
  if (!condition || calls[0]?.name === null) return;
  const { path, value } = condition;
  const other = typeof value === "object" && value !== null ? value.path : undefined;
  for (const [name, each] of [
    ["path", path],
    ["value.path", other],
  ] as const) {
    const first = each === undefined ? undefined : stepsOf(each)?.[0];
    if (first !== undefined && !calls.some((call) => call.name === first))
      throw refusal(`condition.${name}`, "with several calls a path begins with the name of one");
  }
}

/** The check of a call, whose refusals name where in the monitor the argument stands. */
async function check<T>(work: () => Promise<T>, place: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const { param } = error.details;
    const isOfTool = error.code === "TOOL_NOT_FOUND" || error.code === "TOOL_RETIRED";
    const within = param === undefined || param === "args" ? "args" : `args.${param}`;
    throw new ServiceError(error.code, { ...error.details, param: `${place}${isOfTool ? "tool" : within}` });
  }
}

function refusal(param: string, why: string): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: `The argument ${JSON.stringify(param)} is not valid: ${why}.`,
    next: "Correct it, and send the call again.",
    param,
    runtimeStatus: "invalid_input",
  });
}
