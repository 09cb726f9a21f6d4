// The rules of packages find each fault, and none in a package that keeps them.
import { expect, test } from "vitest";
import { faultsOf, type Manifest } from "../package-rules.js";
import { faultsOfSize, sizeOf } from "../package-sizes.js";

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
  files: ["dist", "CHANGELOG.md"],
  keywords: ["acme"],
  repository: { type: "git", url: "git+https://host.example/acme.git", directory: "packages/core" },
  engines: { node: ">=22" },
  peerDependencies: { zod: "^4.2.0" },
};

const file = (path: string, text = "") => ({ path, text: () => text });
const README = `# @acme/core

Does what it says.

\`\`\`sh
npm install @acme/core
\`\`\`

\`\`\`ts
import { createAcme } from "@acme/core";

const acme = createAcme();
acme.start();
\`\`\`
`;
const FILES = [file("README.md", README), file("LICENSE"), file("dist/index.js", "export {};")];
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
  ["CHANGELOG.md in its files", { files: ["dist"] }],
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

test.each<[string, { readonly path: string; text(): string }]>([
  ["is a test", file("dist/acme.test.js")],
  ["is a test", file("test/acme.js")],
  ["is of one machine", file(".env")],
  ["is of one machine", file("dist/tsconfig.tsbuildinfo")],
  ["looks like a secret", file("dist/a.js", `const token = "npm_${"a1".repeat(18)}";`)],
  [
    "imports fs/promises",
    file("dist/a.js", 'import { a } from "./b.js";\nimport {\n  rm\n} from "fs/promises";'),
  ],
  ["names the map a.js.map", file("dist/a.js", "a();\n//# sourceMappingURL=a.js.map")],
  ["leads to ../src/a.ts", file("dist/a.js.map", '{"sources":["../src/a.ts"]}')],
  ["begins with 0.1.0", file("CHANGELOG.md", "# @acme/core\n\n## 0.1.0\n")],
])("finds a file that %s", (fault, wrong) => {
  expect(check({ ...sound, version: "0.2.0" }, [...FILES, wrong])).toEqual([expect.stringContaining(fault)]);
});

test("lets pass a template's tests, a map that is whole, and the changes of this version", () => {
  const whole = [
    file("template/test/server.test.ts"),
    file("dist/a.js", "a();\n//# sourceMappingURL=a.js.map"),
    file("dist/a.js.map", '{"sources":["../src/a.ts"],"sourcesContent":["a();"]}'),
    file("CHANGELOG.md", "# @acme/core\n\n## 0.2.0\n\n## 0.1.0\n"),
  ];
  expect(check({ ...sound, version: "0.2.0" }, [...FILES, ...whole])).toEqual([]);
});

test.each([
  ["does not open with its name", README.replace("@acme/core\n", "Acme\n")],
  ["how it is installed", README.replace("npm install", "get")],
  ["no use of 5 lines", README.replace("acme.start();\n", "")],
])("finds a README that %s", (fault, text) => {
  expect(check(sound, [file("README.md", text), ...FILES.slice(1)])).toEqual([
    expect.stringContaining(fault),
  ]);
});

test("weighs a package by what its front door loads, and says what to do about one that has grown", () => {
  const chunk = file("dist/chunk.js", "b".repeat(10_000));
  const door = file("dist/index.js", 'import { b } from "./chunk.js";\nexport { b };');
  const size = sizeOf([door, chunk, file("dist/late.js", "c".repeat(10_000))], 2_048);
  expect(size.entry).toBeGreaterThan(sizeOf([door], 2_048).entry);
  expect(size).toMatchObject({ packed: 2, files: 3 });
  expect(faultsOfSize("core", size, { core: { entry: 1, packed: 2, files: 3 } })).toEqual([]);
  expect(faultsOfSize("core", size, { core: { entry: 1, packed: 1.5, files: 3 } })).toEqual([
    expect.stringMatching(
      /tarball has KiB: 2, and may have 1.5: .*raise the limit in tools\/package-sizes.ts/,
    ),
  ]);
  expect(faultsOfSize("new", size, {})).toEqual([expect.stringContaining("give it some")]);
});
