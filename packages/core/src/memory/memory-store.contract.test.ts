// The store's contract, held by memoryStore().
import { testStore } from "@svckit/testing";
import { describe, it } from "vitest";
import { memoryStore } from "./memory-store.js";

testStore({ describe, it }, "memoryStore", (options) => {
  const store = memoryStore(options);
  return { store, close: () => store.close() };
});
