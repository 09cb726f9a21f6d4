// The service of the benchmarks: tools with a price, answered from the cache, and an account that may call without end.
import * as own from "@svckit/core";
import { z } from "zod";

/** The arguments of every call. */
export const PRICE_ARGS = { ids: "bitcoin", vs_currencies: "usd" } as const;

/** The data of every answer. */
export const PRICE = { bitcoin: { usd: 76_975 } };

/** What the tools say of themselves, also where others than svckit have them. */
export const PRICE_DESCRIPTION = "A price that is the same every time, for the benchmark.";

/** The arguments as a schema, a new one for each tool. */
export function priceInput() {
  return z.object({
    ids: z.string().describe("Identifiers"),
    vs_currencies: z.string().describe("Currencies"),
  });
}

/** What one benchmark has in another way than the others. */
interface PricedOptions {
  /** The names of the tools. */
  readonly names?: readonly string[];
  /** The data of their answers. */
  readonly result?: Readonly<Record<string, unknown>>;
  readonly store?: own.Store;
  /** Whether callers without a key may call them. */
  readonly keyless?: boolean;
  /** Makes the schema of their arguments, for each a new one. */
  readonly input?: () => z.ZodObject;
  /** The core of another checkout. */
  readonly core?: typeof own;
}

/** The provider of so many tools. */
export function priceProvider(
  names: readonly string[],
  {
    result = PRICE,
    keyless = false,
    input = priceInput,
    core = own,
  }: Pick<PricedOptions, "result" | "keyless" | "input" | "core"> = {},
): own.Provider {
  const tools = names.map((name) =>
    core.defineTool({
      name,
      title: "Price",
      description: PRICE_DESCRIPTION,
      category: "market_data",
      effect: "read",
      keyless,
      cacheTtl: 3_600_000,
      input: input(),
      output: z.looseObject({}),
      execute: () => result,
    }),
  );
  return core.defineProvider({ id: "bench", title: "Bench", tools });
}

/** Opens the service, and gives the key of an account. */
export async function openPricedService({
  names = ["get_price"],
  store,
  core = own,
  ...options
}: PricedOptions = {}): Promise<{ readonly service: own.Service; readonly key: string }> {
  const service = core.createService({
    providers: [priceProvider(names, { core, ...options })],
    plans: { free: { credits: 1_000_000_000, callsPerMinute: 1_000_000_000 } },
    ...(store && { store }),
  });
  return { service, key: await openAccount(service) };
}

/** Opens a further account, and gives its key. */
export async function openAccount(service: own.Service): Promise<string> {
  const account = await service.createAccount();
  return (await service.createKey(account.id)).key;
}

/** The names of so many tools. */
export function priceNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `get_price_${index}`);
}
