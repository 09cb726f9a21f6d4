// Values of the server's own variables, read from their texts. Each throws an `Error` that names the variable which cannot be used.
import type { ServiceOptions } from "@svckit/core";
import type { AllowedOrigins } from "@svckit/rest";
import { createOffsetClock } from "./offset-clock.js";
import { type Environment, listOf } from "./variables.js";

/** Where a server listens. */
export function portOf(env: Environment): number {
  const port = wholeNumber(env, "PORT") ?? 8787;
  if (port > 65_535) throw new Error(`PORT must be at most 65535, but is ${port}`);
  return port;
}

/** Where a server of these settings is reached. */
export function serverUrl({ SVC_PUBLIC_URL, HOST = "", PORT }: Environment): string {
  const host = HOST === "" || HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${PORT || "8787"}`;
  return (SVC_PUBLIC_URL || address).replace(/\/+$/, "");
}

/** The clock that SVC_TEST_CLOCK_FILE moves. */
export function testClock(env: Environment): ServiceOptions["clock"] {
  const file = env["SVC_TEST_CLOCK_FILE"];
  if (file === undefined) return undefined;
  if (env["SVC_TEST"] !== "1")
    throw new Error("SVC_TEST_CLOCK_FILE moves the clock, which only SVC_TEST=1 allows");
  return createOffsetClock(file);
}

/** Origins of web pages that may call. */
export function originsOf(env: Environment): AllowedOrigins {
  const text = env["SVC_ALLOWED_ORIGINS"]?.trim() ?? "";
  return text === "*" ? text : listOf(text);
}

/** Targets as `host:port`. */
export function targetsOf(text: string): string[] {
  const targets = listOf(text);
  for (const target of targets) {
    if (/^[^\s/?#@]+:\d{1,5}$/.test(target)) continue;
    const shown = JSON.stringify(target.replace(/^.*@/, "…@"));
    throw new Error(`SVC_EGRESS_ALLOW takes targets as host:port, but has ${shown}`);
  }
  return targets;
}

/** Whether a switch of 0 and 1 is on. */
export function isOn(env: Environment, name: string): boolean {
  const text = env[name] || "0";
  if (text !== "0" && text !== "1") throw new Error(`${name} must be 0 or 1, but is ${JSON.stringify(text)}`);
  return text === "1";
}

/** A whole number; undefined where it is not set. */
export function wholeNumber(env: Environment, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === "") return undefined;
  if (!/^\d{1,15}$/.test(text))
    throw new Error(`${name} must be a whole number, but is ${JSON.stringify(text)}`);
  return Number(text);
}
