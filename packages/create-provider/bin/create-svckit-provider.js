#!/usr/bin/env node
// create-svckit-provider: starts the built program. npm links a command only where its file exists at install, so this one is not built.
import { existsSync } from "node:fs";

const program = new URL("../dist/main.js", import.meta.url);

if (existsSync(program)) {
  await import(program.href);
} else {
  process.stderr.write(
    "create-svckit-provider is not built yet: run `npm run build` in the clone of its repository.\n",
  );
  process.exitCode = 1;
}
