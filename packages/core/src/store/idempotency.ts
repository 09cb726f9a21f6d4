// Claim: an idempotency key. A call that is sent again under its key is not done again.

import { ServiceError } from "../errors/errors.js";
import type { Awaitable } from "../platform/awaitable.js";
import { canonicalJson, isObject, sha256 } from "../platform/json.js";
import { jsonMember } from "../platform/json-text.js";

/** A key as the caller carries it, in the scope it belongs to. */
export interface Claim {
  /** The account, or the address bucket of a keyless caller. */
  readonly scope: string;
  readonly key: string;
  /** SHA-256 of the canonical `{ tool, args }`, before defaults. */
  readonly fingerprint: string;
}

/** The answer that a key stands for: the exact text that was sent. */
export interface StoredAnswer {
  readonly body: string;
  readonly fingerprint: string;
}

/** What a store knows of a key. */
export type ClaimState =
  | { readonly state: "free" }
  | { readonly state: "running"; readonly fingerprint: string }
  | { readonly state: "done"; readonly answer: StoredAnswer };

/** Which key is looked up, and when: an answer that has expired frees it. */
export interface ClaimQuery {
  readonly claim: Claim;
  readonly now: number;
}

/** Which call's answer is waited for. */
export interface AnswerWait {
  readonly claim: Claim;
  readonly waitMs: number;
}

/** Where claims are kept. A key is bound by `reserve` and completed or freed by `settle`. */
export interface ClaimStore {
  /** The state of a key, without binding it. */
  findClaim(query: ClaimQuery): Awaitable<ClaimState>;
  /**
   * Waits for the call that holds a key: its answer, success or failure, as every waiter gets it.
   * `freed` where the key was given up without an answer, `timeout` after `waitMs`.
   */
  awaitAnswer(wait: AnswerWait): Promise<StoredAnswer | "freed" | "timeout">;
}

/** The form of a key, for regular expressions and JSON Schema. */
export const IDEMPOTENCY_KEY_PATTERN = "[A-Za-z0-9_\\-:.]{1,128}";

const KEY_FORM = new RegExp(`^${IDEMPOTENCY_KEY_PATTERN}$`);

/** Takes the key out of a call: from `args`, the top level or the header, which may not differ. */
export function takeIdempotencyKey(
  args: unknown,
  beside: readonly unknown[],
): { readonly args: unknown; readonly key: string | undefined } {
  const isInArgs = isObject(args) && Object.hasOwn(args, "idempotency_key");
  const key = oneIdempotencyKey(isInArgs ? [args["idempotency_key"], ...beside] : beside);
  if (key !== undefined && (typeof key !== "string" || !KEY_FORM.test(key))) {
    throw new ServiceError("INVALID_IDEMPOTENCY_KEY", { param: "idempotency_key" });
  }
  return { args: isInArgs ? withoutKey(args) : args, key };
}

/** Arguments without the key that they may carry. */
export function withoutKey(args: unknown): unknown {
  if (!isObject(args) || !Object.hasOwn(args, "idempotency_key")) return args;
  const { idempotency_key: _, ...rest } = args;
  return rest;
}

/** The key that all places of a call carry, where null carries none; throws INVALID_REQUEST where two of them differ. */
export function oneIdempotencyKey(keys: readonly unknown[]): unknown {
  let key: unknown;
  for (const other of keys) {
    if (other === undefined || other === null) continue;
    key ??= other;
    if (other !== key) {
      throw new ServiceError("INVALID_REQUEST", {
        message: "The call carries two idempotency keys that differ.",
        next: "Send the key in one place.",
        param: "idempotency_key",
      });
    }
  }
  return key;
}

/** The fingerprint of a call, from the canonical text of its arguments. */
export function fingerprintOf(tool: string, canonicalArgs: string): string {
  return sha256(`{${jsonMember("args", canonicalArgs)},${jsonMember("tool", canonicalJson(tool))}}`);
}

/** The name of a call to upstreams: a UUID (version 8) of its claim, or of its own id where it has none. */
export function callKeyOf(claim: Claim | undefined, id: string): string {
  const digest = sha256(JSON.stringify(claim ? [claim.scope, claim.key, claim.fingerprint] : id));
  const hex = digest.slice(-32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Refuses a key that was used for another call. */
export function requireSameCall(claim: Claim, fingerprint: string): void {
  if (claim.fingerprint === fingerprint) return;
  throw new ServiceError("IDEMPOTENCY_KEY_REUSED", { param: "idempotency_key" });
}
