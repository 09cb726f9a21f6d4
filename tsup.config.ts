// How every package is built: one ESM file per entry; declarations come from tsc.
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "tsup";

// Names for hosts, schema pieces for tools, names for sibling adapters, stand-ins of upstreams, a command.
const ENTRIES = ["src/index.ts", "src/schemas.ts", "src/adapter.ts", "src/stand-ins.ts", "src/main.ts"];

export default defineConfig({
  entry: [...ENTRIES.filter((entry) => existsSync(entry)), ...providers()],
  format: "esm",
  target: "node20",
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
  // `tools/package-rules.ts` says why.
  removeNodeProtocol: false,
});

/** Each shipped provider, so that it is in a file which a host's bundle takes along or leaves out. */
function providers(): readonly string[] {
  if (basename(process.cwd()) !== "providers") return [];
  const exported = readFileSync("src/index.ts", "utf8").matchAll(/ from "\.\/(.+)\.js";/g);
  return [...exported].map(([, name]) => `src/${name}.ts`);
}
