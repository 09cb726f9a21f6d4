// Here: a service of this process that answers one command, and ends with it.
import { createService, HOST, type Principal, type Service, ServiceError } from "@svckit/core";
import { readListedOptions, readStatefulOptions, type StatefulOptions } from "../settings/environment.js";
import { serverUrl } from "../settings/values.js";
import type { Environment } from "../settings/variables.js";
import type { Terminal } from "../terminal/terminal.js";
import { oneShotLogger } from "./one-shot-logger.js";

/** Whom a service of this process works for: the account of a key, or its host, which nobody charges. */
export type Caller = { readonly credential: string } | { readonly principal: Principal };

/**
 * Does something with a service as `svc serve` would have it. With a key it is that of SVC_STORE, and pays from the key's
 * account; without one it keeps nothing, and charges nobody.
 */
export async function withServiceHere<T>(
  terminal: Pick<Terminal, "env" | "isWatched">,
  apiKey: string | undefined,
  work: (service: Service, caller: Caller) => Promise<T>,
): Promise<T> {
  const { options, native } =
    apiKey === undefined
      ? { options: await readListedOptions(terminal.env), native: undefined }
      : await readAskedOptions(terminal.env);
  const service = createService({ ...options, logger: oneShotLogger(terminal, options) });
  native?.bind(service);
  try {
    return await work(service, apiKey === undefined ? { principal: HOST } : { credential: apiKey });
  } finally {
    await service.close();
  }
}

// What the store says of a file that a server has; it is in no field of its errors.
const TAKEN = /another server \(process \d+\) is running on it/;

/** The options of the service of SVC_STORE, for whoever asks it: where a server has the file, that server is to be asked. */
export async function readAskedOptions(env: Environment): Promise<StatefulOptions> {
  try {
    return await readStatefulOptions(env);
  } catch (cause) {
    const [taken] = TAKEN.exec(cause instanceof Error ? cause.message : "") ?? [];
    if (taken === undefined) throw cause;
    throw new ServiceError("GENERAL_ERROR", {
      message: `The store of this process cannot be opened: ${taken}.`,
      next: `Ask that server: --url ${serverUrl(env)}, or SVC_URL, or \`svc login\`.`,
      cause,
    });
  }
}
