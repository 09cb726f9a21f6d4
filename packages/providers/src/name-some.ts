// Names some: the names of what an upstream does not have, for a message.

const SHOWN = 10;

/** The names for a message, only the first few of many. */
export function nameSome(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(", ");
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}
