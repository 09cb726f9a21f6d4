// Helius keeps the plugin contract, on answers of its stand-in.
import { helius } from "@svckit/providers";
import { lintProvider, recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, expect, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["helius"]);
const provider = helius(upstreams.options("helius"));
const { recordings, faults } = await recordProvider(provider, { keys: { HELIUS_API_KEY: "k3y-of-h3lius" } });
await upstreams.close();

it("answers each of its examples", () => expect(faults).toEqual([]));

it("has nothing that svc lint finds", async () => {
  expect(await lintProvider(helius())).toEqual([]);
});

testProvider(briefly({ describe, it }), provider, recordings);
