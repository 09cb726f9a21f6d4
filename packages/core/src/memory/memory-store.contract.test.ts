// The store's contract, held by memoryStore().
import { testStore } from "@svckit/testing";
import { describe, it } from "vitest";
import { memoryStore } from "./memory-store.js";

testStore({ describe, it }, "memoryStore", ({ clock }) => {
  const store = memoryStore({ clock });
  return { store, close: () => store.close() };
});
