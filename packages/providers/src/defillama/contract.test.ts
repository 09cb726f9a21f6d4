// DefiLlama keeps the plugin contract, on what its stand-ins answer to its examples.
import { defillama } from "@svckit/providers";
import { lintProvider, recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, expect, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const KEYS = { DEFILLAMA_API_KEY: "k3y-of-defillama-9f2c" };

const upstreams = await startUpstreams({}, ["defillama"]);
const provider = defillama(upstreams.options("defillama"));
const { recordings, faults } = await recordProvider(provider, { keys: KEYS });
await upstreams.close();

testProvider(briefly({ describe, it }), provider, recordings);

it("answers each of its examples", () => expect(faults).toEqual([]));

it("has nothing that its author should mend", async () => {
  expect(await lintProvider(defillama())).toEqual([]);
});
