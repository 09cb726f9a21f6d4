// Honeypot.is keeps the plugin contract, on recordings of its stand-in.
import { honeypot } from "@svckit/providers";
import { recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["honeypot"]);
const { recordings, faults } = await recordProvider(honeypot(upstreams.options("honeypot")));
await upstreams.close();
if (faults.length > 0) throw new Error(faults.join("\n"));

testProvider(briefly({ describe, it }), honeypot(), {
  ...recordings,
  calls: [
    ...recordings.calls,
    {
      tool: "check_honeypot",
      args: { chain: "ethereum", address: "0x000000000000000000000000000000000000dEaD" },
      recordings: [{ path: "v2/IsHoneypot", status: 404, body: { code: 404, error: "no pairs found" } }],
      absent: true,
    },
  ],
});
