// The state of accounts, as a server and its commands have it.
import { createBrand } from "@svckit/core";
import type { Native } from "@svckit/native";
import type { ReadConfig } from "./config-file.js";

/** The state, for a service and its store; undefined where the configuration's own store was made without it. */
export async function openNative({ options, state = {} }: ReadConfig): Promise<Native | undefined> {
  const { createNative } = await import("@svckit/native");
  const { brand, store } = options;
  // Told as what it is: the names of tools begin with it.
  if (brand !== undefined) createBrand(brand);
  const native = createNative({ ...state, ...(brand !== undefined && { brand }) });
  if (store === undefined) return native;
  try {
    store.extension?.(native.store);
    return store.extension ? native : undefined;
  } catch {
    // Nothing is wrong: whoever makes a store decides what it keeps.
    return undefined;
  }
}
