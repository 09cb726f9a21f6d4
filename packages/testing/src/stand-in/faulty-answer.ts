// Faulty answer: writes a stand-in's answer to the socket, as its route gave it or as a fault spoils it.
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { isObject } from "@svckit/core";
import { type Fault, INJECTION } from "./fault.js";

/** What a route of a stand-in answers. */
export interface StandInAnswer {
  /** 200 by default. */
  readonly status?: number;
  /** A JSON value. Where `content-type` is not JSON, a text as it is. Left out: no body. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const MALFORMED = '{"error": "this object is never closed", ';
const PAGE =
  "<!doctype html><html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>";
const PADDING = "x".repeat(64 * 1024);

/** Answers a request. Asks `route` only where the fault leaves anything of its answer. */
export async function sendAnswer(
  response: ServerResponse,
  fault: Fault,
  route: () => StandInAnswer | Promise<StandInAnswer>,
): Promise<void> {
  if (fault.latencyMs !== undefined) await sleep(fault.latencyMs);
  if (fault.hang || response.destroyed) return;
  if (fault.reset === "before") {
    response.socket?.resetAndDestroy();
    return;
  }
  const answer = answerOf(fault) ?? (await route());
  const headers: Record<string, string> = { "content-type": "application/json; charset=utf-8" };
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers[name.toLowerCase()] = value;
  if (fault.retryAfter !== undefined) headers["retry-after"] = String(fault.retryAfter);
  if (fault.body === "html") headers["content-type"] = "text/html; charset=utf-8";
  const status = answer.status ?? 200;
  if (fault.huge !== undefined) {
    response.writeHead(status, headers);
    await sendHuge(response, fault.huge);
    return;
  }
  const bytes = Buffer.from(textOf(answer, headers["content-type"] ?? "", fault));
  response.writeHead(status, { ...headers, "content-length": bytes.length });
  await sendBody(response, bytes, fault);
}

function answerOf({ redirect, inBodyError, status }: Fault): StandInAnswer | undefined {
  if (redirect !== undefined) return { status: status ?? 302, headers: { location: redirect } };
  if (inBodyError !== undefined) return { body: inBodyError };
  if (status !== undefined) return { status, body: { error: `the stand-in was told to answer ${status}` } };
  return undefined;
}

function textOf({ body }: StandInAnswer, contentType: string, fault: Fault): string {
  switch (fault.body) {
    case "empty":
      return "";
    case "null":
      return "null";
    case "malformed":
      return MALFORMED;
    case "html":
      return PAGE;
  }
  if (body === undefined) return "";
  const isText = typeof body === "string" && !contentType.includes("json");
  const text = isText ? body : JSON.stringify(fault.injection ? injected(body) : body);
  return fault.body === "truncated" ? text.slice(0, Math.floor(text.length / 2)) : text;
}

function injected(value: unknown): unknown {
  if (typeof value === "string") return INJECTION;
  if (Array.isArray(value)) return value.map(injected);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, injected(member)]));
}

async function sendBody(response: ServerResponse, bytes: Buffer, fault: Fault): Promise<void> {
  const end = fault.reset === "mid-body" ? Math.floor(bytes.length / 2) : bytes.length;
  const step = fault.slowBody === undefined ? Math.max(1, end) : 1;
  response.flushHeaders();
  for (let at = 0; at < end && !response.destroyed; at += step) {
    if (at > 0) await sleep(fault.slowBody);
    await write(response, bytes.subarray(at, Math.min(end, at + step)));
  }
  // Closed and not reset: a reset could overtake the first half, and the client would never see it.
  if (fault.reset === "mid-body") response.socket?.destroy();
  else response.end();
}

async function sendHuge(response: ServerResponse, size: number): Promise<void> {
  const head = '{"padding":"';
  await write(response, head);
  for (let left = size - head.length - 2; left > 0 && !response.destroyed; left -= PADDING.length) {
    await write(response, left < PADDING.length ? PADDING.slice(0, left) : PADDING);
  }
  response.end('"}');
}

/** Writes, and waits until the system has the bytes or the client is gone. */
async function write(response: ServerResponse, chunk: string | Uint8Array): Promise<void> {
  if (response.destroyed) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      response.off("close", done);
      resolve();
    };
    response.once("close", done);
    response.write(chunk, done);
  });
}
