// The chains of evm: which there are, and how an operator changes them.
import { createService } from "@svckit/core";
import { expect, test } from "vitest";
import { knownChains } from "../chains.js";
import { type EvmOptions, evm } from "./evm.js";

const urlsOf = (options?: EvmOptions) => evm(options).upstreams ?? {};

test("every EVM chain of the table is read without any setting, at its public node", () => {
  const known = knownChains().filter(({ chainId }) => chainId !== undefined);
  expect(urlsOf()).toEqual(Object.fromEntries(known.map(({ slug, node }) => [slug, node])));
  expect(known.length).toBeGreaterThanOrEqual(60);
});

test("an operator's URL takes the place of a known chain's, and a new chain joins them", () => {
  const chains = {
    ethereum: { url: "https://node.example/key" },
    local: { url: "http://127.0.0.1:8545", chainId: 31_337 },
    plain: "http://127.0.0.1:8546",
  };
  const urls = urlsOf({ chains });
  expect(urls).toMatchObject({
    ethereum: "https://node.example/key",
    local: "http://127.0.0.1:8545",
    plain: "http://127.0.0.1:8546",
  });
  expect(Object.keys(urls)).toHaveLength(Object.keys(urlsOf()).length + 2);
});

test("a chain that cannot be used is named when the provider is made", () => {
  expect(() => evm({ chains: { mine: { chainId: 9 } } })).toThrow(/mine.*needs a url/);
  expect(() => evm({ chains: { fork: { url: "http://127.0.0.1", chainId: 1 } } })).toThrow(
    "the chains ethereum and fork are both eip155:1",
  );
  expect(() => evm({ chains: { base: { url: "ws://127.0.0.1" } } })).toThrow(/"evm".*chains\.base\.url/s);
  // `as`: an operator's JSON file may hold what TypeScript would refuse.
  expect(() => evm({ chains: { base: { rpc: "http://127.0.0.1" } } } as EvmOptions)).toThrow(/rpc/);
});

test("every tool takes a chain by slug, CAIP-2 or number, and says so with examples of chains", () => {
  const provider = evm();
  const service = createService({ providers: [provider] });
  const asked = provider.tools.filter((tool) => tool.upstream !== undefined);
  expect(asked.length).toBeGreaterThan(5);
  for (const { name, input, examples } of asked) {
    const { properties } = service.catalog.find(name).entry().inputSchema;
    expect(properties).toMatchObject({
      chain: { description: expect.stringMatching(/slug, CAIP-2 or its number: ethereum/) },
    });
    for (const chain of ["ethereum", "eip155:1", 1, "1"]) {
      const read = input["~standard"].validate({ ...examples?.[0]?.args, chain });
      expect(read).toMatchObject({ value: { chain: "ethereum" } });
    }
  }
});
