// Administering: how a command of an administrator gets its service.
import { createService, type RetentionOptions, type Service } from "@svckit/core";
import { readStatefulOptions } from "../settings/environment.js";
import type { Environment } from "../settings/variables.js";
import type { Output } from "../terminal/output.js";

/** What is done with the service of SVC_STORE. */
type Run = (service: Service, output: Output) => Promise<void>;

/** Opens the service, does it, and writes what it says. */
export type On = (run: Run, options: { json?: boolean }) => Promise<void>;

/** Opens the service of SVC_STORE beside whoever serves it, works with it, and closes it. */
export async function administer<T>(
  env: Environment,
  work: (service: Service, retention: RetentionOptions | undefined) => Promise<T>,
): Promise<T> {
  // With the accounts' state: what closes an account archives that, too. Nothing is dropped by its age unless it is asked for.
  const { retention, ...options } = (await readStatefulOptions(env, "administrator")).options;
  const service = createService(options);
  try {
    return await work(service, retention);
  } finally {
    await service.close();
  }
}
