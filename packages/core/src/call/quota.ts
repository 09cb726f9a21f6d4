// Quota: what a caller has left, read without spending any of it.

import { isServiceError, ServiceError } from "../errors/errors.js";
import type { AccountPrincipal } from "../identity/principal.js";
import { nextUtcMidnight, toIsoTime, utcDay } from "../platform/clock.js";
import { isObject } from "../platform/json.js";
import type { RateState } from "../store/rate-limit.js";
import { withStoreError } from "../store/store.js";
import { type Answer, failureAnswer } from "./answer.js";
import { type Caller, identify } from "./identify.js";
import { peekRate } from "./limit-rate.js";
import type { ServiceParts } from "./service-parts.js";

/** `data` of the quota answer. */
export interface Quota {
  readonly lane: "anonymous" | "account";
  /** Keyless calls a day, or credits of the period; null for an account without a wallet. */
  readonly limit: number | null;
  readonly used: number | null;
  readonly remaining: number | null;
  /** When the keyless day ends; for an account, when its minute is free again. */
  readonly resets_at: string;
  readonly credits: {
    readonly granted: number;
    readonly used: number;
    readonly held: number;
    /** The period's and what was bought; below zero by an adjustment alone. */
    readonly remaining: number;
    readonly period_remaining: number;
    /** What was bought stays until it is spent or expires; a debt is below zero. */
    readonly bought_remaining: number;
    /** When the next of it expires; null where none does. */
    readonly bought_expires_at: string | null;
    readonly period_start: string;
    readonly period_end: string | null;
  } | null;
  readonly rate: { readonly limit: number; readonly remaining: number; readonly reset_at: string };
  readonly wallet: "ok" | "none";
}

/** Tells a caller what it has left. Never throws. */
export async function answerQuota(parts: ServiceParts, caller: Caller): Promise<Answer> {
  // A host without types may have left it out: `identify` says so.
  const { requestId = parts.ids.uuid(), transport = "rest" }: Caller = isObject(caller) ? caller : {};
  const context = { docsUrl: parts.docsUrl, transport };
  let lane: Answer["lane"];
  let rate: RateState | undefined;
  try {
    const principal = await identify(parts, caller);
    lane = principal.kind;
    if (principal.kind === "host")
      throw new ServiceError("AUTH_REQUIRED", { message: "The host has no quota." });
    rate = await peekRate(parts, principal);
    const data =
      principal.kind === "account"
        ? await ofAccount(parts, principal, rate)
        : await ofAddress(parts, principal.bucket, rate);
    const envelope = { ok: true, data } as const;
    const quotaRemaining = data.remaining ?? 0;
    return {
      // `as`: the quota answer is an envelope without a receipt, since no tool ran.
      envelope: envelope as unknown as Answer["envelope"],
      body: JSON.stringify(envelope),
      receipt: undefined,
      code: undefined,
      retryAfterS: undefined,
      refillsAt: undefined,
      replayed: false,
      requestId,
      lane,
      rate,
      quotaRemaining,
    };
  } catch (error) {
    const known = isServiceError(error) ? error : new ServiceError("INTERNAL_ERROR", { cause: error });
    return failureAnswer({ requestId, lane, rate, quotaRemaining: undefined }, context, known, undefined);
  }
}

async function ofAccount(
  parts: ServiceParts,
  { account, period }: AccountPrincipal,
  rate: RateState,
): Promise<Quota> {
  const wallet = await withStoreError("QUOTA_SERVICE_UNAVAILABLE", () =>
    parts.store.wallet({ accountId: account.id, period, now: parts.clock.now() }),
  );
  const shown = toRate(rate);
  const base = { lane: "account", resets_at: shown.reset_at, rate: shown } as const;
  if (!wallet) return { ...base, limit: null, used: null, remaining: null, credits: null, wallet: "none" };
  const { granted, held, spent, remaining, bought = { remaining: 0, lots: [] } } = wallet;
  const expiresAt = bought.lots[0]?.expiresAt ?? null;
  return {
    ...base,
    limit: Math.max(0, granted),
    used: spent + held,
    remaining: Math.max(0, remaining),
    credits: {
      granted,
      used: spent,
      held,
      remaining,
      period_remaining: remaining - bought.remaining,
      bought_remaining: bought.remaining,
      bought_expires_at: expiresAt === null ? null : toIsoTime(expiresAt),
      period_start: toIsoTime(period.start),
      period_end: period.end === null ? null : toIsoTime(period.end),
    },
    wallet: "ok",
  };
}

async function ofAddress(parts: ServiceParts, bucket: string, rate: RateState): Promise<Quota> {
  const now = parts.clock.now();
  const limit = parts.anonymous.callsPerDay;
  const state = await withStoreError("ANON_QUOTA_UNAVAILABLE", () =>
    parts.store.allowance({ bucket, day: utcDay(now) }),
  );
  const used = state.used + state.inflight;
  return {
    lane: "anonymous",
    limit,
    used,
    remaining: Math.max(0, limit - used),
    resets_at: toIsoTime(nextUtcMidnight(now)),
    credits: null,
    rate: toRate(rate),
    wallet: "none",
  };
}

function toRate({ limit, remaining, resetAt }: RateState) {
  return { limit, remaining, reset_at: toIsoTime(resetAt) };
}
