// Hyperliquid keeps the plugin contract, on what its stand-in answers to the examples; and has no fault that lint finds.
import { hyperliquid } from "@svckit/providers";
import { lintProvider, recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, expect, it, test } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["hyperliquid"]);
const provider = hyperliquid(upstreams.options("hyperliquid"));
const { recordings, faults } = await recordProvider(provider);
await upstreams.close();

test("each example can be recorded", () => expect(faults).toEqual([]));
test("lint finds no fault", async () => expect(await lintProvider(provider)).toEqual([]));

testProvider(briefly({ describe, it }), provider, recordings);
