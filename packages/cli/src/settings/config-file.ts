// The file that SVC_CONFIG names: options of a service, and plugins that bring providers.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { McpOptions } from "@svckit/adapters-mcp";
import { isObject, type ProviderFactory, type ServiceOptions } from "@svckit/core";
import type { NativeOptions } from "@svckit/native";
import type { AllowedOrigins, ApiInfo } from "@svckit/rest";
import type { Jiti } from "jiti";

/** What the file holds, or exports as its default. */
export interface ServerConfig extends Partial<ServiceOptions> {
  /**
   * Factories of further providers, or modules whose default export is a factory or a list of them. A module is named
   * by its package, or by its path from this file.
   */
  readonly plugins?: readonly (string | ProviderFactory)[];
  /** How the MCP endpoints answer. */
  readonly mcp?: Pick<McpOptions, "signIn">;
  /** Origins of web pages that may call, in place of SVC_ALLOWED_ORIGINS. */
  readonly allowedOrigins?: AllowedOrigins;
  /** The contact and the license that the OpenAPI document names. */
  readonly info?: ApiInfo;
  /** How much state an account may have: `{ limits: { monitors: 1000 } }`. */
  readonly state?: Pick<NativeOptions, "limits">;
}

// The options of the file that are none of `createService`.
const OWN = ["plugins", "mcp", "allowedOrigins", "info", "state"];

/** A factory of a plugin, and how messages call the plugin. */
export interface Plugin {
  readonly name: string;
  readonly factory: ProviderFactory;
}

/** A configuration, its plugins loaded. */
export interface ReadConfig {
  readonly options: Partial<ServiceOptions>;
  readonly plugins: readonly Plugin[];
  readonly mcp: Pick<McpOptions, "signIn">;
  readonly allowedOrigins?: AllowedOrigins | undefined;
  readonly info?: ApiInfo | undefined;
  readonly state?: Pick<NativeOptions, "limits"> | undefined;
}

/** Reads the file; throws an `Error` that names what in it cannot be used. */
export async function readConfig(file: string | undefined): Promise<ReadConfig> {
  if (file === undefined) return { options: {}, plugins: [], mcp: {} };
  const path = resolve(file);
  try {
    // The loader takes TypeScript as it is.
    const load = async <T>(specifier: string) => (await loader(path)).import<T>(specifier);
    const {
      plugins = [],
      mcp = {},
      allowedOrigins,
      info,
      state,
      ...options
    } = requireConfig(
      path.endsWith(".json") ? JSON.parse(await readFile(path, "utf8")) : defaultOf(await load<object>(path)),
    );
    const loaded: Plugin[] = [];
    for (const plugin of plugins) loaded.push(...(await factoriesOf(plugin, load)));
    return { options, plugins: loaded, mcp, allowedOrigins, info, state };
  } catch (cause) {
    throw new Error(`SVC_CONFIG: ${file} cannot be read: ${messageOf(cause)}`, { cause });
  }
}

/** Loads the factories of a file by its path from here, as `plugins` names it; throws an `Error` that names the file. */
export async function readPluginFile(file: string): Promise<readonly Plugin[]> {
  const path = resolve(file);
  const jiti = await loader(path);
  return factoriesOf(path, (specifier) => jiti.import(specifier));
}

/** Loads modules by their path, or by their name as the file at a path would import them. */
export async function loader(path: string): Promise<Jiti> {
  const { createJiti } = await import("jiti");
  return createJiti(pathToFileURL(path).href, { interopDefault: false });
}

/** The factories that a module exports, or one factory; throws an `Error` that names the plugin. */
export async function factoriesOf(
  plugin: string | ProviderFactory,
  load: (specifier: string) => Promise<object>,
): Promise<readonly Plugin[]> {
  const name = typeof plugin === "string" ? `plugin ${JSON.stringify(plugin)}` : "a plugin";
  try {
    const exported = typeof plugin === "string" ? defaultOf(await load(plugin)) : plugin;
    const factories = Array.isArray(exported) ? exported : [exported];
    if (factories.every((factory) => typeof factory === "function"))
      return factories.map((factory) => ({ name, factory }));
  } catch (cause) {
    throw new Error(`${name}: ${messageOf(cause)}`, { cause });
  }
  throw new Error(`${name}: its default export must be a provider's factory, or a list of them`);
}

function defaultOf(module: { readonly default?: unknown; readonly __esModule?: boolean }): unknown {
  if (module.default !== undefined) return module.default;
  // A CommonJS module that was loaded before comes as what it exports.
  const isOfExports = Object.prototype.toString.call(module) !== "[object Module]" && !module.__esModule;
  if (isOfExports && Object.keys(module).length > 0) return module;
  throw new Error("it has no default export");
}

function requireConfig(value: unknown): ServerConfig {
  if (!isObject(value)) throw new Error("it does not hold an object of options");
  // `as`: which options it has is checked where the service is created.
  const config = value as ServerConfig;
  for (const name of Object.keys(config)) requireNoSlip(name);
  // Checked here, before a store is opened that a failed start would have to close.
  if (config.store !== undefined && typeof Object(config.store).close !== "function")
    throw new Error("store must be a store that a function such as memoryStore() made; SVC_STORE names one");
  for (const list of ["providers", "plugins"] as const) {
    if (config[list] !== undefined && !Array.isArray(config[list]))
      throw new Error(`${list} must be a list of ${list}`);
  }
  requireMcp(config.mcp);
  return config;
}

/** What is no option is refused where the service is created, which knows nothing of those that are this file's alone. */
function requireNoSlip(name: string): void {
  const isCutOf = (own: string) => name !== own && (own.startsWith(name) || name.startsWith(own));
  const meant = OWN.find(isCutOf);
  if (meant !== undefined) throw new Error(`there is no option ${name}; did you mean ${meant}?`);
}

function requireMcp(mcp: unknown): void {
  if (mcp === undefined) return;
  if (!isObject(mcp)) throw new Error("mcp must be an object of options");
  const unknown = Object.keys(mcp).find((name) => name !== "signIn");
  if (unknown !== undefined) throw new Error(`there is no option mcp.${unknown}; there is signIn`);
  const { signIn = "optional" } = mcp;
  if (signIn !== "optional" && signIn !== "required")
    throw new Error('mcp.signIn must be "optional" or "required"');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
