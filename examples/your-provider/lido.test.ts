// The contract of a provider, run on recorded answers, with no network; and the provider beside the shipped ones.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createService } from "@svckit/core";
import * as shipped from "@svckit/providers";
import { testProvider, testProviderFactory } from "@svckit/testing";
import lido from "./lido.js";

const aprs = [
  { timeUnix: 1_675_263_481, apr: 5.24 },
  { timeUnix: 1_675_349_881, apr: 5.3 },
];
const recording = {
  path: "/v1/protocol/steth/apr/sma",
  body: { data: { aprs, smaApr: 5.27 }, meta: { symbol: "stETH", chainId: 1 } },
};

testProviderFactory({ describe, it }, lido);

testProvider({ describe, it }, lido(), {
  calls: [
    {
      tool: "get_lido_staking_yield",
      args: { limit: 1 },
      recordings: [recording],
      expect: { days: [{ date: "2023-02-02", apr: 5.3 }], average: 5.27 },
    },
    {
      tool: "get_lido_staking_yield",
      args: {},
      recordings: [{ ...recording, body: { data: { aprs: [], smaApr: 0 } } }],
      absent: true,
    },
  ],
});

it("stands beside all that svckit ships", async () => {
  const factories = Object.values(shipped);
  const service = createService({ providers: [...factories.map((factory) => factory()), lido()] });
  assert.equal(service.catalog.find("get_lido_staking_yield").provider.id, "lido");
  await service.close();
});
