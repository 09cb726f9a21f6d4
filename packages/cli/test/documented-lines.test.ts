// What the documents tell people to type: each command of `svc` is there, takes what it is given, and has the flags that are named.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { OWN_VARIABLES } from "../src/settings/variables.js";
import { runHere } from "./run-here.js";

const ROOT = resolve(import.meta.dirname, "../../..");
const SHELL = /^ *```(?:sh|bash)\n([\s\S]*?)^ *```$/gm;
const SPAN = /`((?:npx )?svc [a-z][^`]*)`/g;
const LINE = /(?:^|[\s(])svc ((?!https?:)[a-z][^#|;&<)\n]*)/gm;
// What may stand where a word of a command stands, and is none.
const NO_WORD = /^["'<$[…\\]|^-/;

const OF_A_PROVIDER = /^SVC_(UPSTREAM|KEY|EVM_RPC)_/;

const pages = [
  "README.md",
  ...readdirSync(join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
  ...readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}/README.md`),
];
const textOf = (page: string) => readFileSync(join(ROOT, page), "utf8");

/** The lines of a page, each once, without `svc`. */
function linesOf(page: string): string[] {
  const text = textOf(page);
  const code = [...text.matchAll(SHELL), ...text.matchAll(SPAN)].map(([, part = ""]) => part);
  const joined = code.join("\n").replaceAll("\\\n", " ");
  return [...new Set([...joined.matchAll(LINE)].map(([, line = ""]) => line.trim()))];
}

/** What is wrong with a line, by the help of its command. */
async function faultsOf(line: string): Promise<string[]> {
  const parts = line.replace(/"[^"]*"|'[^']*'/g, '""').split(/\s+/);
  const end = parts.findIndex((part) => NO_WORD.test(part));
  const words = end < 0 ? parts : parts.slice(0, end);
  const { code, out, err } = await runHere([...words, "--help"]);
  if (code !== 0) return [`svc ${line}: ${err.trim()}`];
  const [, usage = ""] = /^Usage: svc (.*)$/m.exec(out) ?? [];
  const known = usage.split(" ").filter((word) => /^[a-z-]+$/.test(word));
  const rest = words.slice(words.findIndex((word, at) => word !== known[at]) >>> 0);
  const takes = /<|\[(?!options)/.test(usage) && !usage.includes("[command]");
  const flags = parts.flatMap((part) => /^\[?(--[a-z_-]+)/.exec(part)?.[1] ?? []);
  return [
    ...(rest.length > 0 && !takes ? [`svc ${line}: there is no ${rest.join(" ")}`] : []),
    ...flags
      .filter((flag) => flag !== "--help" && !out.includes(flag))
      .map((flag) => `svc ${line}: there is no ${flag}`),
  ];
}

// A line that several pages have is looked at once.
const lines = new Set(pages.flatMap(linesOf));

test.each([...lines])("svc %s", async (line) => {
  expect(await faultsOf(line)).toEqual([]);
});

test("the settings that are named are there", () => {
  const known = new Set(OWN_VARIABLES.map(({ name }) => name));
  const named = pages.flatMap((page) => textOf(page).match(/\bSVC_[A-Z][A-Z_]+\b/g) ?? []);
  const unknown = named.filter((name) => !known.has(name) && !OF_A_PROVIDER.test(name));
  expect(unknown).toEqual([]);
});

test("a command or a flag that there is not is found", async () => {
  expect(await faultsOf("admin acount create")).not.toEqual([]);
  expect(await faultsOf("quota --all")).toEqual(["svc quota --all: there is no --all"]);
  expect(await faultsOf("call get_price --ids bitcoin --currency usd")).toHaveLength(1);
  expect(lines.size).toBeGreaterThan(50);
});
