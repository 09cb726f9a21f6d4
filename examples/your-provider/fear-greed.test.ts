// The contract of a provider, run on recorded answers, with no network.
import { describe, it } from "node:test";
import { testProvider, testProviderFactory } from "@svckit/testing";
import fearGreed from "./fear-greed.js";

const day = {
  value: "40",
  value_classification: "Fear",
  timestamp: "1551157200",
  time_until_update: "68499",
};
const recording = {
  path: "/fng/",
  body: { name: "Fear and Greed Index", data: [day], metadata: { error: null } },
};

testProviderFactory({ describe, it }, fearGreed);

testProvider({ describe, it }, fearGreed(), {
  calls: [
    {
      tool: "get_fear_greed",
      args: { limit: 1 },
      recordings: [recording],
      expect: { days: [{ date: "2019-02-26", index: 40, mood: "Fear" }] },
    },
    { tool: "get_fear_greed", args: {}, recordings: [{ ...recording, body: { data: [] } }], absent: true },
  ],
});
