// The rules of packages find each fault, and none in a package that keeps them.
import { expect, test } from "vitest";
import { faultsOf, type Manifest } from "../package-rules.js";

const root: Manifest = {
  name: "acme",
  license: "MIT",
  repository: { type: "git", url: "git+https://host.example/acme.git" },
  engines: { node: ">=22" },
};

const sound: Manifest = {
  name: "@acme/core",
  description: "Acme.",
  license: "MIT",
  keywords: ["acme"],
  repository: { type: "git", url: "git+https://host.example/acme.git", directory: "packages/core" },
  engines: { node: ">=22" },
  peerDependencies: { zod: "^4.2.0" },
};

const file = (path: string, text = "") => ({ path, text: () => text });
const FILES = [file("README.md"), file("LICENSE"), file("dist/index.js", "export {};")];
const check = (manifest: Manifest, files = FILES) =>
  faultsOf(manifest, files, { folder: "packages/core", root });

test("finds nothing wrong with a package that keeps the rules", () => {
  expect(check(sound)).toEqual([]);
  expect(check({ ...sound, bin: "cli.js", dependencies: { zod: "^4.2.0" } })).toEqual([]);
  expect(
    check(sound, [...FILES, file("dist/a.js", 'new URL("https://a.example", import.meta.url)')]),
  ).toEqual([]);
});

test.each<[string, Partial<Manifest>]>([
  ["no description", { description: "" }],
  ["license MIT", { license: "ISC" }],
  ["keyword acme", { keywords: ["other"] }],
  ["packages/core", { repository: { ...sound.repository, directory: "packages/other" } }],
  ["Node >=22", { engines: { node: ">=20" } }],
  ["copy of zod", { dependencies: { zod: "^4.2.0" } }],
  ["copy of zod", { bin: "cli.js", dependencies: { zod: "4.6.7" } }],
  ["other copies of zod", { peerDependencies: { zod: "4.6.7" } }],
])("finds %s", (fault, wrong) => {
  expect(check({ ...sound, ...wrong })).toEqual([expect.stringContaining(fault)]);
});

test("finds what a package does not carry, and a file that bundlers would look for", () => {
  expect(check(sound, FILES.slice(1))).toEqual(["does not carry README.md"]);
  expect(check(sound, [FILES[0] ?? file(""), FILES[2] ?? file("")])).toEqual(["does not carry LICENSE"]);
  const asset = file("dist/page.js", 'join(new URL("viewer", import.meta.url))');
  expect(check(sound, [...FILES, asset])).toEqual([expect.stringContaining("dist/page.js")]);
  expect(check({ ...sound, bin: "cli.js" }, [...FILES, asset])).toEqual([]);
});
