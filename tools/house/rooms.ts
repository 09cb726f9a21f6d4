// The rooms: the folders of a package's `src`, and the one direction in which they import each other.
import type { SourceFile, Unit, Violation } from "./workspace.js";
import { targetOf } from "./workspace.js";

// From the top down: a room imports the rooms behind it in its list and no other. The files beside `index.ts` are the
// room "src".
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  core: [
    "src",
    "memory",
    "discovery",
    "call",
    "run",
    "catalog",
    "upstream",
    "search",
    "schema",
    "identity",
    "store",
    "errors",
    "platform",
  ],
};

/** How often the files of one room import those of another. */
export interface RoomMatrix {
  readonly unit: string;
  /** From the top down. */
  readonly rooms: readonly string[];
  /** Imports by importing room, then by imported room, in the order of `rooms`. */
  readonly counts: readonly (readonly number[])[];
}

/** Holds every import between two rooms of a package against the order of its rooms, imports of types too. */
export function checkRooms(units: readonly Unit[]): Violation[] {
  return units
    .filter(({ isPackage }) => isPackage)
    .flatMap((unit) => [...checkNames(unit), ...checkArrows(unit)]);
}

/** The matrix of every package that has rooms. */
export function roomMatrices(units: readonly Unit[]): RoomMatrix[] {
  return units.flatMap((unit) => {
    const rooms = unit.isPackage ? ROOMS[unit.id] : undefined;
    if (rooms === undefined) return [];
    const counts = rooms.map(() => rooms.map(() => 0));
    for (const { from, to } of arrowsOf(unit)) {
      const row = counts[rooms.indexOf(from)];
      const column = rooms.indexOf(to);
      if (row?.[column] !== undefined) row[column] += 1;
    }
    return [{ unit: unit.id, rooms, counts }];
  });
}

/** A package whose sources are in folders says in which order they import each other. */
function checkNames(unit: Unit): Violation[] {
  const known = ROOMS[unit.id];
  const found = new Set(sourcesOf(unit).map(roomOf));
  if (known === undefined) {
    if (found.size < 2) return [];
    const message = `${unit.id} has the rooms ${[...found].sort().join(", ")}: give them an order in tools/house/rooms.ts`;
    return [{ file: `${unit.folder}/src`, line: 1, message }];
  }
  return [...found]
    .filter((room) => !known.includes(room))
    .map((room) => ({
      file: `${unit.folder}/src`,
      line: 1,
      message: `the room ${room} has no place in tools/house/rooms.ts`,
    }));
}

function checkArrows(unit: Unit): Violation[] {
  const rooms = ROOMS[unit.id];
  if (rooms === undefined) return [];
  return arrowsOf(unit)
    .filter(({ from, to }) => rooms.indexOf(to) < rooms.indexOf(from))
    .map(({ file, line, from, to }) => ({
      file,
      line,
      message: `the room ${from} imports ${to}, which is above it: rooms import downward`,
    }));
}

interface Arrow {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

function arrowsOf(unit: Unit): Arrow[] {
  return sourcesOf(unit).flatMap((file) =>
    file.imports.flatMap(({ specifier, line }): Arrow[] => {
      const target = targetOf(file, specifier);
      const imported = target && unit.files.find(({ path }) => path === target);
      if (!imported) return [];
      const [from, to] = [roomOf(file), roomOf(imported)];
      return from === to ? [] : [{ file: file.path, line, from, to }];
    }),
  );
}

function sourcesOf(unit: Unit): SourceFile[] {
  return unit.files.filter(({ local, isTest }) => local.startsWith("src/") && !isTest);
}

function roomOf({ local }: SourceFile): string {
  const [src = "", room, ...rest] = local.split("/");
  return rest.length > 0 && room !== undefined ? room : src;
}
