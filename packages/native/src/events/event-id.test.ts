// Event ids: their order.
import { systemIds } from "@svckit/core";
import { expect, test } from "vitest";
import { toEventId } from "./event-id.js";

test("ids sort as events are numbered, within a millisecond and over all of them", () => {
  const places = [1, 2, 255, 256, 0x3fff, 0x4000, 0x4001, 0xffffff, 0x1000000];
  const ids = [1_700_000_000_000, 1_700_000_000_001, 4_000_000_000_000].flatMap((at) =>
    places.map((seq) => toEventId(systemIds.uuid(), { at, seq })),
  );
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test("an id is a UUID of version 7", () => {
  const id = toEventId(systemIds.uuid(), { at: Date.UTC(2026, 0, 1), seq: 77 });
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
