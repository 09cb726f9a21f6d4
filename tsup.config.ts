// How every package is built: one ESM file per entry; declarations come from tsc.
import { existsSync } from "node:fs";
import { defineConfig } from "tsup";

export default defineConfig({
  // Names for hosts, schema pieces for tools, names for sibling adapters, stand-ins of upstreams, a command.
  entry: ["src/index.ts", "src/schemas.ts", "src/adapter.ts", "src/stand-ins.ts", "src/main.ts"].filter(
    (entry) => existsSync(entry),
  ),
  format: "esm",
  target: "node20",
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
});
