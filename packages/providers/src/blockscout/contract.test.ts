// Blockscout keeps the plugin contract, on answers of its stand-in.
import { blockscout } from "@svckit/providers";
import { lintProvider, recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, expect, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["blockscout"]);
const provider = blockscout(upstreams.options("blockscout"));
const { recordings, faults } = await recordProvider(provider);
await upstreams.close();

it("answers each of its examples", () => expect(faults).toEqual([]));

it("has nothing that svc lint finds", async () => {
  expect(await lintProvider(blockscout())).toEqual([]);
});

testProvider(briefly({ describe, it }), provider, recordings);
