// How the benchmarks are built: as a host's program runs, and not under tsx, which rewrites what it loads and slows it down.
import { defineConfig } from "tsup";

const BUILT = {
  format: "esm",
  target: "node20",
  dts: false,
  clean: true,
  silent: true,
  removeNodeProtocol: false,
  skipNodeModulesBundle: true,
  // Packages as they are built: the paths of tsconfig.json lead to their sources.
  tsconfig: "tsconfig.base.json",
} as const;

export default defineConfig([
  { ...BUILT, entry: ["bench/*.ts", "!bench/tsup.config.ts"], outDir: "bench/dist" },
  // What it imports is beside it.
  { ...BUILT, entry: ["bench/mcp-peers/fastmcp.ts"], outDir: "bench/mcp-peers/dist" },
]);
