// Moralis keeps the plugin contract, on recordings of its stand-in.
import { moralis } from "@svckit/providers";
import { recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["moralis"]);
const { recordings, faults } = await recordProvider(moralis(upstreams.options("moralis")), {
  keys: { MORALIS_API_KEY: "k3y-of-the-operator-9f2c" },
});
await upstreams.close();
if (faults.length > 0) throw new Error(faults.join("\n"));

const NOBODY = "0x000000000000000000000000000000000000dEaD";

testProvider(briefly({ describe, it }), moralis(), {
  ...recordings,
  calls: [
    ...recordings.calls,
    {
      tool: "get_wallet_history",
      args: { chain: "ethereum", address: NOBODY },
      recordings: [{ path: `wallets/${NOBODY}/history?chain=0x1`, body: { cursor: null, result: [] } }],
      absent: true,
    },
    {
      tool: "resolve_ens_domain",
      args: { domain: "nobody.eth" },
      recordings: [{ path: "resolve/ens/nobody.eth", status: 404, body: { message: "Domain not found" } }],
      absent: true,
    },
  ],
});
