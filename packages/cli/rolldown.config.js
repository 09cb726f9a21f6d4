// How the command is built as one file, for places that take no packages: a `.mcpb` bundle, a container, a copy. And as the
// script that its tests start again and again (`test/program.ts`).
import { defineConfig } from "rolldown";

// Neither can be copied along: an engine in machine code, which Node 26 has built in, and a binding that few install.
const options = { platform: "node", external: ["@photostructure/sqlite", "pg-native"] };
const output = { codeSplitting: false, minify: true };

export default defineConfig([
  { ...options, input: "src/main.ts", output: { ...output, file: "dist/bundle/svc.mjs", format: "esm" } },
  {
    ...options,
    // It loads its compiler beside itself.
    external: [...options.external, "jiti"],
    input: "test/program-entry.ts",
    output: { ...output, file: "dist/bundle/tested.cjs", format: "cjs", dynamicImportInCjs: false },
  },
]);
