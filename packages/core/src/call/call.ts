// Call: one request to run a tool, as an adapter or the host's own code hands it in.
import type { Effect } from "../catalog/effect.js";
import type { Transport } from "../errors/error-table.js";
import type { Credential } from "../identity/credential.js";
import type { IdentifyRequest } from "../identity/host-identity.js";
import type { Principal } from "../identity/principal.js";
import type { Job } from "./job.js";

/** The effects that a caller expects of a tool, and what to tell it where the tool has another one. */
export interface ExpectedEffects {
  readonly effects: readonly Effect[];
  /** What went wrong and what to do next, as the transport words it; `tool` is the tool's name. */
  otherwise(tool: string): { readonly message: string; readonly next: string };
}

/** One request to run a tool. */
export interface Call {
  /** Exact tool name. */
  readonly tool: unknown;
  /** Work to run in place of a tool of the catalog; `tool` is its name then, and `args` what it is asked. */
  readonly job?: Job | undefined;
  /** The tool's arguments, a JSON object; `idempotency_key` may be among them. */
  readonly args?: unknown;
  /** Whether a model wrote the arguments: a number written as text is then taken where the tool takes no text. */
  readonly writtenByModel?: boolean | undefined;
  /** The idempotency key, where it is not among the arguments. */
  readonly idempotencyKey?: unknown;
  /** What the caller presented, an API key where it is a string; none is the keyless lane. */
  readonly credential?: Credential | string | undefined;
  /**
   * The request that the call came with, made when the host's `identify` is asked about it; the same function for all calls
   * of one request. Where it is left out, `identify` is not asked.
   */
  readonly request?: (() => IdentifyRequest) | undefined;
  /** The caller's address. Callers without one share a bucket. */
  readonly address?: string | undefined;
  /**
   * Who asks, where the host has found that out itself; `credential` is not read then. The host may keep a principal: each
   * call takes its account as it is now.
   */
  readonly principal?: Principal | undefined;
  /**
   * The caller's own keys for providers that take them, by variable (`HELIUS_API_KEY`); a tool takes those that it declares
   * as `personal`. They are used for this call alone.
   */
  readonly keys?: Readonly<Record<string, string>> | undefined;
  /** Where the answer leaves: its errors carry codes of that transport. `rest` by default. */
  readonly transport?: Transport;
  /** The effects that the caller expects; a tool of another effect is refused. Any where left out. */
  readonly expects?: ExpectedEffects | undefined;
  /** Names the request in errors and logs; a new id where left out. */
  readonly requestId?: string;
  /** W3C trace context of the request (`traceparent`, `tracestate`); the call's span belongs to it. */
  readonly traceContext?: Readonly<Record<string, string>> | undefined;
  /** Aborted when the caller disconnects. */
  readonly signal?: AbortSignal | undefined;
}
