// Native tool: one of the service's own tools over an account's state. It is free, and needs an account.
import {
  type AccountPrincipal,
  defineTool,
  type Effect,
  type Principal,
  type Schema,
  type SchemaInput,
  type SchemaOutput,
  ServiceError,
  type Tool,
  type ToolExample,
} from "@svckit/core";
import { type Change, lockAccount } from "../records/accounts.js";
import type { AccountRow } from "../records/rows.js";
import { ACCOUNTS } from "../records/tables.js";
import { get } from "../rows/operations.js";
import type { State, StateHolder } from "./state.js";

export const NATIVE_CATEGORY = "native";

/** What the tools are made with. */
export interface NativeParts {
  /** In front of every tool's name: `svc` gives `svc_list_alerts`. */
  readonly brand: string;
  readonly state: StateHolder;
}

/** What a run of a tool is given: the state, and on whose behalf it is changed. */
export interface NativeContext extends Change {
  readonly state: State;
  /** The caller: which tools it sees, other callers of its account may not. */
  readonly principal: AccountPrincipal;
  /** The credential that the caller came with. */
  readonly keyId: string;
}

/** A tool as it is written here. */
export interface NativeTool<In extends Schema, Out extends Schema> {
  /** Without the brand: `list_alerts`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly effect: Effect;
  readonly idempotent?: true;
  readonly input: In;
  readonly output: Out;
  readonly examples: readonly ToolExample[];
  run(args: SchemaOutput<In>, context: NativeContext): Promise<SchemaInput<Out>>;
}

/** The tool of the catalog. */
export function nativeTool<In extends Schema, Out extends Schema>(
  { brand, state }: NativeParts,
  { name, run, ...tool }: NativeTool<In, Out>,
): Tool {
  return defineTool<In, Out>({
    ...tool,
    name: `${brand}_${name}`,
    category: NATIVE_CATEGORY,
    credits: 0,
    personal: true,
    async execute(args, { principal: caller }) {
      const principal = requireAccount(caller);
      const { account, keyId } = principal;
      const { now, newId } = state.get();
      return run(args, { state: state.get(), principal, accountId: account.id, keyId, now: now(), newId });
    },
  });
}

/** The account's row for a read. Whoever looks first finds the subject `default`, too. */
export async function readAccount(context: Change & { readonly state: State }): Promise<AccountRow> {
  const { state, accountId } = context;
  const known = await state.read(() => get(ACCOUNTS, [accountId]));
  return known ?? state.write(() => lockAccount(context));
}

/** State is an account's: the host itself has none. */
function requireAccount(principal: Principal | undefined): AccountPrincipal {
  if (principal?.kind === "account") return principal;
  throw new ServiceError("AUTH_REQUIRED", {
    message: "State belongs to an account, and the call is nobody's.",
    next: "Call with an API key.",
  });
}
