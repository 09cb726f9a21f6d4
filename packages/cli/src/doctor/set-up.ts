// What the doctor looks at in the settings of a server: the configuration, the variables, the providers' keys, the store.
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, resolve } from "node:path";
import { authsOf, createService, type Provider, type ServiceOptions } from "@svckit/core";
import { readConfig } from "../settings/config-file.js";
import { type IdleVariables, readListedOptions } from "../settings/environment.js";
import { openNative } from "../settings/open-native.js";
import { DEFAULT_STORE, isPostgres, openStore } from "../settings/open-store.js";
import { readKeys } from "../settings/provider-variables.js";
import { retentionOf } from "../settings/retention.js";
import { isSwitchedOn } from "../settings/switches.js";
import { isOn, originsOf, targetsOf, testClock, wholeNumber } from "../settings/values.js";
import type { Environment } from "../settings/variables.js";
import { workersOf } from "../settings/workers.js";
import { examine, type Finding } from "./finding.js";

/** What was found of the settings, and the providers where they can be made. */
export async function checkSettings(
  env: Environment,
): Promise<{ readonly findings: readonly Finding[]; readonly providers: readonly Provider[] }> {
  let options: ServiceOptions | undefined;
  const idle: IdleVariables[] = [];
  const configuration = await examine(
    "configuration",
    "Correct the file that SVC_CONFIG names.",
    async () => {
      await readConfig(env["SVC_CONFIG"] || undefined);
      return { state: "ok", found: env["SVC_CONFIG"] || "none is set" };
    },
  );
  if (configuration.state !== "ok") return { findings: [configuration], providers: [] };
  const variables = await examine("variables", "Correct the variable, or take it away.", async () => {
    readOwn(env);
    options = await readListedOptions(env, (found) => idle.push(found));
    const [unknown] = idle;
    if (unknown === undefined) return { state: "ok", found: "all are known" };
    return { state: "warning", found: `${unknown.names}: no effect`, next: unknown.next };
  });
  if (options === undefined) return { findings: [configuration, variables], providers: [] };
  const { providers } = options;
  return {
    findings: [await checkOptions(configuration, options), variables, checkProviderKeys(env, providers)],
    providers,
  };
}

/** Whether a service takes the options, which come from the configuration for the most part. */
function checkOptions(configuration: Finding, options: ServiceOptions): Promise<Finding> {
  return examine("configuration", "Correct the option in the file that SVC_CONFIG names.", async () => {
    await createService(options).close();
    return configuration;
  });
}

/** Reads what a start would read. */
function readOwn(env: Environment): void {
  wholeNumber(env, "SVC_BOOTSTRAP_CREDITS");
  isSwitchedOn(env, "SVC_SCHEDULER", true);
  isSwitchedOn(env, "SVC_WARM_UP", true);
  workersOf(env);
  isSwitchedOn(env, "SVC_CONSOLE", true);
  isOn(env, "SVC_METRICS");
  retentionOf(env);
  originsOf(env);
  targetsOf(env["SVC_EGRESS_ALLOW"] ?? "");
  testClock(env);
}

/** Which providers have tools that want a key which is not set. */
function checkProviderKeys(env: Environment, providers: readonly Provider[]): Finding {
  const keys = readKeys(env, providers);
  const missing = providers.flatMap((provider) =>
    authsOf(provider)
      .filter(({ variable, optional }) => !optional && keys[variable] === undefined)
      .map(({ variable }) => variable),
  );
  if (missing.length === 0) return { check: "providers' keys", state: "ok", found: "all are set" };
  return {
    check: "providers' keys",
    state: "warning",
    found: `not set: ${[...new Set(missing)].join(", ")}; the tools that need them are not available`,
    next: "Set those whose tools you want.",
  };
}

const KEPT_STORES = "Set SVC_STORE to sqlite:<file> or postgres://… to keep accounts.";

/** Whether the store that SVC_STORE names can be opened, or will be made by a first start. */
export function checkStore(env: Environment): Promise<Finding> {
  const spec = env["SVC_STORE"] || DEFAULT_STORE;
  const isFile = spec.startsWith("sqlite:");
  const next = isFile
    ? "Set SVC_STORE to a file that this user may write, or mend the file that it names."
    : isPostgres(spec)
      ? "Start the database, and check the address, user and password in SVC_STORE."
      : KEPT_STORES;
  return examine("store", next, async () => {
    if (spec === "memory:")
      return {
        state: "warning",
        found: "memory: ends with the process",
        next: KEPT_STORES,
      };
    const file = isFile ? resolve(spec.slice("sqlite:".length).replace(/^~(?=\/|$)/, homedir())) : undefined;
    if (file !== undefined && !existsSync(file)) return unmade(file);
    const startedAt = performance.now();
    const native = await openNative(await readConfig(env["SVC_CONFIG"] || undefined));
    const extensions = native ? [native.store] : [];
    const store = await openStore(spec, "administrator", { clock: undefined, extensions });
    try {
      if (!(await store.ready())) throw new Error("the store is open and does not answer");
    } finally {
      await store.close();
    }
    if (file !== undefined) accessSync(file, constants.W_OK);
    return { state: "ok", found: file ?? "the database answers", ms: performance.now() - startedAt };
  });
}

/** A store that is not there yet: a first start makes it, where it may. */
function unmade(file: string): Omit<Finding, "check"> {
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  if (!statSync(folder).isDirectory())
    throw new Error(`${folder} is a file, and is to be a folder of ${file}`);
  accessSync(folder, constants.W_OK);
  return { state: "ok", found: `${file} is not there yet: the first start makes it` };
}
