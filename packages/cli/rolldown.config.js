// How the command is built as one file, for places that take no packages: a `.mcpb` bundle, a container, a copy. And as the
// script that its tests start again and again (`test/program.ts`).
import { defineConfig } from "rolldown";

// Neither can be copied along: an engine in machine code, which Node 26 has built in, and a binding that few install.
const options = { platform: "node", external: ["@photostructure/sqlite", "pg-native"] };
const output = { codeSplitting: false, minify: true };

// A script in ASCII alone is read in a fourth of the time, and compiled in half. The build fails where an escape would not say the same.
const ascii = {
  name: "ascii",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (/\\[\u0080-\uffff]|\braw`[^`]*[\u0080-\uffff]/.test(chunk.code))
        throw new Error("an escape would not do");
      chunk.code = chunk.code.replace(
        /[\u0080-\uffff]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
    }
  },
};

export default defineConfig([
  { ...options, input: "src/main.ts", output: { ...output, file: "dist/bundle/svc.mjs", format: "esm" } },
  {
    ...options,
    // It loads its compiler beside itself.
    external: [...options.external, "jiti"],
    plugins: [ascii],
    input: "test/program-entry.ts",
    output: { ...output, file: "dist/bundle/tested.cjs", format: "cjs", dynamicImportInCjs: false },
  },
]);
