// Polymarket's stand-in: its three APIs, over a few events.
import type { StandIn } from "../../stand-in/stand-in.js";
import { standInGamma } from "./gamma.js";

/** Starts stand-ins of Polymarket's Gamma, CLOB and Data APIs. */
export async function standInPolymarket(): Promise<Readonly<Record<string, StandIn>>> {
  return { gamma: await standInGamma() };
}
