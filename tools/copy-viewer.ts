// copy-viewer: puts the files of the API viewer beside the built @svckit/rest, with their licence; run by its build.
import { cpSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

// Carried, not depended on: the package brings 12 MB of other builds and a script that reports each installation.
const FILES = [
  "swagger-ui.css",
  "swagger-ui-bundle.js",
  "swagger-ui-bundle.js.LICENSE.txt",
  "LICENSE",
  "NOTICE",
];

const rest = resolve(import.meta.dirname, "../packages/rest");
const from = dirname(createRequire(join(rest, "package.json")).resolve("swagger-ui-dist/package.json"));
const to = join(rest, "dist/viewer");

mkdirSync(to, { recursive: true });
for (const file of FILES) cpSync(join(from, file), join(to, file));
