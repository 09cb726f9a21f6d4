// The service: which tools it has, where it keeps accounts, credits and receipts, and its first account.
import { createService, type Service, type ServiceOptions } from "@svckit/core";
import { coingecko, evm, hello } from "@svckit/providers";
import { games } from "./tools.js";

const { COINGECKO_API_KEY } = process.env;

/** Makes the service on a store. */
export function openService(options: Pick<ServiceOptions, "store" | "publicUrl">): Service {
  return createService({
    ...options,
    providers: [hello(), coingecko(), evm(), games()],
    // It works without one, too; with one it may be asked more often.
    keys: COINGECKO_API_KEY ? { COINGECKO_API_KEY } : {},
  });
}

/** Opens the account `default` on an empty store. Gives its key, which is shown nowhere after; undefined where it is there. */
export async function openFirstAccount(service: Service): Promise<string | undefined> {
  const { accounts } = await service.listAccounts({ limit: 1 });
  if (accounts.length > 0) return undefined;
  await service.createAccount({ id: "default" });
  return (await service.createKey("default")).key;
}
