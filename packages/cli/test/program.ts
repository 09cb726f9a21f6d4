// The command as tests start it: as users do, or as the script that `npm test` has for those that start many servers.
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const BUILT = resolve(import.meta.dirname, "../dist/bundle/tested.cjs");
const isBuilt = process.env["STARTED"] === "script" && existsSync(BUILT);

/** What users start. */
export const COMMAND = resolve(import.meta.dirname, "../bin/svc.js");

/** The same from a script whose code is compiled already, in `npm test` alone. It serves no page, and a plugin has other packages. */
export const SCRIPT = isBuilt ? resolve(import.meta.dirname, "run-program.cjs") : COMMAND;
