// The command: what it writes, what it asks, and what it refuses without writing anything.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { runCommand } from "../src/command-line.js";

const VERSION = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")).version;

function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), "create-provider-"));
}

/** Runs the command; at a terminal, with these lines typed in. */
async function run(args: readonly string[], lines?: readonly string[]) {
  const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()];
  let said = "";
  let typed = 0;
  for (const stream of [output, errors])
    stream.on("data", (chunk) => {
      said += String(chunk);
      // A line is typed once it is asked for.
      if (String(chunk).endsWith("): ")) input.write(`${lines?.[typed++] ?? ""}\n`);
    });
  // `as`: of a terminal's stream only this is read.
  const terminal = Object.assign(input, { isTTY: lines !== undefined }) as unknown as NodeJS.ReadStream;
  const code = await runCommand(args, { input: terminal, output, errors });
  return { code, said };
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), "utf8");
}

test("writes a package under the names that follow from its own", async () => {
  const folder = emptyFolder();
  const flags = ["--name", "coin-desk", "--base-url", "https://acme.example/v2/", "--dir", folder];
  expect(await run(flags)).toMatchObject({ code: 0 });
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    ".gitignore",
    "README.md",
    "package.json",
    "src",
    "src/provider.ts",
    "test",
    "test/provider.test.ts",
    "test/recordings.ts",
    "tsconfig.build.json",
    "tsconfig.json",
  ]);
  expect(JSON.parse(read(folder, "package.json"))).toMatchObject({
    name: "svckit-provider-coin-desk",
    dependencies: { "@svckit/core": `^${VERSION}` },
    devDependencies: { "@svckit/cli": `^${VERSION}`, "@svckit/testing": `^${VERSION}` },
  });
  const provider = read(folder, "src/provider.ts");
  for (const text of [
    '"https://acme.example/v2"',
    '"get_coin_desk_price"',
    'id: "coin_desk", title: "Coin Desk"',
  ])
    expect(provider).toContain(text);
  expect(provider).toContain("SVC_UPSTREAM_COIN_DESK");
  expect(read(folder, "test/recordings.ts")).not.toMatch(/acme/i);
});

test("asks at a terminal for what no flag says, and once more where an answer cannot be used", async () => {
  const folder = emptyFolder();
  const { code, said } = await run(["--dir", folder], ["Bad Name", "desk", ""]);
  expect(code).toBe(0);
  expect(said).toContain('"Bad Name" is no name of a provider');
  expect(read(folder, "src/provider.ts")).toContain('"https://api.desk.example"');
});

test("--yes takes what is usual and asks nothing, at a terminal too", async () => {
  const folder = emptyFolder();
  const { code, said } = await run(["--yes", "--name", "desk", "--dir", folder], []);
  expect([code, said.includes("Base URL")]).toEqual([0, false]);
  expect(read(folder, "src/provider.ts")).toContain('"https://api.desk.example"');
});

test("a folder that is not empty is left as it is, with exit code 1", async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "notes.txt"), "mine");
  const { code, said } = await run(["--yes", "--name", "desk", "--dir", folder]);
  expect([code, readdirSync(folder)]).toEqual([1, ["notes.txt"]]);
  expect(said).toContain("is not empty (notes.txt): nothing was written");
});

test.each([
  ["a name with capitals", ["--name", "Acme"], "is no name of a provider"],
  ["a name that leads elsewhere", ["--name", "../acme"], "is no name of a provider"],
  ["a name that is too long", ["--name", "a".repeat(33)], "more than 32 characters"],
  ["a base URL that is none", ["--name", "acme", "--base-url", "acme.example"], "http or https URL"],
  ["a base URL with a key", ["--name", "acme", "--base-url", "https://a.example?key=Qx7Zk2"], "no query"],
  [
    "a base URL with a password",
    ["--name", "acme", "--base-url", "https://u:Qx7Zk2@a.example"],
    "no user name",
  ],
  ["a flag that there is not", ["--nmae", "acme"], "--nmae"],
])("%s is refused with exit code 2, and nothing is written", async (_, flags, words) => {
  const folder = emptyFolder();
  const { code, said } = await run([...flags, "--yes", "--dir", join(folder, "new")]);
  expect([code, readdirSync(folder)]).toEqual([2, []]);
  expect(said).toContain(words);
  expect(said).not.toContain("Qx7Zk2");
});

test("without a terminal a name that is missing is told, and not waited for", async () => {
  const { code, said } = await run(["--dir", emptyFolder()]);
  expect(code).toBe(2);
  expect(said).toContain("--name is missing");
});
