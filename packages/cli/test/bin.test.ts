// The file of the command: npm finds it in a fresh clone, and it says there what to do first.
import { type StdioOptions, spawnSync } from "node:child_process";
import { accessSync, constants, copyFileSync, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { SCRIPT } from "./program.js";
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

test.runIf(existsSync("/dev/full"))("a result that nowhere has room is a failure, and no crash", () => {
  const run = (line: string, stdio: StdioOptions) =>
    spawnSync(process.execPath, [SCRIPT, ...line.split(" ")], { encoding: "utf8", stdio });
  const full = openSync("/dev/full", "w");
  const list = run("completion bash", ["ignore", full, "pipe"]);
  expect([list.status, list.stderr]).toEqual([
    1,
    expect.stringMatching(/^svc: the result could not be written: ENOSPC/),
  ]);
  const refused = run("call say_hello --timeout never", ["ignore", full, full]);
  expect(refused.status).toBe(2);
});
