// What a release is held to: the registry's entry agrees with the package, and an action is named by its commit.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { faultsOfActions } from "../release/workflows.js";
import { faultsOfServerJson } from "../server-json.js";

const ROOT = resolve(import.meta.dirname, "../..");
const readJson = (file: string) => JSON.parse(readFileSync(join(ROOT, file), "utf8"));
const entry = readJson("server.json");
const listed = readJson("packages/cli/package.json");

test("the entry of the registry is well-formed, and is that of the package", () => {
  expect(faultsOfServerJson(entry, listed)).toEqual([]);
});

test.each<[string, object]>([
  ["Unrecognized key", { registry_type: "npm" }],
  ["name", { name: "svckit" }],
  ["description", { description: "x".repeat(101) }],
  ["version", { version: "^0.1.0" }],
  ["identifier", { packages: [{ ...entry.packages[0], identifier: undefined }] }],
  ["transport", { packages: [{ ...entry.packages[0], transport: { type: "pipe" } }] }],
  [
    "has a value or a valueHint",
    { packages: [{ ...entry.packages[0], packageArguments: [{ type: "positional" }] }] },
  ],
  ["its name is io.github.other/svckit", { name: "io.github.other/svckit" }],
  ["its package is @svckit/core", { packages: [{ ...entry.packages[0], identifier: "@svckit/core" }] }],
])("finds an entry whose fault is: %s", (fault, wrong) => {
  expect(faultsOfServerJson({ ...entry, ...wrong }, listed)).toEqual([expect.stringContaining(fault)]);
});

test("finds actions that are named by what can be moved", () => {
  const commit = "0123456789abcdef0123456789abcdef01234567";
  const uses = (action: string) => faultsOfActions(`    steps:\n      - uses: ${action}\n`);
  expect(uses(`actions/checkout@${commit} # v7.0.1`)).toEqual([]);
  for (const action of [
    "actions/checkout@v7",
    `actions/checkout@${commit}`,
    "actions/checkout@main # v7.0.1",
  ])
    expect(uses(action)).toEqual([expect.stringContaining("is not named by its commit")]);
});
