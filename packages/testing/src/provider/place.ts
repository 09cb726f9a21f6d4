// Place: the file and line at which a function is written, for the messages of failed checks.
import type { Session } from "node:inspector";
import { SourceMap, type SourceMapPayload } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { isObject } from "@svckit/core";

interface Script {
  readonly url: string;
  readonly sourceMapURL?: string | undefined;
}

// By this name the inspector finds what it is asked for.
const ASKED = Symbol.for("svckit.testing.place");

/**
 * Where a function is written, as `file:line`, below the working directory where it can be; undefined where the runtime does
 * not tell. A tool keeps no place of its own for it: V8 knows the place of each function.
 */
export async function placeOf(written: unknown): Promise<string | undefined> {
  if (typeof written !== "function") return undefined;
  // A runtime without V8's inspector: the message goes without a place.
  const place = known.get(written) ?? inspect(written).catch(() => undefined);
  known.set(written, place);
  return await place;
}

const known = new WeakMap<object, Promise<string | undefined>>();
// The scripts in which functions were found. To have all that are loaded told takes V8 longer than most checks.
const found = new Map<string, Script>();

async function inspect(written: object): Promise<string | undefined> {
  const { Session } = await import("node:inspector");
  const session = new Session();
  session.connect();
  try {
    const location = locationOf(session, written);
    if (!isObject(location)) return undefined;
    const id = String(location["scriptId"]);
    const script = found.get(id) ?? scriptOf(session, id);
    if (script === undefined) return undefined;
    found.set(id, script);
    return toPlace(script, Number(location["lineNumber"]), Number(location["columnNumber"]));
  } finally {
    session.disconnect();
  }
}

/** Where V8 has a function: a script by its id, line and column. A session of the same thread answers before `post` returns. */
function locationOf(session: Session, written: object): unknown {
  const seat = globalThis as { [ASKED]?: object };
  const expression = `globalThis[Symbol.for(${JSON.stringify(Symbol.keyFor(ASKED))})]`;
  let location: unknown;
  seat[ASKED] = written;
  session.post("Runtime.evaluate", { expression }, (_, { result: { objectId } }) => {
    if (objectId === undefined) return;
    session.post("Runtime.getProperties", { objectId, ownProperties: true }, (__, answer) => {
      const internal = answer.internalProperties?.find(({ name }) => name === "[[FunctionLocation]]");
      location = internal?.value?.value;
    });
  });
  delete seat[ASKED];
  return location;
}

function scriptOf(session: Session, id: string): Script | undefined {
  let script: Script | undefined;
  session.on("Debugger.scriptParsed", ({ params }) => {
    if (params.scriptId === id) script = params;
  });
  session.post("Debugger.enable");
  return script;
}

/** Line and column count from 0, as V8 has them. */
function toPlace({ url, sourceMapURL = "" }: Script, line: number, column: number): string {
  const file = url.startsWith("file:") ? fileURLToPath(url) : url;
  const map = readMap(sourceMapURL);
  const entry = map?.findEntry(line, column);
  const original = entry && "originalLine" in entry ? entry.originalLine : line;
  return `${shortPath(file)}:${original + 1}`;
}

// The source map of what a test runner or a loader has compiled. A built file, with a map beside it, is told as it is.
function readMap(address: string): SourceMap | undefined {
  const [, data] = /^data:application\/json[^,]*;base64,(.*)$/s.exec(address) ?? [];
  if (data === undefined) return undefined;
  // `as`: what compiled it says that it is one.
  const payload = JSON.parse(Buffer.from(data, "base64").toString()) as SourceMapPayload;
  // Of several sources the file that is named would be another.
  return payload.sources.length === 1 ? new SourceMap(payload) : undefined;
}

/** A path below the working directory as it is seen from there. */
export function shortPath(file: string): string {
  const below = relative(process.cwd(), file);
  return below.startsWith("..") ? file : below;
}
