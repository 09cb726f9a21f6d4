// Layers of a call: which file of a profile belongs to which, from the first byte of the request to the last of the answer.
import { existsSync, readFileSync } from "node:fs";
import type { Profiler, Runtime } from "node:inspector";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** Microseconds of a layer, and of its functions by name and file. */
export interface Layer {
  readonly name: string;
  readonly us: number;
  readonly functions: ReadonlyMap<string, number>;
}

// The first that fits is the one.
const LAYERS: readonly (readonly [name: string, files: RegExp])[] = [
  ["MCP", /adapters-mcp\//],
  [
    "Express",
    /node_modules\/(express|router|body-parser|qs|finalhandler|send|etag|depd|debug|on-finished|encodeurl|parseurl)\/|adapters-express\//,
  ],
  ["Lambda", /adapters-lambda\//],
  ["JSON", /core\/src\/platform\/json|rest\/src\/body\//],
  ["HTTP", /rest\/src\/|^node:(_?http|net|stream|internal\/(http|net|stream|js_stream|dtrace))/],
  [
    "checks",
    /core\/src\/(schema\/|fields\/|run\/(read-input|tool-input|input-name|null-argument))|node_modules\/zod\//,
  ],
  ["identity", /core\/src\/identity\//],
  [
    "ledger",
    /core\/src\/(memory|store)\/|store-sqlite\/|@photostructure\/|core\/src\/call\/(reserve|settle|limit-|quota|price)/,
  ],
  ["receipt", /core\/src\/(run\/receipt-data|call\/(known-call|earlier-answer))/],
  ["answer", /core\/src\/(call\/(answer|envelope)|run\/(result-|number-text|list-text))/],
  ["the tool's run", /core\/src\/(run|upstream)\//],
  ["journey", /core\/src\//],
  ["the bench's own tool", /\/bench\//],
  ["Node, the rest of it", /^node:/],
];
const UNSEEN = "Node in machine code";
const COLLECTOR = "garbage collector";

/** The layers of a profile, by what their own code took, the largest first. Time in which nothing ran is none of theirs. */
export function layersOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): readonly Layer[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const files = new Map([...frames].map(([id, frame]) => [id, fileOf(frame)]));
  const layers = new Map<string, Map<string, number>>();
  for (const [at, id] of samples.entries()) {
    const frame = frames.get(id);
    if (!frame || frame.functionName === "(idle)") continue;
    const { name, title } = placeOf(id, frame.functionName);
    const functions = layers.get(name) ?? new Map<string, number>();
    layers.set(name, functions);
    functions.set(title, (functions.get(title) ?? 0) + (timeDeltas[at] ?? 0));
  }

  /** Of what has no file, `JSON.parse` and its like, the layer is that of who called it. */
  function placeOf(id: number, called: string): { readonly name: string; readonly title: string } {
    if (called === "(garbage collector)") return { name: COLLECTOR, title: COLLECTOR };
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const file = files.get(at) ?? "";
      const found = file && LAYERS.find(([, those]) => those.test(file));
      if (!found) continue;
      const title = `${called || "(anonymous)"} ${at === id ? "" : "in machine code, by "}${shortOf(file)}`;
      return { name: found[0], title };
    }
    return { name: UNSEEN, title: called };
  }

  return [...layers]
    .map(([name, functions]) => ({ name, functions, us: [...functions.values()].reduce((a, b) => a + b, 0) }))
    .sort((a, b) => b.us - a.us);
}

const maps = new Map<string, SourceMap | undefined>();

/** The file in which a function was written, where what was built tells it; else the one that runs. */
function fileOf({ url, lineNumber, columnNumber }: Runtime.CallFrame): string {
  if (!url.startsWith("file:")) return url;
  if (!maps.has(url)) maps.set(url, mapOf(fileURLToPath(url)));
  const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
  return entry && "originalSource" in entry ? new URL(entry.originalSource, url).href : url;
}

function mapOf(file: string): SourceMap | undefined {
  return existsSync(`${file}.map`)
    ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")))
    : undefined;
}

function shortOf(file: string): string {
  return file.replace(/^.*\/(packages|node_modules)\//, "").replace(/\/src\//, "/");
}
