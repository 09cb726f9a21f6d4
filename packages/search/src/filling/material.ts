// Material: what arguments are filled from.
import type { Mention } from "../entities/mention.js";
import type { Role } from "./said-roles.js";
import type { SlotKind } from "./slot.js";

/** What is pointed at and not named. */
export interface Lacking {
  /** A thing, or what has an address or a hash, such as a wallet. */
  readonly scope: "thing" | "address";
  /** The arguments that would take it; undefined where the words do not tell. */
  readonly takes?: readonly SlotKind[] | undefined;
  /** Whether it is said to be one that the asker has in mind, so that nothing stands in for it. */
  readonly isOpen?: boolean;
  /** What an address of it is called. */
  readonly role?: Role | undefined;
}

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
  /** The tool whose answer a row of what is named stands in. */
  readonly listedBy?: string | undefined;
  /** Words of the subject that only a search can take. */
  readonly sought: readonly string[];
}
