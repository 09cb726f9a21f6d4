// Where things are, seen from the folder of the built benchmarks.
import { resolve } from "node:path";

/** This checkout. */
export const CHECKOUT = resolve(import.meta.dirname, "../..");
