// Limit: the argument that says how many rows a page holds at most.
import * as z from "zod";
import { described, type Piece } from "./piece.js";

/** The argument `limit`, from 1 to `most`; `usual` where a call has none. */
export function limit(
  { most, usual }: { readonly most: number; readonly usual: number },
  meaning = "How many at most",
): Piece<number, number | undefined> {
  return described(z.int().min(1).max(most).default(usual), meaning, `1 to ${most}`);
}
