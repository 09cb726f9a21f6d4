// How every package is built: one ESM file per entry; declarations come from tsc.
import { existsSync } from "node:fs";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", ...(existsSync("src/main.ts") ? ["src/main.ts"] : [])],
  format: "esm",
  target: "node20",
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
});
