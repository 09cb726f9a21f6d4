// Call: one request to run a tool, as an adapter or the host's own code hands it in.
import type { Invoker } from "../catalog/call-skeleton.js";
import type { Transport } from "../errors/error-table.js";
import type { Credential } from "../identity/credential.js";
import type { Principal } from "../identity/principal.js";

/** One request to run a tool. */
export interface Call {
  /** Exact tool name. */
  readonly tool: unknown;
  /** The tool's arguments, a JSON object; `idempotency_key` may be among them. */
  readonly args?: unknown;
  /** The idempotency key, where it is not among the arguments. */
  readonly idempotencyKey?: unknown;
  /** What the caller presented, an API key where it is a string; none is the keyless lane. */
  readonly credential?: Credential | string;
  /** The caller's address; one bucket is shared by all whose address is not known. */
  readonly address?: string | undefined;
  /** Who asks, where the host has found that out itself, and may keep it: each call takes the account as it is then. `credential` is not looked at. */
  readonly principal?: Principal;
  /** Where the answer leaves: its errors carry codes of that transport. `rest` by default. */
  readonly transport?: Transport;
  /** The tool through which an agent asked for the call; refused where it is the wrong one for the tool. */
  readonly invoker?: Invoker | undefined;
  /** Names the request in errors and logs; made where left out. */
  readonly requestId?: string;
  /** W3C trace context of the request (`traceparent`, `tracestate`); the call's span belongs to it. */
  readonly traceContext?: Readonly<Record<string, string>> | undefined;
  /** Aborted when the caller hangs up. */
  readonly signal?: AbortSignal | undefined;
}
