// State: what a service watches and sends for an account: monitors, alerts, webhooks and events.
import { type CallOptions, send } from "./api.ts";
import type { Json, JsonObject } from "./envelope.ts";

/** A monitor. */
export interface Monitor {
  readonly id: string;
  readonly name: string;
  readonly tool: string | null;
  readonly args: JsonObject | null;
  readonly calls: readonly { readonly name: string; readonly tool: string }[] | null;
  readonly schedule: { readonly every?: string; readonly cron?: string; readonly timezone?: string };
  readonly condition: JsonObject | null;
  readonly severity: string;
  readonly status: "active" | "paused" | "archived";
  readonly paused_reason: string | null;
  readonly next_run_at: string | null;
  readonly last_run_at: string | null;
}

/** A run of a monitor. */
export interface Run {
  readonly id: string;
  readonly slot: string;
  readonly status: string;
  readonly reason: string | null;
  readonly met: boolean | null;
  readonly observed: Json;
  readonly alert_id: string | null;
  readonly receipt_ids: readonly string[];
  readonly credits_used: number;
}

/** What a run at this moment would do. */
export interface Trial {
  readonly status: string;
  readonly reason: string | null;
  readonly met: boolean | null;
  readonly observed: Json;
  readonly alert: string;
  readonly credits_used: number;
}

/** An alert. */
export interface Alert {
  readonly id: string;
  readonly monitor_id: string;
  readonly severity: string;
  readonly status: "open" | "acknowledged" | "resolved";
  readonly title: string;
  readonly observed: Json;
  readonly receipt_id: string | null;
  readonly created_at: string;
}

/** A webhook. */
export interface Webhook {
  readonly id: string;
  readonly subject_id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly status: "active" | "disabled";
  readonly disabled_reason: string | null;
  readonly failures: number;
  readonly last_failure: string | null;
  readonly created_at: string;
}

/** An event on its way to a webhook. */
export interface Delivery {
  readonly event_id: string;
  readonly event: string;
  readonly status: "waiting" | "delivered" | "failed";
  readonly attempts: number;
  readonly created_at: string;
  readonly last_attempt_at: string | null;
  readonly next_attempt_at: string | null;
  readonly last_failure: string | null;
}

/** Something that happened. */
export interface Event {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: JsonObject;
}

async function call<Data>(path: string, options?: CallOptions): Promise<Data> {
  return (await send<Data>(`/api/v1${path}`, options)).data;
}

const idOf = encodeURIComponent;

export async function listMonitors(status: string): Promise<readonly Monitor[]> {
  return (await call<{ monitors: Monitor[] }>("/monitors", { query: { limit: 100, status } })).monitors;
}

export async function getMonitor(id: string): Promise<Monitor> {
  return (await call<{ monitor: Monitor }>(`/monitors/${idOf(id)}`)).monitor;
}

export async function createMonitor(body: JsonObject): Promise<Monitor> {
  return (await call<{ monitor: Monitor }>("/monitors", { method: "POST", body })).monitor;
}

/** Pauses a monitor, or lets it run again. */
export function setMonitorStatus(id: string, status: "active" | "paused"): Promise<unknown> {
  return call(`/monitors/${idOf(id)}`, { method: "PATCH", body: { status } });
}

export function archiveMonitor(id: string): Promise<unknown> {
  return call(`/monitors/${idOf(id)}/archive`, { method: "POST", body: {} });
}

/** Makes its calls once; they are paid. */
export async function testMonitor(id: string): Promise<Trial> {
  return (await call<{ test: Trial }>(`/monitors/${idOf(id)}/test`, { method: "POST", body: {} })).test;
}

export async function listRuns(id: string): Promise<readonly Run[]> {
  return (await call<{ runs: Run[] }>(`/monitors/${idOf(id)}/runs`, { query: { limit: 100 } })).runs;
}

export async function listAlerts(status: string): Promise<readonly Alert[]> {
  return (await call<{ alerts: Alert[] }>("/alerts", { query: { limit: 100, status } })).alerts;
}

export function setAlertStatus(id: string, status: "acknowledged" | "resolved"): Promise<unknown> {
  return call(`/alerts/${idOf(id)}`, { method: "PATCH", body: { status } });
}

export async function listWebhooks(): Promise<readonly Webhook[]> {
  return (await call<{ webhooks: Webhook[] }>("/webhooks", { query: { limit: 100 } })).webhooks;
}

export function createWebhook(url: string): Promise<unknown> {
  return call("/webhooks", { method: "POST", body: { url } });
}

export function deleteWebhook(id: string): Promise<unknown> {
  return call(`/webhooks/${idOf(id)}`, { method: "DELETE" });
}

/** A page of what a webhook was sent and is to be sent. */
export function listDeliveries(
  webhookId: string,
  query: { readonly status: string; readonly cursor: string | undefined },
) {
  return call<{ deliveries: Delivery[]; next_cursor: string | null }>(
    `/webhooks/${idOf(webhookId)}/deliveries`,
    { query: { limit: 25, ...query } },
  );
}

/** Sends an event to a webhook again. */
export function replayEvent(webhookId: string, eventId: string): Promise<unknown> {
  return call(`/webhooks/${idOf(webhookId)}/deliveries/${idOf(eventId)}/replay`, {
    method: "POST",
    body: {},
  });
}

export async function listEvents(): Promise<readonly Event[]> {
  return (await call<{ events: Event[] }>("/events", { query: { limit: 50, order: "desc" } })).events;
}

/** Issues the signing secret of the subject `default`, or puts a new one in its place; it is shown once. */
export function makeSigningSecret(isRotated: boolean): Promise<{ readonly signing_secret: string }> {
  const path = `/subjects/default/signing-secret${isRotated ? "/rotate" : ""}`;
  return call(path, { method: "POST" });
}
