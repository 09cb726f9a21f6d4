// A small workspace on disk that keeps every rule, for tests that break one rule at a time.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

const SOUND: Readonly<Record<string, string>> = {
  "packages/core/package.json": manifest("core", { dependencies: { ky: "1.0.0" } }),
  "packages/core/src/index.ts": `// The public surface.\nexport { VERSION } from "./version.js";\n`,
  "packages/core/src/platform/version.ts": `// The version.\nexport const VERSION = "0.1.0";\n`,
  "packages/rest/package.json": manifest("rest", { dependencies: { "@svckit/core": "0.1.0" } }),
  "packages/rest/src/index.ts": `// The public surface.\nexport { VERSION } from "@svckit/core";\n`,
};

/** A package.json of a package of the workspace. */
export function manifest(id: string, fields: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ name: `@svckit/${id}`, version: "0.1.0", ...fields });
}

/** Writes the sound workspace with these files over it; gives its root, which is gone after the test. */
export function workspace(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "house-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...SOUND, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
