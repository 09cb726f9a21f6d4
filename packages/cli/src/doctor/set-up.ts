// What the doctor looks at in the settings of a server: the configuration, the variables, the providers' keys, the store.
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { authsOf, createService, type Logger, type Provider } from "@svckit/core";
import { surfaceOf } from "../serve/surface.js";
import { byVariable } from "../settings/by-variable.js";
import { readConfig } from "../settings/config-file.js";
import type { IdleVariables } from "../settings/declared-variables.js";
import { readUnkeptEnvironment } from "../settings/environment.js";
import { openNative } from "../settings/open-native.js";
import { DEFAULT_STORE, isPostgres, openStore, sqliteFileOf } from "../settings/open-store.js";
import { readKeys } from "../settings/provider-variables.js";
import type { Environment } from "../settings/variables.js";
import { workersOf } from "../settings/workers.js";
import { examine, type Finding } from "./finding.js";

/** What was found of the settings, and the providers where they can be made. */
export async function checkSettings(
  env: Environment,
): Promise<{ readonly findings: readonly Finding[]; readonly providers: readonly Provider[] }> {
  const configuration = await examine("configuration", CORRECT_FILE, async () => {
    await readConfig(env["SVC_CONFIG"] || undefined);
    return { state: "ok", found: env["SVC_CONFIG"] || "none is set" };
  });
  if (configuration.state !== "ok") return { findings: [configuration], providers: [] };
  const idle: IdleVariables[] = [];
  try {
    const providers = await tryStart(env, (found) => idle.push(found));
    const variables = { check: "variables", ...findingOf(idle) };
    return { findings: [configuration, variables, checkProviderKeys(env, providers)], providers };
  } catch (error) {
    const refused = await byVariable(error, env);
    const found = refused instanceof Error ? refused.message : String(refused);
    const findings: readonly Finding[] = (await isOfConfiguration(found, env))
      ? [{ check: "configuration", state: "fault", found, next: CORRECT_FILE }]
      : [configuration, { check: "variables", state: "fault", found, next: CORRECT_VARIABLE }];
    return { findings, providers: [] };
  }
}

const CORRECT_FILE = "Correct the file that SVC_CONFIG names.";
const CORRECT_VARIABLE = "Correct the variable, or take it away.";

/** Makes all that a start makes, on a store that keeps nothing, and throws what a start would. Gives the providers. */
async function tryStart(env: Environment, warn: (idle: IdleVariables) => void): Promise<readonly Provider[]> {
  workersOf(env);
  // The port has a check of its own.
  const settings = await readUnkeptEnvironment({ ...env, PORT: undefined }, warn);
  const service = createService({ logger: UNHEARD, ...settings.options });
  try {
    await surfaceOf(service, settings, env, settings.native?.bind(service).routes ?? []);
  } finally {
    await service.close();
  }
  return settings.options.providers;
}

const UNHEARD: Logger = { info() {}, warn() {}, error() {} };

function findingOf([unknown]: readonly IdleVariables[]): Omit<Finding, "check"> {
  if (unknown === undefined) return { state: "ok", found: "all are known" };
  return { state: "warning", found: `${unknown.names}: no effect`, next: unknown.next };
}

/** Whether it is the configuration that is refused: no variable is named, and without the file all is well. */
async function isOfConfiguration(found: string, env: Environment): Promise<boolean> {
  if (!env["SVC_CONFIG"] || /\bSVC_(?!CONFIG\b)[A-Z]/.test(found)) return false;
  try {
    await tryStart({ ...env, SVC_CONFIG: undefined }, () => {});
    return true;
  } catch {
    return false;
  }
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
    const named = sqliteFileOf(spec);
    const file = named === undefined ? undefined : resolve(named);
    if (file !== undefined && !existsSync(file)) return unmade(file);
    const startedAt = performance.now();
    // Not as the configuration has it, which may be what is broken: the tables are the same.
    const native = await openNative(await readConfig(undefined));
    const extensions = native ? [native.store] : [];
    const store = await openStore(spec, "administrator", { clock: undefined, extensions }).catch(
      withoutDoctor,
    );
    try {
      if (!(await store.ready())) throw new Error("the store is open and does not answer");
    } finally {
      await store.close();
    }
    if (file !== undefined) accessSync(file, constants.W_OK);
    return { state: "ok", found: file ?? "the database answers", ms: performance.now() - startedAt };
  });
}

// A damaged file is told with the advice to ask this command.
const ASK_DOCTOR = /; `svc doctor`.*$/s;
const RECOVER =
  "Restore its last backup. What can still be read is saved by: sqlite3 <file> .recover | sqlite3 <new file>";

/** Throws the error again, without the advice that was followed just now. */
function withoutDoctor(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  if (!ASK_DOCTOR.test(message)) throw error;
  throw new Error(`${message.replace(ASK_DOCTOR, "")}. ${RECOVER}`, { cause: error });
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
