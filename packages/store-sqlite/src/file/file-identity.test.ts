// A name that has another file than at first is noticed the very next time that somebody looks, however it came about.
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createIdentityGuard, type IdentityGuard } from "./file-identity.js";

let above: string;
let folder: string;
let file: string;
let log: string;
let guard: IdentityGuard;

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), "file-identity-"));
  folder = join(above, "data");
  mkdirSync(folder);
  file = join(folder, "svc.db");
  log = `${file}-wal`;
  writeFileSync(file, "file");
  writeFileSync(log, "log");
  guard = createIdentityGuard([file, log]);
});
afterEach(() => {
  guard.close();
  rmSync(above, { recursive: true, force: true });
});

// Once the folder has been as it is for a while, it alone is asked.
async function standing(): Promise<void> {
  for (let look = 0; look < 3; look++) {
    await sleep(110);
    guard.isSame();
  }
}

const another = (path: string) => {
  writeFileSync(`${path}.new`, "another");
  renameSync(`${path}.new`, path);
};

test.each<[string, () => void]>([
  ["the file is removed", () => rmSync(file)],
  ["the log is removed", () => rmSync(log)],
  ["the file is replaced", () => another(file)],
  ["the log is replaced", () => another(log)],
  ["the file is moved away", () => renameSync(file, `${file}.old`)],
  ["the folder is moved away", () => renameSync(folder, `${folder}-old`)],
  [
    "the folder is replaced by another with the same names",
    () => {
      renameSync(folder, `${folder}-old`);
      mkdirSync(folder);
      for (const path of [file, log]) writeFileSync(path, "another");
    },
  ],
])("%s", async (_, happen) => {
  for (let look = 0; look < 3; look++) expect(guard.isSame()).toBe(true);
  await standing();
  for (let look = 0; look < 3; look++) expect(guard.isSame()).toBe(true);
  happen();
  expect(guard.isSame()).toBe(false);
  expect(guard.isSame()).toBe(false);
});

test("it is noticed right behind another change of the folder, within one tick of its clock", () => {
  for (let round = 0; round < 200; round++) {
    writeFileSync(join(folder, `beside-${round}`), "");
    expect(guard.isSame()).toBe(true);
  }
  rmSync(log);
  expect(guard.isSame()).toBe(false);
});

test("what the files hold, and other files beside them, are no matter", async () => {
  await standing();
  expect(guard.isSame()).toBe(true);
  writeFileSync(file, "more", { flag: "a" });
  writeFileSync(join(folder, "beside"), "");
  rmSync(join(folder, "beside"));
  expect(guard.isSame()).toBe(true);
});

test("a log that is not there yet may come, and then stays", () => {
  rmSync(log);
  const early = createIdentityGuard([file, log]);
  expect(early.isSame()).toBe(true);
  writeFileSync(log, "log");
  expect(early.isSame()).toBe(true);
  another(log);
  expect(early.isSame()).toBe(false);
  early.close();
});

test("a file that cannot be looked up is never taken for the same, however often somebody asks", async () => {
  await standing();
  rmSync(log);
  symlinkSync(log, log);
  for (let look = 0; look < 30; look++) {
    expect(() => guard.isSame() && "the same").toThrow("ELOOP");
    await sleep(10);
  }
});

test("what is moved further above is noticed within a tenth of a second", async () => {
  const link = join(above, "link");
  symlinkSync(folder, link);
  const through = createIdentityGuard([join(link, "svc.db"), join(link, "svc.db-wal")]);
  await standing();
  expect(through.isSame()).toBe(true);
  rmSync(link);
  await sleep(110);
  expect(through.isSame()).toBe(false);
  through.close();
});

test("closed twice, it looks no more", () => {
  guard.close();
  guard.close();
  rmSync(file);
  expect(guard.isSame()).toBe(true);
});
