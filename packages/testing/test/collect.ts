// Collecting runner: runs a provider's contract and gives the tests that fail, with their messages.
import type { Provider } from "@svckit/core";
import { type ProviderRecordings, testProvider } from "../src/provider/test-provider.js";

/** The messages of the tests that fail, by their names below the provider's. */
export async function failuresOf(
  provider: Provider,
  recordings: ProviderRecordings,
): Promise<Record<string, string>> {
  const tests = new Map<string, () => Promise<void>>();
  const path: string[] = [];
  const runner = {
    describe(name: string, body: () => void) {
      path.push(name);
      body();
      path.pop();
    },
    it: (name: string, body: () => Promise<void>) => tests.set([...path.slice(1), name].join(" "), body),
  };
  testProvider(runner, provider, recordings);
  const failed: Record<string, string> = {};
  for (const [name, body] of tests) {
    await body().catch((error: unknown) => {
      failed[name] = error instanceof Error ? error.message : String(error);
    });
  }
  return failed;
}
