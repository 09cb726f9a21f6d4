// The EVM tools keep the plugin contract, with the results of their own examples.
import { evmTools } from "@svckit/providers";
import { lintProvider, recordProvider, testProvider } from "@svckit/testing";
import { describe, expect, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const { recordings, faults } = await recordProvider(evmTools());

it("every example is answered, without asking anyone", () => {
  expect(faults).toEqual([]);
  expect(recordings.calls.every((call) => call.recordings === undefined && !call.absent)).toBe(true);
});

it("its words, arguments and results are as they should be", async () => {
  expect(await lintProvider(evmTools())).toEqual([]);
});

testProvider(briefly({ describe, it }), evmTools(), recordings);
