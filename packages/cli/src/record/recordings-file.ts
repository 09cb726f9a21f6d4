// Recordings file: a TypeScript module that a provider's test imports, read and written again.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { canonicalJson, isObject, type Provider } from "@svckit/core";
import type { ProviderRecordings, RecordedCall } from "@svckit/testing";
import { loader } from "../settings/config-file.js";

/** Reads the recordings that a file exports; undefined where there is no file. Throws an `Error` for one that has others. */
export async function readRecordings(path: string): Promise<ProviderRecordings | undefined> {
  if (!existsSync(path)) return undefined;
  const { recordings } = await (await loader(path)).import<{ readonly recordings?: unknown }>(path);
  if (isObject(recordings) && Array.isArray(recordings["calls"]))
    // `as`: it was seen to be recordings; what else is wrong with them, the test says.
    return recordings as unknown as ProviderRecordings;
  throw new Error(
    `${path} is there and exports no \`recordings\`: nothing was written; name another file with --out`,
  );
}

/**
 * New calls in place of those with the same arguments. Others stay: an author wrote them for what an upstream rarely
 * says. Calls of tools that are gone go.
 */
export function mergeRecordings(
  { tools }: Provider,
  before: ProviderRecordings | undefined,
  taken: ProviderRecordings,
): ProviderRecordings {
  const keyOf = ({ tool, args }: RecordedCall) => canonicalJson([tool, args]);
  const isNew = new Set(taken.calls.map(keyOf));
  const kept = (before?.calls ?? []).filter((call) => !isNew.has(keyOf(call)));
  const now = taken.now ?? before?.now;
  const calls = tools.flatMap(({ name }) => [...taken.calls, ...kept].filter(({ tool }) => tool === name));
  return { ...(now !== undefined && { now }), calls };
}

/** Writes the file, and gives its size in bytes. */
export async function writeRecordings(path: string, recordings: ProviderRecordings): Promise<number> {
  const text = `// What the upstream answers, for tests without a network. Written by \`svc record\`, which keeps calls that it did not make.
import type { ProviderRecordings } from "@svckit/testing";

export const recordings: ProviderRecordings = ${toSource(recordings, 0, 48)};
`;
  await writeFile(path, text);
  return Buffer.byteLength(text);
}

const WIDTH = 110;

/** A JSON value as TypeScript, on one line where there is room behind `used` columns. */
function toSource(value: unknown, depth: number, used: number): string {
  if (value === undefined) return "undefined";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((each) => ["", each])
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => [`${nameOf(name)}: `, each]);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (entries.length === 0) return open + close;
  const space = Array.isArray(value) ? "" : " ";
  const line = `${open}${space}${entries.map(([name, each]) => name + toSource(each, 0, -WIDTH * 100)).join(", ")}${space}${close}`;
  if (line.length + used + 2 * depth < WIDTH) return line;
  const indent = "  ".repeat(depth + 1);
  const lines = entries.map(([name, each]) => `${indent}${name}${toSource(each, depth + 1, name.length)},\n`);
  return `${open}\n${lines.join("")}${"  ".repeat(depth)}${close}`;
}

function nameOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
