// The settings of `svc serve`, read from the environment and the file that SVC_CONFIG names.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Provider, ServiceOptions } from "@svckit/core";
import { coingecko, evm, hello } from "@svckit/providers";
import type { Prometheus } from "@svckit/rest";
import { createOffsetClock } from "./offset-clock.js";
import { openMetrics } from "./open-metrics.js";
import { DEFAULT_STORE, openStore, type StoreRole } from "./open-store.js";
import { secretsOf } from "./secrets.js";
import { CHAIN_PREFIX, checkVariables, refuseProviderVariables } from "./variables.js";

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a server is started with. */
export interface ServerSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly options: ServiceOptions;
  /** The counts that `/metrics` tells; undefined where it is not switched on. */
  readonly metrics: Prometheus | undefined;
  /** Values that no line of the log may hold. */
  readonly secrets: readonly string[];
  /** The key that the account `default` gets; made and shown once where left out. */
  readonly bootstrapKey: string | undefined;
  /** Credits of each period of the account `default`. */
  readonly bootstrapCredits: number | undefined;
}

/** Reads a server's settings; throws an `Error` that names the variable which cannot be used. */
export async function readEnvironment(env: Environment): Promise<ServerSettings> {
  const port = portOf(env);
  const bootstrapCredits = wholeNumber(env, "SVC_BOOTSTRAP_CREDITS");
  const isCounted = isOn(env, "SVC_METRICS");
  const options = await readServiceOptions(env, "server");
  const metrics = isCounted ? await openMetrics(options) : undefined;
  return {
    host: env["HOST"] || "127.0.0.1",
    port,
    bootstrapKey: env["SVC_BOOTSTRAP_KEY"] || undefined,
    bootstrapCredits,
    options: metrics ? { ...options, observer: metrics.observer } : options,
    metrics,
    secrets: secretsOf(env),
  };
}

/** Reads what a service is made from, with its store opened for a role. */
export async function readServiceOptions(env: Environment, role: StoreRole): Promise<ServiceOptions> {
  for (const told of checkVariables(env)) process.stderr.write(`${told}\n`);
  const config = env["SVC_CONFIG"] ? await readConfig(env["SVC_CONFIG"]) : {};
  if (config.providers !== undefined) refuseProviderVariables(env);
  const clock = config.clock ?? testClock(env);
  return {
    providers: shippedProviders(env),
    ...(clock && { clock }),
    ...(env["SVC_PUBLIC_URL"] && { publicUrl: env["SVC_PUBLIC_URL"] }),
    ...(env["SVC_EGRESS_ALLOW"] && { egressAllow: targetsOf(env["SVC_EGRESS_ALLOW"]) }),
    ...config,
    store: config.store ?? (await openStore(env["SVC_STORE"] || DEFAULT_STORE, role, clock)),
  };
}

/** The providers that the server comes with; `SVC_UPSTREAM_<PROVIDER>` and `SVC_EVM_RPC_<CHAIN>` point them elsewhere. */
function shippedProviders(env: Environment): Provider[] {
  const coingeckoUrl = env["SVC_UPSTREAM_COINGECKO"];
  const coingeckoKey = env["SVC_KEY_COINGECKO"];
  return [
    hello(),
    coingecko({
      ...(coingeckoUrl && { baseUrl: coingeckoUrl }),
      ...(coingeckoKey && { apiKey: coingeckoKey }),
    }),
    evm({ chains: chainsOf(env) }),
  ];
}

function chainsOf(env: Environment): Record<string, { url: string }> {
  const chains: Record<string, { url: string }> = {};
  for (const [name, url] of Object.entries(env)) {
    if (!name.startsWith(CHAIN_PREFIX) || !url) continue;
    chains[name.slice(CHAIN_PREFIX.length).toLowerCase().replaceAll("_", "-")] = { url };
  }
  return chains;
}

/** The options in a JSON file, or in the default export of a TypeScript or JavaScript one. */
async function readConfig(file: string): Promise<Partial<ServiceOptions>> {
  const path = resolve(file);
  try {
    if (path.endsWith(".json")) return requireObject(JSON.parse(await readFile(path, "utf8")));
    const { createJiti } = await import("jiti");
    const module = await createJiti(import.meta.url, { interopDefault: false }).import<{
      default?: Partial<ServiceOptions>;
    }>(path);
    if (module.default === undefined) throw new Error("it has no default export");
    return requireObject(module.default);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`SVC_CONFIG: ${file} cannot be read: ${why}`, { cause });
  }
}

function requireObject(options: unknown): Partial<ServiceOptions> {
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw new Error("it does not hold an object of options");
  // `as`: which options it has is checked where the service is created.
  const config = options as Partial<ServiceOptions>;
  // Before that the store is opened, and closed where the start fails.
  if (config.store !== undefined && typeof Object(config.store).close !== "function")
    throw new Error("store must be a store that a function such as memoryStore() made; SVC_STORE names one");
  if (config.providers !== undefined && !Array.isArray(config.providers))
    throw new Error("providers must be a list of providers");
  return config;
}

function portOf(env: Environment): number {
  const port = wholeNumber(env, "PORT") ?? 8787;
  if (port > 65_535) throw new Error(`PORT must be at most 65535, but is ${port}`);
  return port;
}

function testClock(env: Environment): ServiceOptions["clock"] {
  const file = env["SVC_TEST_CLOCK_FILE"];
  if (file === undefined) return undefined;
  if (env["SVC_TEST"] !== "1")
    throw new Error("SVC_TEST_CLOCK_FILE moves the clock, which only SVC_TEST=1 allows");
  return createOffsetClock(file);
}

function targetsOf(text: string): string[] {
  const targets = text.split(",").flatMap((each) => each.trim() || []);
  for (const target of targets) {
    if (/^[^\s/?#@]+:\d{1,5}$/.test(target)) continue;
    const shown = JSON.stringify(target.replace(/^.*@/, "…@"));
    throw new Error(`SVC_EGRESS_ALLOW takes targets as host:port, but has ${shown}`);
  }
  return targets;
}

function isOn(env: Environment, name: string): boolean {
  const text = env[name] || "0";
  if (text !== "0" && text !== "1") throw new Error(`${name} must be 0 or 1, but is ${JSON.stringify(text)}`);
  return text === "1";
}

function wholeNumber(env: Environment, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === "") return undefined;
  if (!/^\d{1,15}$/.test(text))
    throw new Error(`${name} must be a whole number, but is ${JSON.stringify(text)}`);
  return Number(text);
}
