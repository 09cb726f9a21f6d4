#!/usr/bin/env node
// svc: starts the built program. npm links a command only where its file exists at install, so this one is not built.
import { existsSync } from "node:fs";
import * as nodeModule from "node:module";

const program = new URL("../dist/main.js", import.meta.url);

if (existsSync(program)) {
  // From Node 22 on, what was compiled is kept in the folder for temporary files, and a start takes a fifth less.
  nodeModule.enableCompileCache?.();
  await import(program.href);
} else {
  process.stderr.write("svc is not built yet: run `npm run build` in the clone of its repository.\n");
  process.exitCode = 1;
}
