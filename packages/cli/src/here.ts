// Here: a service of this process that answers one command, and ends with it.
import { createService, HOST, type Principal, type Service } from "@svckit/core";
import { stderrLogger } from "./log/stderr-logger.js";
import { readListedOptions, readStatefulOptions } from "./settings/environment.js";
import { type Environment, secretsOf } from "./settings/variables.js";

/** Whom a service of this process works for: the account of a key, or its host, which nobody charges. */
export type Caller = { readonly credential: string } | { readonly principal: Principal };

/**
 * Does something with a service as `svc serve` would have it. With a key it is that of SVC_STORE, and pays from the key's
 * account; without one it keeps nothing, and charges nobody.
 */
export async function withServiceHere<T>(
  env: Environment,
  apiKey: string | undefined,
  work: (service: Service, caller: Caller) => Promise<T>,
): Promise<T> {
  const { options, native } =
    apiKey === undefined
      ? { options: await readListedOptions(env), native: undefined }
      : await readStatefulOptions(env);
  const service = createService({ ...options, logger: stderrLogger(options, secretsOf(env)) });
  native?.bind(service);
  try {
    return await work(service, apiKey === undefined ? { principal: HOST } : { credential: apiKey });
  } finally {
    await service.close();
  }
}
