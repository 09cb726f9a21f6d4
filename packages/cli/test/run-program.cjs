// Runs the command from its script, with the code that an earlier start has compiled: it costs a third of the work so.
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { cachedDataVersionTag } = require("node:v8");
const { Script } = require("node:vm");

const file = require.resolve("../dist/bundle/tested.cjs");
const folder = join(__dirname, "../../../node_modules/.cache/test-programs");
// What one version of V8 and its flags compiled, no other takes.
const codeFile = join(folder, `svc-${cachedDataVersionTag()}.code`);
// V8 takes a script of the same length for the same one.
const { mtimeMs, size } = statSync(file);
const name = Buffer.from(`${mtimeMs} ${size}`.padEnd(64));

const cachedData = codeOf(codeFile);
const script = new Script(`(require, module, exports, __filename) => {${readFileSync(file, "latin1")}\n}`, {
  filename: file,
  ...(cachedData && { cachedData }),
});
if (!cachedData) keepOnceReady();

const program = { exports: {} };
script.runInThisContext()(require, program, program.exports, file);

/** The code that was compiled of this very script. */
function codeOf(path) {
  try {
    const kept = readFileSync(path);
    return name.equals(kept.subarray(0, name.length)) ? kept.subarray(name.length) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what a server has compiled as it says READY; and as it ends, where it was started for that. */
function keepOnceReady() {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (text, ...rest) => {
    if (String(text).startsWith("READY")) {
      process.stdout.write = write;
      keep();
    }
    return write(text, ...rest);
  };
  if (process.env["KEEPS_CODE"]) process.once("exit", keep);
}

/** Replaces the file whole. */
function keep() {
  mkdirSync(folder, { recursive: true });
  const made = `${codeFile}-${process.pid}`;
  writeFileSync(made, Buffer.concat([name, script.createCachedData()]));
  renameSync(made, codeFile);
}
