// bundle:mcpb: writes the bundle into dist/.
import { join, resolve } from "node:path";
import { packBundle } from "./bundle.js";

const ROOT = resolve(import.meta.dirname, "../..");
console.log(await packBundle(ROOT, join(ROOT, "dist")));
