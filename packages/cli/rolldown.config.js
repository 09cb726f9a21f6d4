// How the command is built as one file, for places that take no packages: a `.mcpb` bundle, a container, a copy.
import { defineConfig } from "rolldown";

export default defineConfig({
  input: "src/main.ts",
  platform: "node",
  // Neither can be copied along: an engine in machine code, which Node 26 has built in, and a binding that few install.
  external: ["@photostructure/sqlite", "pg-native"],
  output: { file: "dist/bundle/svc.mjs", format: "esm", codeSplitting: false, minify: true },
});
