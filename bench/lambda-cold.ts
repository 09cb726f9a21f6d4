// Cold starts of a Lambda function: processes that import a bundle and answer once, beside an empty function.
import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "tsup";
import { CHECKOUT } from "./places.js";

const EXAMPLE = join(CHECKOUT, "examples/lambda");
const STARTS = 21;
const run = promisify(execFile);

const EMPTY = `export const handler = async () => ({ statusCode: 200, body: '{"ok":true}' });\n`;

// Prints the time of the import, of the first answer, since the process began, and the processor time, which holds on a
// busy machine too.
const STARTER = `
const [, , bundle, event] = process.argv;
const { readFileSync } = await import("node:fs");
const input = JSON.parse(readFileSync(event, "utf8"));
const before = performance.now();
const { handler } = await import(bundle);
const imported = performance.now();
const { statusCode, body } = await handler(input);
const answered = performance.now();
if (statusCode !== 200 || !JSON.parse(body).ok) throw new Error(body);
const { user, system } = process.cpuUsage();
const told = { imported: imported - before, answered: answered - before, process: answered, cpu: (user + system) / 1000 };
console.log(JSON.stringify(told));
`;

interface Start {
  /** Milliseconds: the import, import and first answer, all since the process began, and processor time. */
  readonly imported: number;
  readonly answered: number;
  readonly process: number;
  readonly cpu: number;
}

/** Prints how long a bundle and an empty function take to their first answer, started in turns. */
export async function coldStarts(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "lambda-cold-"));
  try {
    const bundle = await bundleOf(folder);
    const [empty, starter] = [join(folder, "empty.mjs"), join(folder, "starter.mjs")];
    await writeFile(empty, EMPTY);
    await writeFile(starter, STARTER);
    const starts = { empty: [] as Start[], bundle: [] as Start[] };
    for (let round = 0; round < STARTS; round++) {
      starts.empty.push(await start(starter, empty));
      starts.bundle.push(await start(starter, bundle));
    }
    print(starts, Math.round((await stat(bundle)).size / 1_024));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function print({ empty, bundle }: Record<"empty" | "bundle", readonly Start[]>, kib: number): void {
  const of = (all: readonly Start[], name: keyof Start) => median(all.map((each) => each[name]));
  const beside = (name: keyof Start) => {
    const [ours, none] = [of(bundle, name), of(empty, name)];
    return `${ours.toFixed(1)} ms, an empty function ${none.toFixed(1)} ms: ${(ours - none).toFixed(1)} ms more, ${(ours / none).toFixed(2)} ×`;
  };
  const [imported, answered] = [of(bundle, "imported").toFixed(1), of(bundle, "answered").toFixed(1)];
  console.log(`bundle of ${kib} KiB beside what it loads later; median of ${STARTS} starts`);
  console.log(`import ${imported} ms, with the first answer ${answered} ms (goal ≤ 60)`);
  console.log(`since the process began ${beside("process")} (goal ≤ 150 ms more)`);
  console.log(`processor time ${beside("cpu")}`);
}

/** The example's function as it is uploaded: one minified file, and chunks that are loaded when needed. */
async function bundleOf(folder: string): Promise<string> {
  await build({
    entry: { handler: join(EXAMPLE, "handler.ts") },
    outDir: join(folder, "bundle"),
    config: false,
    silent: true,
    format: "esm",
    platform: "node",
    target: "node20",
    bundle: true,
    splitting: true,
    minify: true,
    noExternal: [/.*/],
    outExtension: () => ({ js: ".mjs" }),
    tsconfig: join(CHECKOUT, "tsconfig.base.json"),
    // CommonJS inside the bundle loads Node's modules by `require`.
    banner: { js: 'import { createRequire as r } from "node:module"; const require = r(import.meta.url);' },
  });
  return join(folder, "bundle/handler.mjs");
}

async function start(starter: string, bundle: string): Promise<Start> {
  const event = join(EXAMPLE, "events/http-api.json");
  const { stdout } = await run(process.execPath, [starter, bundle, event]);
  // `as`: the starter prints it.
  return JSON.parse(stdout) as Start;
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
