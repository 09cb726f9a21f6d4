// Sourcify keeps the plugin contract, on recordings of its stand-ins.
import { sourcify } from "@svckit/providers";
import { recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["sourcify"]);
const { recordings, faults } = await recordProvider(sourcify(upstreams.options("sourcify")));
await upstreams.close();
if (faults.length > 0) throw new Error(faults.join("\n"));

const NOBODY = "0x000000000000000000000000000000000000dEaD";
const nothing = { match: null, creationMatch: null, runtimeMatch: null, chainId: "1", address: NOBODY };

testProvider(briefly({ describe, it }), sourcify(), {
  ...recordings,
  calls: [
    ...recordings.calls,
    {
      tool: "get_contract_abi",
      args: { chain: "ethereum", address: NOBODY },
      recordings: [{ path: `v2/contract/1/${NOBODY}`, status: 404, body: nothing }],
      absent: true,
    },
    {
      tool: "decode_selector",
      args: { selector: "0x00000001" },
      recordings: [
        {
          path: "signature-database/v1/lookup?function=0x00000001",
          body: { ok: true, result: { function: { "0x00000001": null }, event: {} } },
        },
      ],
      absent: true,
    },
  ],
});
