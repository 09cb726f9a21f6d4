// The rooms: the folders of a package's `src`, and the one direction in which they import each other.
import type { SourceFile, Unit, Violation } from "./workspace.js";
import { targetOf } from "./workspace.js";

const OTHERS = "*";

// From the top down: a room imports the rooms behind it in its list and no other. "src" is the files beside `index.ts`,
// `main.ts`, `schemas.ts` and `stand-ins.ts`, which are the front doors: they may show every room, and no room imports them (`layers.ts`). "*" is all rooms that are not named: they do not know each other.
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  "adapters-mcp": ["src", "http", "stdio", "protocol", "catalog", "rpc"],
  cli: [
    "commands",
    "completion",
    "doctor",
    "init",
    "mcp",
    "search",
    "call",
    "tools",
    "events",
    "dev",
    "record",
    "lint",
    "openapi",
    "admin",
    "account",
    "serve",
    "place",
    "terminal",
    "settings",
    "log",
  ],
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
    "fields",
    "identity",
    "store",
    "errors",
    "platform",
  ],
  native: [
    "src",
    "http",
    "scheduler",
    "monitors",
    "facts",
    "webhooks",
    "alerts",
    "subjects",
    "events",
    "tools",
    "records",
    "rows",
  ],
  providers: [OTHERS, "abi", "src"],
  rest: ["src", "hosts", "surface", "routes", "body", "documents", "http"],
  search: ["http", "planner", "model", "wording", "filling", "entities", "tables", "src"],
  "store-postgres": ["src", "money", "sql", "connection"],
  "store-sqlite": ["src", "money", "file"],
  testing: ["adapter", "provider", "rules", "store", "upstream", "stand-in", "suite"],
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
    const order = unit.isPackage ? ROOMS[unit.id] : undefined;
    if (order === undefined) return [];
    const rooms = roomsOf(unit, order);
    const counts = rooms.map(() => rooms.map(() => 0));
    for (const { from, to } of arrowsOf(unit)) {
      const row = counts[rooms.indexOf(from)];
      const column = rooms.indexOf(to);
      if (row?.[column] !== undefined) row[column] += 1;
    }
    return [{ unit: unit.id, rooms, counts }];
  });
}

/** The rooms that a package has, in their order. */
function roomsOf(unit: Unit, order: readonly string[]): string[] {
  const found = [...new Set(sourcesOf(unit).map(roomOf))].sort();
  return order.flatMap((room) =>
    room === OTHERS ? found.filter((each) => !order.includes(each)) : found.filter((each) => each === room),
  );
}

/** A package whose sources are in folders says in which order they import each other. */
function checkNames(unit: Unit): Violation[] {
  const known = ROOMS[unit.id];
  const found = [...new Set(sourcesOf(unit).map(roomOf))].sort();
  if (known?.includes(OTHERS) || (known === undefined && found.length < 2)) return [];
  const at = { file: `${unit.folder}/src`, line: 1 };
  if (known === undefined) {
    const message = `${unit.id} has the rooms ${found.join(", ")}: give them an order in tools/house/rooms.ts`;
    return [{ ...at, message }];
  }
  return found
    .filter((room) => !known.includes(room))
    .map((room) => ({ ...at, message: `the room ${room} has no place in tools/house/rooms.ts` }));
}

function checkArrows(unit: Unit): Violation[] {
  const order = ROOMS[unit.id];
  if (order === undefined) return [];
  const levelOf = (room: string) => order.indexOf(order.includes(room) ? room : OTHERS);
  return arrowsOf(unit)
    .filter(({ from, to }) => levelOf(to) <= levelOf(from))
    .map(({ file, line, from, to }) => ({
      file,
      line,
      message:
        levelOf(to) === levelOf(from)
          ? `the room ${from} imports ${to}, which is beside it: rooms import downward`
          : `the room ${from} imports ${to}, which is above it: rooms import downward`,
    }));
}

interface Arrow {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

function arrowsOf(unit: Unit): Arrow[] {
  const sources = sourcesOf(unit);
  return sources.flatMap((file) =>
    file.imports.flatMap(({ specifier, line }): Arrow[] => {
      const target = targetOf(file, specifier);
      const imported = sources.find(({ path }) => path === target);
      if (!imported) return [];
      const [from, to] = [roomOf(file), roomOf(imported)];
      return from === to ? [] : [{ file: file.path, line, from, to }];
    }),
  );
}

function sourcesOf(unit: Unit): SourceFile[] {
  return unit.files.filter(
    ({ local, isTest }) => /^src\/(?!(index|main|schemas|stand-ins)\.ts$)/.test(local) && !isTest,
  );
}

function roomOf({ local }: SourceFile): string {
  const [src = "", room, ...rest] = local.split("/");
  return rest.length > 0 && room !== undefined ? room : src;
}
