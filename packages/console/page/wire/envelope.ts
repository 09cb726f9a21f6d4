// Envelope: what the service answers, as far as the page reads it.

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** The record of one call. */
export interface Receipt extends JsonObject {
  readonly receipt_id: string;
  readonly tool: string;
  readonly provider: string;
  readonly category: string;
  readonly runtime_status: string;
  readonly source: string;
  readonly cache_status: string;
  readonly cache_age_ms: number | null;
  readonly fetched_at: string;
  readonly observed_at: string | null;
  readonly duration_ms: number;
  readonly warnings: readonly string[];
  readonly credit_cost: number;
  readonly credits_used: number;
  readonly credits_remaining: number | null;
  readonly inner_receipt_ids?: readonly string[];
}

/** A refusal or a failure. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly doc_url?: string;
  readonly request_id?: string;
  readonly param?: string;
  readonly retry_after?: number;
  readonly approval_id?: string;
}

/** An answer, with what was seen of it on its way. */
export interface Reply<Data> {
  readonly data: Data;
  readonly meta: JsonObject | undefined;
  readonly headers: Headers;
  /** Milliseconds from sending to the last byte, as this page saw them. */
  readonly tookMs: number;
  readonly sentAt: number;
}

/** A tool of the catalog. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly provider: string;
  readonly inputSchema: Schema;
  readonly annotations: { readonly readOnlyHint: boolean; readonly destructiveHint: boolean };
  readonly keyless: boolean;
  readonly credits: number;
  readonly status: { readonly available: boolean; readonly reason?: string };
  readonly fallback: string | null;
  readonly examples: readonly { readonly description: string; readonly args: JsonObject }[];
}

/** The part of JSON Schema that a form is made of. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly default?: Json;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Tells an object from what else JSON has. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
