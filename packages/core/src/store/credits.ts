// Credits: the wallet of an account, its monthly period, and what a ledger proves of all wallets.
import { toIsoTime } from "../platform/clock.js";

/** The most credits that are granted or added at once: far more than anybody buys, and sums of so many are exact numbers. */
export const MAX_CREDITS = 1_000_000_000_000;

/** One period of a wallet. Instants are milliseconds. */
export interface Period {
  /** The period's start as ISO 8601: names the wallet row that a hold is taken from and settled in. */
  readonly id: string;
  readonly start: number;
  /** When the wallet refills; null for a grant that is made once. */
  readonly end: number | null;
  /** From when it and those before it are counted; left out where there are none. */
  readonly anchor?: number;
  /** Credits that the period opens with. */
  readonly granted: number;
  /** false: bought credits are not spent in it, as in those of a development key. */
  readonly takesBought?: false;
}

/** Whose wallet is asked for, in which period. */
export interface WalletQuery {
  readonly accountId: string;
  readonly period: Period;
  /** What has expired by then is left out; nothing where left out. */
  readonly now?: number;
}

/** A wallet in one period, in whole credits: `remaining = granted - held - spent`. What was bought is part of each number. */
export interface Wallet {
  readonly granted: number;
  readonly held: number;
  readonly spent: number;
  /** Below zero by an adjustment alone. */
  readonly remaining: number;
  /** What is left of what was bought, where the account has ever bought: in all, below zero as a debt, and by its ends. */
  readonly bought?: {
    readonly remaining: number;
    readonly lots: readonly { readonly credits: number; readonly expiresAt: number | null }[];
  };
}

/** A wallet with what is left in it. */
export function toWallet({ granted, held, spent }: Pick<Wallet, "granted" | "held" | "spent">): Wallet {
  return { granted, held, spent, remaining: granted - held - spent };
}

/** What the ledger proves over the whole store; `captured`, `voided` and `pending` count holds, the others credits. */
export interface LedgerProof {
  /** Whether every transaction and every wallet adds up. */
  readonly ok: boolean;
  /** Sum of all ledger lines: 0. */
  readonly sum: number;
  readonly held: number;
  readonly spent: number;
  readonly granted: number;
  readonly captured: number;
  readonly voided: number;
  readonly pending: number;
  /** Credits that were topped up, were adjusted (in the end, up or down), and have expired. All of them are in `granted`. */
  readonly bought: number;
  readonly adjusted: number;
  readonly expired: number;
  /** Credits by which wallets, references and ledger differ: 0. */
  readonly unexplained: number;
}

/**
 * The monthly period that holds an instant, counted from the anchor: its day of the month is kept and clamped
 * to the month's length (31 Jan, 28 Feb, 31 Mar). Times in UTC.
 */
export function periodAt(anchor: number, now: number, granted: number, once: boolean): Period {
  if (once) return { id: toIsoTime(anchor), start: anchor, end: null, granted };
  const from = new Date(anchor);
  const to = new Date(now);
  let months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  if (addMonths(anchor, months) > now) months -= 1;
  const start = addMonths(anchor, months);
  const period = { id: toIsoTime(start), start, end: addMonths(anchor, months + 1), granted };
  return months === 0 ? period : { ...period, anchor };
}

/** The periods between one that is named by its id and a later one, the earliest first, as far as they have one anchor. */
export function periodsBetween(id: string, { anchor, start, granted }: Period): readonly Period[] {
  const since = Date.parse(id);
  const between: Period[] = [];
  if (anchor === undefined || Number.isNaN(since)) return between;
  for (let next = Math.max(since + 1, anchor); next < start; ) {
    const period = periodAt(anchor, next, granted, false);
    if (period.start > since) between.push(period);
    next = period.end ?? start;
  }
  return between;
}

/** The anchor, so many months later. Always counted from the anchor itself, so that the day never drifts. */
function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const midnight = Date.UTC(from.getUTCFullYear(), month, day);
  return midnight + (anchor - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()));
}

/** Credits in words: `1 credit`, `3 credits`. */
export function describeCredits(credits: number): string {
  return credits === 1 ? "1 credit" : `${credits} credits`;
}
