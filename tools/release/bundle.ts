// The bundle for desktop applications: svc mcp in one file with its manifest, packed by the format's own program.
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../program.js";

/** The program that packs, unpacks and validates bundles. */
export const MCPB = join(import.meta.dirname, "node_modules/.bin/mcpb");
/** The manifest of the bundle. */
export const MANIFEST = join(import.meta.dirname, "manifest.json");

/** Packs a bundle into a folder, and gives its file. Its SHA-256 is written beside it. */
export async function packBundle(root: string, folder: string): Promise<string> {
  const program = join(root, "packages/cli/dist/bundle/svc.mjs");
  if (!existsSync(program)) throw new Error("svc is not built as one file: run npm run build");
  const { name, version } = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const scratch = mkdtempSync(join(tmpdir(), "mcpb-"));
  try {
    copyFileSync(MANIFEST, join(scratch, "manifest.json"));
    copyFileSync(program, join(scratch, "svc.mjs"));
    for (const page of ["README.md", "LICENSE"])
      copyFileSync(join(root, "packages/cli", page), join(scratch, page));
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${name}-${version}.mcpb`);
    const { code, all } = await run(MCPB, ["pack", scratch, file], root);
    if (code !== 0) throw new Error(`mcpb pack:\n${all}`);
    const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
    writeFileSync(`${file}.sha256`, `${hash}  ${name}-${version}.mcpb\n`);
    return file;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
