// Programs of tests that cannot be built: nothing is left of them, and the next try is another build.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { bundledProgram } from "./bundled-program.js";

test("a program that cannot be built leaves nothing behind, and is built once it is corrected", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bundled-"));
  try {
    const source = join(folder, "program.ts");
    writeFileSync(source, "const = ;");
    await expect(bundledProgram(source)).rejects.toThrow();
    writeFileSync(source, 'console.log("it runs" satisfies string);');
    const file = await bundledProgram(source);
    expect(execFileSync(process.execPath, [file], { encoding: "utf8" })).toBe("it runs\n");
    expect(readdirSync(dirname(file)).filter((name) => name.startsWith(`made-${process.pid}-`))).toEqual([]);
    rmSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
