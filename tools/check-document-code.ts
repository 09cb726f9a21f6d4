// check-document-code: compiles each block of TypeScript and JavaScript that a document has and that is no file of the repository.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, written } from "./docs/all-blocks.js";

const SOURCES = {
  "@svckit/core/schemas": [join(ROOT, "packages/core/src/schemas.ts")],
  "@svckit/testing/stand-ins": [join(ROOT, "packages/testing/src/stand-ins.ts")],
  "@svckit/rest/adapter": [join(ROOT, "packages/rest/src/adapter.ts")],
  "@svckit/*": [join(ROOT, "packages/*/src/index.ts")],
};

const code = written.filter(({ language }) => language === "ts" || language === "js");
// Inside the repository, so that its packages are found.
const caches = join(ROOT, "node_modules/.cache");
mkdirSync(caches, { recursive: true });
const scratch = mkdtempSync(join(caches, "document-code-"));
try {
  for (const { page, line, text } of code)
    writeFileSync(join(scratch, nameOf(page, line)), `${text}export {};\n`);
  const compilerOptions = {
    noEmit: true,
    experimentalDecorators: true,
    // A block shows how a thing is made, and not what becomes of it.
    ...{ noUnusedLocals: false, noUnusedParameters: false },
    // By the sources, of which the declarations are made. What an earlier run found is looked at again where a file changed.
    paths: SOURCES,
    ...{ incremental: true, tsBuildInfoFile: join(caches, "document-code.tsbuildinfo") },
  };
  const config = { extends: join(ROOT, "tsconfig.base.json"), compilerOptions };
  const include = ["*.ts", join(ROOT, "tools/docs/snippet-names.ts")];
  writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify({ ...config, include }));
  // Several checkers do much of the work each by itself: it is twice as much on two processors.
  const tsc = join(ROOT, "node_modules/.bin/tsc");
  const { status, stdout } = spawnSync(tsc, ["-p", scratch, "--singleThreaded"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  process.stdout.write(stdout);
  console.log(
    status === 0 ? `code: ${code.length} blocks of documents compile` : "code: blocks do not compile",
  );
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function nameOf(page: string, line: number): string {
  return `${page.replace(/\.md$/, "").replaceAll("/", "_")}-${line}.ts`;
}
