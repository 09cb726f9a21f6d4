// RugCheck keeps the plugin contract, on recordings of its stand-in.
import { rugcheck } from "@svckit/providers";
import { recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["rugcheck"]);
const { recordings, faults } = await recordProvider(rugcheck(upstreams.options("rugcheck")));
await upstreams.close();
if (faults.length > 0) throw new Error(faults.join("\n"));

const UNKNOWN = "11111111111111111111111111111111";

testProvider(briefly({ describe, it }), rugcheck(), {
  ...recordings,
  calls: [
    ...recordings.calls,
    {
      tool: "get_rugcheck_report",
      args: { address: UNKNOWN },
      recordings: [{ path: `tokens/${UNKNOWN}/report`, status: 404, body: { error: "not found" } }],
      absent: true,
    },
    {
      tool: "get_rugcheck_new",
      args: {},
      recordings: [{ path: "stats/new_tokens", body: null }],
      absent: true,
    },
  ],
});
