// Polymarket's stand-in: its three APIs, over a few events.
import type { StandIn } from "../../stand-in/stand-in.js";
import { standInClob } from "./clob.js";
import { standInData } from "./data-api.js";
import { standInGamma } from "./gamma.js";

/** Starts stand-ins of Polymarket's Gamma, CLOB and Data APIs. `now` gives milliseconds. */
export async function standInPolymarket({
  now,
}: {
  readonly now?: () => number;
} = {}): Promise<Readonly<Record<string, StandIn>>> {
  const [gamma, clob, data] = await Promise.all([standInGamma(), standInClob(now), standInData()]);
  return { gamma, clob, data };
}
