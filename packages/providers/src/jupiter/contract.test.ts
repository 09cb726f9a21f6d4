// Jupiter keeps the plugin contract, on what its stand-in answers to its examples.
import { jupiter } from "@svckit/providers";
import { lintProvider, recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, expect, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["jupiter"]);
const provider = jupiter(upstreams.options("jupiter"));
const { recordings, faults } = await recordProvider(provider);
await upstreams.close();

testProvider(briefly({ describe, it }), provider, recordings);

it("answers each of its examples", () => expect(faults).toEqual([]));

it("has nothing that its author should mend", async () => {
  expect(await lintProvider(jupiter())).toEqual([]);
});
