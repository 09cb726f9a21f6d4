// npm run pack [-- folder]: what npm would publish of this repository, as files that a project of yours installs.
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { packAll } from "./first-provider/packed.js";

const folder = resolve(process.argv[2] ?? "packed");
await mkdir(folder, { recursive: true });
const packed = await packAll(resolve(import.meta.dirname, ".."), folder);
console.log(
  `${packed.size} packages in ${folder}. In a project of yours:\n\n  npm install ${folder}/*.tgz zod`,
);
