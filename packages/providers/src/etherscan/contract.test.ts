// Etherscan keeps the plugin contract, on recordings of its stand-in.
import { etherscan } from "@svckit/providers";
import { recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["etherscan"]);
const { recordings, faults } = await recordProvider(etherscan(upstreams.options("etherscan")), {
  keys: { ETHERSCAN_API_KEY: "k3y-of-the-operator-9f2c" },
});
await upstreams.close();
if (faults.length > 0) throw new Error(faults.join("\n"));

const NOBODY = "0x000000000000000000000000000000000000dEaD";
const path = `?chainid=1&module=account&action=txlist&address=${NOBODY}`;

testProvider(briefly({ describe, it }), etherscan(), {
  ...recordings,
  calls: [
    ...recordings.calls,
    {
      tool: "get_etherscan_transactions",
      args: { chain: "ethereum", address: NOBODY },
      recordings: [{ path, body: { status: "0", message: "No transactions found", result: [] } }],
      absent: true,
    },
    {
      tool: "get_etherscan_transactions",
      args: { chain: "ethereum", address: NOBODY, limit: 1 },
      recordings: [{ path, body: { status: "0", message: "NOTOK", result: "Max rate limit reached" } }],
      fails: { code: "TOOL_ERROR", runtimeStatus: "rate_limited" },
    },
  ],
});
