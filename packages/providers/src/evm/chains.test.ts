// The chains of evm: which there are, and how an operator changes them.
import { createService } from "@svckit/core";
import { expect, test } from "vitest";
import { type EvmOptions, evm } from "./evm.js";

const urlsOf = (options?: EvmOptions) => evm(options).upstreams ?? {};

test("six chains are read without any setting", () => {
  expect(Object.keys(urlsOf())).toEqual(["ethereum", "base", "arbitrum", "optimism", "polygon", "bsc"]);
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
  expect(Object.keys(urls)).toHaveLength(8);
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

test("every tool lists the accepted chains in its schema, in both spellings", () => {
  const provider = evm();
  const service = createService({ providers: [provider] });
  for (const { name } of provider.tools) {
    const { properties } = service.catalog.find(name).entry().inputSchema;
    expect(properties).toMatchObject({
      chain: {
        enum: expect.arrayContaining(["ethereum", "eip155:1", "bsc", "eip155:56"]),
        description: expect.any(String),
      },
    });
  }
});
