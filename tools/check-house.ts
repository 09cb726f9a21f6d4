// check:house: proves the rules of the house that a machine can prove. ARCHITECTURE.md says why they are there.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { checkCode } from "./house/code-rules.js";
import { checkCycles } from "./house/cycles.js";
import { checkFiles } from "./house/file-rules.js";
import { checkLayers } from "./house/layers.js";
import { checkRooms, type RoomMatrix, roomMatrices } from "./house/rooms.js";
import { checkVersions } from "./house/versions.js";
import { readWorkspace, type Unit, type Violation } from "./house/workspace.js";
import { paint } from "./terminal.js";

/** Every breach of a rule in the workspace under `root`, in the order of files and lines. */
export function checkHouse(root: string): Violation[] {
  return check(readWorkspace(root));
}

function check(units: readonly Unit[]): Violation[] {
  const found = [checkLayers, checkRooms, checkCycles, checkFiles, checkCode, checkVersions].flatMap((rule) =>
    rule(units),
  );
  return found.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** A row a room with the number of its imports of each room below; an arrow up stands left of the dots, in brackets. */
function show({ unit, rooms, counts }: RoomMatrix): string {
  const width = Math.max(...rooms.map((room) => room.length));
  const cell = (text: string) => text.padStart(5);
  const head = rooms.map((_, column) => cell(String(column + 1))).join("");
  const rows = rooms.map((room, row) => {
    const cells = rooms.map((_, column) => {
      const count = counts[row]?.[column] ?? 0;
      if (row === column) return cell("·");
      if (count === 0) return cell("");
      return cell(column < row ? `[${count}]` : String(count));
    });
    return `${String(row + 1).padStart(4)} ${room.padEnd(width)}${cells.join("").trimEnd()}`;
  });
  return [`${unit}: imports between its rooms`, `     ${"".padEnd(width)}${head}`, ...rows].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const units = readWorkspace(resolve(import.meta.dirname, ".."));
  const violations = check(units);
  for (const matrix of roomMatrices(units)) console.log(`${show(matrix)}\n`);
  for (const { file, line, message } of violations) console.log(`${file}:${line} ${message}`);
  const files = units.reduce((sum, unit) => sum + unit.files.length, 0);
  const what = `house: ${files} files in ${units.length} folders`;
  if (violations.length === 0) console.log(paint("green", `${what}, no rule broken`));
  else console.log(paint("red", `${what}, rules broken: ${violations.length}`));
  process.exitCode = violations.length === 0 ? 0 : 1;
}
