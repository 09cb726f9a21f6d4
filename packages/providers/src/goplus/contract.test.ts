// GoPlus keeps the plugin contract, on recordings of its stand-in.
import { goplus } from "@svckit/providers";
import { recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["goplus"]);
const { recordings, faults } = await recordProvider(goplus(upstreams.options("goplus")));
await upstreams.close();
if (faults.length > 0) throw new Error(faults.join("\n"));

testProvider(briefly({ describe, it }), goplus(), {
  ...recordings,
  calls: [
    ...recordings.calls,
    {
      tool: "get_token_security",
      args: { chain: "ethereum", address: "0x000000000000000000000000000000000000dEaD" },
      recordings: [{ path: "api/v1/token_security/1", body: { code: 1, message: "OK", result: {} } }],
      absent: true,
    },
    {
      tool: "get_token_security",
      args: { chain: "ethereum", address: "0x000000000000000000000000000000000000bEEF" },
      recordings: [{ path: "api/v1/token_security/1", body: { code: 4029, message: "busy", result: null } }],
      fails: { code: "TOOL_ERROR", runtimeStatus: "rate_limited" },
    },
  ],
});
