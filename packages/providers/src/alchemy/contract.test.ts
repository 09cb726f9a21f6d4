// Alchemy keeps the plugin contract, on answers of its stand-in.
import { alchemy } from "@svckit/providers";
import { lintProvider, recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, expect, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["alchemy"]);
const provider = alchemy(upstreams.options("alchemy"));
const { recordings, faults } = await recordProvider(provider, {
  keys: { ALCHEMY_API_KEY: "k3y-of-alch3my" },
});
await upstreams.close();

it("answers each of its examples", () => expect(faults).toEqual([]));

it("has nothing that svc lint finds", async () => {
  expect(await lintProvider(alchemy())).toEqual([]);
});

testProvider(briefly({ describe, it }), provider, recordings);
