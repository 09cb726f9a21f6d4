// The file of the command: npm finds it in a fresh clone, and it says there what to do first.
import { spawnSync } from "node:child_process";
import { accessSync, constants, copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./server-process.js";

const PACKAGE = resolve(import.meta.dirname, "..");

test("the command's file is there before anything is built, and may be run", () => {
  const { bin } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
  expect(bin.svc).not.toContain("dist");
  expect(() => accessSync(join(PACKAGE, bin.svc), constants.X_OK)).not.toThrow();
});

test("a command that is not built says what to do, and fails", () => {
  const folder = join(temporaryFolder(), "bin");
  mkdirSync(folder);
  copyFileSync(join(PACKAGE, "bin/svc.js"), join(folder, "svc.mjs"));
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(folder, "svc.mjs"), "--version"], {
    encoding: "utf8",
  });
  expect(stderr).toContain("npm run build");
  expect([status, stdout]).toEqual([1, ""]);
});
