// Rules of effects: a tool's name says what its effect says.
import type { Tool } from "@svckit/core";
import type { ToolFault } from "./finding.js";
import { effectOfVerb } from "./vocabulary.js";

/** Where a tool's name speaks of another effect than the tool has. */
export function effectFaults({ name, effect }: Tool): readonly ToolFault[] {
  const said = effectOfVerb(name);
  if (said === undefined || said === effect) return [];
  const verb = name.split("_", 1)[0];
  if (effect === "read")
    return [
      {
        field: "effect",
        wrong: `its name says ${verb}, but its effect is "read"`,
        mend: `say effect "${said}", or choose a verb that changes nothing`,
      },
    ];
  if (said === "write") return [];
  const mend =
    said === "read"
      ? 'say effect "read" where it only asks (by a POST, too), or choose a verb that tells of the change'
      : 'say effect "destroy" where what it takes away cannot be had back, or choose another verb';
  return [{ field: "effect", wrong: `its name says ${verb}, but its effect is "${effect}"`, mend }];
}
