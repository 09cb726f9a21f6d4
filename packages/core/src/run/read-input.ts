// Read input: the arguments of a call or an ask, from what was sent to what the tool takes.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import { type Awaitable, andThen } from "../platform/awaitable.js";
import { canonicalJson, isObject, sha256 } from "../platform/json.js";
import { withoutKey } from "../store/idempotency.js";
import type { Cursors } from "./cursor.js";
import { bindingOf } from "./input-name.js";
import { checkInput, type ToolInput, takeCursor } from "./tool-input.js";

// Bounded first: a transport bounds what it reads, but a host hands in what it likes. Sorting thousands of names takes
// longer than reading them.
const ARGUMENT_LIMITS = { members: 4_000, values: 20_000 };

/** The arguments as canonical text; throws VALIDATION_ERROR for what is no JSON, or too much of it. */
export function canonicalArguments(args: unknown): string {
  try {
    return canonicalJson(args ?? {}, ARGUMENT_LIMITS);
  } catch (error) {
    const why = error instanceof Error ? error.message : "";
    throw new ServiceError("VALIDATION_ERROR", {
      message: `The arguments cannot be read: ${why}.`,
      ...(error instanceof RangeError && {
        next: `Send at most ${ARGUMENT_LIMITS.members} members, and ${ARGUMENT_LIMITS.values} members and items.`,
      }),
      param: "args",
    });
  }
}

/** The digest of arguments as they were sent, for the receipt of a call that is refused before they are read; null where they are no JSON. */
export function inputDigestOf(args: unknown): string | null {
  try {
    return sha256(canonicalArguments(withoutKey(args)));
  } catch {
    return null;
  }
}

/** The arguments as the tool takes them, and where its list goes on. A cursor holds for arguments that are right. */
export function readInput(
  cursors: Cursors,
  tool: CatalogTool,
  given: unknown,
  sent: {
    readonly principal: Principal;
    /** `given` as canonical text. */
    readonly text: string;
    readonly writtenByModel?: boolean | undefined;
  },
): Awaitable<ToolInput> {
  const { args, cursor } = takeCursor(tool, given);
  return andThen(checkInput(tool, args, sent.writtenByModel), (value) => {
    const text = cursor === undefined ? sent.text : canonicalJson(args);
    const name = isAsSent(value, args) ? text : undefined;
    const input = { value, text, cursor: undefined, name, nameWithoutLimit: undefined };
    if (cursor === undefined) return input;
    const opened = cursors.open(cursor, bindingOf(tool, input, sent.principal));
    return andThen(opened, (from) => ({ ...input, cursor: from }));
  });
}

/** Whether the schema has left the arguments as they are, as far as that is told at a glance: then their text is their name. */
function isAsSent(value: unknown, args: unknown): boolean {
  if (!isObject(value) || !isObject(args) || Object.getPrototypeOf(value) !== Object.prototype) return false;
  const names = Object.keys(args);
  if (Object.keys(value).length !== names.length) return false;
  return names.every((name) => value[name] === args[name] && typeof args[name] !== "object");
}
