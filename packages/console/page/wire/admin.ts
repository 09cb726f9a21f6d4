// Admin: what administrators are told, and what they do, by the routes below `/api/v1/admin`.
import { type CallOptions, send } from "./api.ts";
import type { JsonObject } from "./envelope.ts";

/** An account as a list has it. */
export interface ListedAccount {
  readonly account_id: string;
  readonly status: "active" | "suspended" | "closed";
  readonly status_reason: string | null;
  readonly plan: string;
  readonly created_at: string;
}

/** A key of an account; the key itself is in no answer but the one that made it. */
export interface AccountKey {
  readonly key_id: string;
  readonly shown: string;
  readonly kind: string;
  readonly label: string | null;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly revoked: boolean;
}

/** An account with its wallet and its keys. */
export interface Account extends ListedAccount {
  readonly wallet: null | {
    readonly granted: number;
    readonly held: number;
    readonly spent: number;
    readonly remaining: number;
    readonly bought_remaining: number;
    readonly period_start: string;
    readonly period_end: string | null;
  };
  readonly keys: readonly AccountKey[];
}

/** A call that waits for a person, or has. */
export interface Approval {
  readonly approval_id: string;
  readonly state: "pending" | "approved" | "denied" | "used";
  readonly account_id: string | null;
  readonly end_user: string | null;
  readonly tool: string;
  readonly args: JsonObject | null;
  readonly reason: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly decided_by: string | null;
  readonly words: string | null;
}

/** A checkpoint of the ledger. */
export interface Checkpoint {
  readonly number: number;
  readonly at: string;
}

/** The ledger's proof: its figures, from which checkpoint on it was read, and the first checkpoint that does not hold. */
export interface Proof {
  readonly ok: boolean;
  readonly from: Checkpoint | null;
  readonly made: Checkpoint | null;
  readonly broken: { readonly number: number; readonly part: string } | null;
  readonly [figure: string]: number | boolean | object | null;
}

async function call<Data>(path: string, options: CallOptions = {}): Promise<Data> {
  return (await send<Data>(`/api/v1/admin${path}`, { ...options, as: "admin" })).data;
}

const accountPath = (id: string) => `/accounts/${encodeURIComponent(id)}`;

/** A page of accounts. */
export function listAccounts(query: { readonly status: string; readonly cursor: string | undefined }) {
  return call<{ accounts: ListedAccount[]; next_cursor: string | null }>("/accounts", {
    query: { limit: 50, ...query },
  });
}

export function createAccount(body: JsonObject): Promise<Account> {
  return call("/accounts", { method: "POST", body });
}

export function getAccount(id: string): Promise<Account> {
  return call(accountPath(id));
}

/** Suspends, resumes or closes an account. */
export function changeAccount(id: string, verb: "suspend" | "resume" | "close", body: JsonObject = {}) {
  return call<ListedAccount>(`${accountPath(id)}/${verb}`, { method: "POST", body });
}

export function createKey(id: string, body: JsonObject): Promise<{ key_id: string; key: string }> {
  return call(`${accountPath(id)}/keys`, { method: "POST", body });
}

export function revokeKey(keyId: string): Promise<unknown> {
  return call(`/keys/${encodeURIComponent(keyId)}`, { method: "DELETE" });
}

/** Adds bought credits; the reference acts once. */
export function topUp(id: string, body: { readonly credits: number; readonly reference: string }) {
  return call<{ applied: boolean }>(`${accountPath(id)}/topup`, { method: "POST", body });
}

export function listApprovals(state: string): Promise<{ approvals: Approval[] }> {
  return call("/approvals", { query: { state, limit: 100 } });
}

/** A person's word on a call. */
export function decide(id: string, word: "approve" | "deny", body: JsonObject): Promise<Approval> {
  return call(`/approvals/${encodeURIComponent(id)}/${word}`, { method: "POST", body });
}

export function verifyLedger(): Promise<Proof> {
  return call("/ledger");
}
