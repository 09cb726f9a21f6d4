// Row lacked: a turn that points at a row which no answer before it has.
import type { MissingFacts } from "../engine.js";
import type { LaterTurn } from "./conversation.js";
import { rowsLacked } from "./ordinals.js";

/** What is lacking where a turn points at a row that no answer before has. */
export function rowLackedBy({ said, answers }: LaterTurn): MissingFacts | undefined {
  const count = rowsLacked(said.text, answers);
  if (count === undefined) return undefined;
  const description = "A row of the answer before: its number, its name or its address";
  return {
    reason: `The answer before has ${count === 1 ? "one row alone: what" : `${count} rows alone: which of them`} is meant?`,
    missing: [{ name: "row", description, example: "1" }],
  };
}
