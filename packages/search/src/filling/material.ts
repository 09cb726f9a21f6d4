// Material: what arguments are filled from.
import type { Mention } from "../entities/mention.js";
import type { Lacking } from "../planner/lacking.js";

/** What is filled from. */
export interface Material {
  /** The clause in lower case. */
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** Those of them that earlier turns have named: an argument may take them, and none has to. */
  readonly background: ReadonlySet<Mention>;
  /** Words that nothing else explains, for arguments that search. */
  readonly subject: string;
  readonly now: number;
  /** What the clause points at and does not name. */
  readonly lacking: Lacking | undefined;
  /** Words of the subject that only a search can take. */
  readonly sought: readonly string[];
}
