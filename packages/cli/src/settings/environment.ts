// The settings of `svc serve`, read from the environment and the file that SVC_CONFIG names.
import { memoryStore, type Provider, type ServiceOptions, type Store } from "@svckit/core";
import type { Native } from "@svckit/native";
import type { AllowedOrigins, ApiInfo, Prometheus } from "@svckit/rest";
import { stderrLogger } from "../log/stderr-logger.js";
import { type Plugin, type ReadConfig, readConfig } from "./config-file.js";
import { checkVariables, type IdleVariables, refuseIdle, requireDistinct } from "./declared-variables.js";
import { openMetrics } from "./open-metrics.js";
import { openNative } from "./open-native.js";
import { DEFAULT_STORE, openStore, type StoreRole } from "./open-store.js";
import { keyVariables, type ProviderSource, readKeys, toProviderSource } from "./provider-variables.js";
import { retentionOf } from "./retention.js";
import { isConsoleOn, isSwitchedOn } from "./switches.js";
import { isOn, originsOf, portOf, targetsOf, testClock, wholeNumber } from "./values.js";
import { type Environment, listOf, secretsOf } from "./variables.js";

/** What a server is started with. */
export interface ServerSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly options: ServiceOptions;
  /** Subjects, monitors and what else accounts keep; undefined where the configuration's own store does not keep it. */
  readonly native: Native | undefined;
  /** Whether this process runs the monitors. */
  readonly schedules: boolean;
  /** Whether it rehearses before it is ready, and works out the schemas of all tools once it has served for a moment. */
  readonly warmsUp: boolean;
  readonly mcp: ReadConfig["mcp"];
  readonly allowedOrigins: AllowedOrigins;
  readonly info: ApiInfo;
  /** The counts that `/metrics` tells; undefined where it is not switched on. */
  readonly metrics: Prometheus | undefined;
  /** Administrators' keys; without one there are no routes of administrators. */
  readonly adminKeys: readonly string[];
  /** Whether the console is served. */
  readonly console: boolean;
  /** Values that the log must not show. */
  readonly secrets: readonly string[];
  /** The key of the account `default`. Where left out, one is made and shown once. */
  readonly bootstrapKey: string | undefined;
  /** Credits of the account `default` in each period. */
  readonly bootstrapCredits: number | undefined;
}

/** Reads a server's settings; throws an `Error` that names the variable which cannot be used. */
export async function readEnvironment(env: Environment): Promise<ServerSettings> {
  return readSettings(env, (config) => toStatefulOptions(env, config));
}

/** Reads the settings of a server that keeps nothing. What a start refuses is refused here too, but for its store. */
export async function readUnkeptEnvironment(env: Environment, warn: Warn): Promise<ServerSettings> {
  return readSettings(env, (config) => toUnkeptOptions(env, config, warn));
}

async function readSettings(
  env: Environment,
  optionsOf: (config: ReadConfig) => Promise<StatefulOptions>,
): Promise<ServerSettings> {
  const port = portOf(env);
  const bootstrapCredits = wholeNumber(env, "SVC_BOOTSTRAP_CREDITS");
  const isCounted = isOn(env, "SVC_METRICS");
  const config = await readConfig(env["SVC_CONFIG"] || undefined);
  const schedules = isSwitchedOn(env, "SVC_SCHEDULER", true);
  const warmsUp = isSwitchedOn(env, "SVC_WARM_UP", true);
  const [host, adminKeys] = [env["HOST"] || "127.0.0.1", listOf(env["SVC_ADMIN_KEY"] ?? "")];
  const { options, native } = await optionsOf(config);
  const metrics = isCounted ? await openMetrics(options) : undefined;
  return {
    host,
    port,
    bootstrapKey: env["SVC_BOOTSTRAP_KEY"] || undefined,
    bootstrapCredits,
    options: metrics ? { ...options, observer: metrics.observer } : options,
    native,
    schedules,
    warmsUp,
    mcp: config.mcp,
    allowedOrigins: config.allowedOrigins ?? originsOf(env),
    info: config.info ?? {},
    metrics,
    adminKeys,
    console: isConsoleOn(env, { host, publicUrl: options.publicUrl, hasAdminKeys: adminKeys.length > 0 }),
    secrets: secretsOf(env),
  };
}

/** Reads the options of a service, and opens its store for a role. */
export async function readServiceOptions(env: Environment, role: StoreRole): Promise<ServiceOptions> {
  return toServiceOptions(env, await readConfig(env["SVC_CONFIG"] || undefined), role);
}

/** The options of a service that keeps its accounts' state, and that state. */
export interface StatefulOptions {
  readonly options: ServiceOptions;
  readonly native: Native | undefined;
}

/** Reads the options of a service that keeps its accounts' state, and opens its store. */
export async function readStatefulOptions(
  env: Environment,
  role: StoreRole = "server",
): Promise<StatefulOptions> {
  return toStatefulOptions(env, await readConfig(env["SVC_CONFIG"] || undefined), role);
}

async function toStatefulOptions(
  env: Environment,
  config: ReadConfig,
  role: StoreRole = "server",
): Promise<StatefulOptions> {
  const native = await openNative(config);
  const options = await toServiceOptions(env, config, role, { native });
  return withState(options, native);
}

/** Reads the options of a service on a store with the shipped providers and those of plugins. */
export async function readPluginOptions(
  env: Environment,
  plugins: readonly Plugin[],
  store: Store,
): Promise<ServiceOptions> {
  return toServiceOptions(env, { options: { store }, plugins, mcp: {} }, "server");
}

/** Reads the options of a service that has a server's tools, and keeps nothing. */
export async function readListedOptions(env: Environment): Promise<ServiceOptions> {
  const { options } = await toUnkeptOptions(env, await readConfig(env["SVC_CONFIG"] || undefined));
  return options;
}

async function toUnkeptOptions(env: Environment, config: ReadConfig, warn?: Warn): Promise<StatefulOptions> {
  const native = await openNative(config);
  const store = memoryStore({ extensions: native ? [native.store] : [] });
  const options = { ...config.options, store };
  return withState(await toServiceOptions(env, { ...config, options }, "server", { warn }), native);
}

/** The options with the tools of that state. */
function withState(options: ServiceOptions, native: Native | undefined): StatefulOptions {
  const providers = native ? [...options.providers, native.provider] : options.providers;
  return { options: { ...options, providers }, native };
}

/** Reads the options of a service as a server would have it, on a store of its own. */
export async function readUnstoredOptions(env: Environment, store: Store): Promise<ServiceOptions> {
  const config = await readConfig(env["SVC_CONFIG"] || undefined);
  return toServiceOptions(env, { ...config, options: { ...config.options, store } }, "server");
}

async function toServiceOptions(
  env: Environment,
  config: ReadConfig,
  role: StoreRole,
  { native, warn }: { readonly native?: Native | undefined; readonly warn?: Warn | undefined } = {},
): Promise<ServiceOptions> {
  const providers = await readProviders(env, config, warn);
  const clock = config.options.clock ?? testClock(env);
  const retention = retentionOf(env);
  return {
    ...(clock && { clock }),
    ...(env["SVC_PUBLIC_URL"] && { publicUrl: env["SVC_PUBLIC_URL"] }),
    ...(env["SVC_SECRET"] && { secret: env["SVC_SECRET"] }),
    ...(retention && { retention }),
    ...(env["SVC_EGRESS_ALLOW"] && { egressAllow: targetsOf(env["SVC_EGRESS_ALLOW"]) }),
    ...config.options,
    providers,
    keys: { ...readKeys(env, providers), ...config.options.keys },
    store:
      config.options.store ??
      (await openStore(env["SVC_STORE"] || DEFAULT_STORE, role, {
        clock,
        // An administrator reads the answers of commands there.
        ...(role === "server" && { logger: stderrLogger(config.options, secretsOf(env)) }),
        ...(native && { extensions: [native.store] }),
      })),
  };
}

/** Reads the providers that a server would have, without its store. */
export async function readServedProviders(env: Environment): Promise<readonly Provider[]> {
  return readProviders(env, await readConfig(env["SVC_CONFIG"] || undefined));
}

/** Is told of variables that nobody has declared. */
type Warn = (idle: IdleVariables) => void;

/** The shipped providers: every value that their package exports is a factory. Loads them, which some commands do without. */
export async function shippedSources(): Promise<readonly ProviderSource[]> {
  const shipped = await import("@svckit/providers");
  return Object.entries(shipped).map(([name, factory]) => toProviderSource(factory, name));
}

/** The shipped providers, or those that the configuration lists instead; behind them the plugins. */
async function readProviders(
  env: Environment,
  { options, plugins }: ReadConfig,
  warn: Warn = ({ names, next }) => process.stderr.write(`${names}: no effect here. ${next}\n`),
): Promise<readonly Provider[]> {
  const listed = options.providers;
  const shipped = await shippedSources();
  const sources = [
    ...(listed ? [] : shipped),
    ...plugins.map(({ name, factory }) => toProviderSource(factory, name)),
  ];
  const variables = [
    ...(listed ?? []).flatMap(keyVariables),
    ...sources.flatMap((source) => source.variables),
  ];
  requireDistinct(variables);
  if (listed) {
    const without = shipped.flatMap((source) => source.variables);
    refuseIdle(
      env,
      without.filter(({ name }) => !variables.some((each) => each.name === name)),
    );
  }
  const unknown = checkVariables(env, variables);
  if (unknown !== undefined) warn(unknown);
  return [...(listed ?? []), ...sources.map((source) => source.create(env))];
}
