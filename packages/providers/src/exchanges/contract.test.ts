// exchanges keeps the plugin contract, on what its stand-ins answer to its examples.
import { exchanges } from "@svckit/providers";
import { recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, expect, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const upstreams = await startUpstreams({}, ["exchanges"]);
const provider = exchanges(upstreams.options("exchanges"));
const { recordings, faults } = await recordProvider(provider);
await upstreams.close();

it("every example could be recorded", () => expect(faults).toEqual([]));
testProvider(briefly({ describe, it }), provider, recordings);
