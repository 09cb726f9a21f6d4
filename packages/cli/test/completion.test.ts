// Completion: what may come at each place of a line, and that a real bash shows it; zsh and fish by their scripts.
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hello } from "@svckit/providers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runHere } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";
import { type ServedService, serveHere } from "./service-here.js";
import { shop } from "./shop-provider.js";

let served: ServedService;
const env: Record<string, string> = { XDG_CACHE_HOME: temporaryFolder() };

beforeAll(async () => {
  served = await serveHere([shop(), hello()]);
  env["SVC_URL"] = served.url;
});
afterAll(() => served.close());

/** The words that may come for the last of these; an empty one asks for any. */
async function words(...line: string[]): Promise<string[]> {
  const { code, out, err } = await runHere(["__complete", ...line], { env });
  expect([code, err]).toEqual([0, ""]);
  return out.split("\n").flatMap((each) => each.split("\t")[0] || []);
}

describe("what may come", () => {
  test("is a command, a command below it, or an option", async () => {
    expect(await words("to")).toEqual(["tools"]);
    expect(await words("tools", "")).toEqual(["list", "search", "info"]);
    expect(await words("admin", "key", "r")).toEqual(["rotate", "revoke"]);
    expect(await words("tools", "list", "--p")).toEqual(["--provider"]);
    expect(await words("admin", "key", "create", "--kind", "")).toEqual(["live", "test", "dev"]);
    expect(await words("completion", "")).toEqual(["bash", "zsh", "fish"]);
    expect(await words("no-such-command", "")).toEqual([]);
  });

  test("is the name of a tool, with its title", async () => {
    expect(await words("call", "list_")).toEqual(["list_items"]);
    expect(await words("tools", "info", "say")).toEqual(["say_hello"]);
    const { out } = await runHere(["__complete", "call", "list_"], { env });
    expect(out).toBe("list_items\tList items\n");
  });

  test("is an argument of the tool, or a value of it", async () => {
    expect(await words("call", "list_items", "--i")).toEqual(["--in_stock", "--idempotency-key"]);
    expect(await words("call", "list_items", "--timeout", "3s", "--kind", "")).toEqual(["tea", "coffee"]);
    expect(await words("call", "list_items", "--kind", "=", "t")).toEqual(["tea"]);
    expect(await words("call", "list_items", "--kind", "=")).toEqual(["tea", "coffee"]);
    expect(await words("call", "list_items", "--in_stock", "--k")).toEqual(["--kind"]);
    const split = served.url.split(":").flatMap((part, at) => (at === 0 ? [part] : [":", part]));
    expect(await words("call", "list_items", "--url", ...split, "--k")).toEqual(["--kind"]);
    expect(await words("receipts", "--tool", "say")).toEqual(["say_hello"]);
    expect(await words("help", "to")).toEqual(["tools"]);
  });

  test("is kept, and where the service is away nothing comes", async () => {
    const away = { ...env, SVC_URL: "http://127.0.0.1:9" };
    expect(await runHere(["__complete", "call", ""], { env: away })).toEqual({ code: 0, out: "", err: "" });
    const other = await serveHere([hello()]);
    const own = { ...env, SVC_URL: other.url };
    const before = await runHere(["__complete", "call", ""], { env: own });
    await other.close();
    expect(before.out).toContain("say_hello\t");
    expect(await runHere(["__complete", "call", ""], { env: own })).toEqual(before);
  });
});

describe("the script for", () => {
  /** A `svc` on the PATH that answers as the program of these sources has answered. */
  async function commandThatSays(line: readonly string[]): Promise<string> {
    const folder = temporaryFolder();
    const { out } = await runHere(["__complete", ...line], { env });
    writeFileSync(join(folder, "said"), out);
    const script = `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/heard"\ncat "${folder}/said"\n`;
    writeFileSync(join(folder, "svc"), script);
    chmodSync(join(folder, "svc"), 0o755);
    return folder;
  }

  test("bash hands over the words up to the cursor, and shows what comes", async () => {
    const { out: script } = await runHere(["completion", "bash"]);
    const folder = await commandThatSays(["call", "list_items", "--kind", ""]);
    const asked = `${script}
COMP_WORDS=(svc call list_items --kind '' behind); COMP_CWORD=4; _svc_complete
printf '%s\\n' "\${COMPREPLY[@]}"; complete -p svc; cat ${folder}/heard`;
    const shown = execFileSync("bash", ["--norc", "-c", asked], {
      env: { PATH: `${folder}:${process.env["PATH"]}` },
      encoding: "utf8",
    });
    expect(shown.split("\n")).toEqual([
      ...["tea", "coffee", "complete -o default -F _svc_complete svc"],
      ...["__complete", "call", "list_items", "--kind", "", ""],
    ]);
  });

  test("fish hands over the same, and shows what comes with its meaning", async () => {
    const { out: script } = await runHere(["completion", "fish"]);
    for (const part of ["complete -c svc -f", "commandline -opc", "__complete"])
      expect(script).toContain(part);
    const folder = await commandThatSays(["call", "list_"]);
    const { error, stdout } = spawnSync(
      "fish",
      ["--no-config", "-c", `${script}\ncomplete -C 'svc call list_'; cat ${folder}/heard`],
      {
        env: { PATH: `${folder}:${process.env["PATH"]}`, HOME: folder },
        encoding: "utf8",
      },
    );
    // Not at hand: the text alone was looked at.
    if (error === undefined) expect(stdout).toBe("list_items\tList items\n__complete\ncall\nlist_\n");
  });

  test("zsh hands over the same, and is one that it can read", async () => {
    const { out: script } = await runHere(["completion", "zsh"]);
    for (const part of ["#compdef svc", "_describe", "__complete", "compdef _svc_complete svc"])
      expect(script).toContain(part);
    const folder = await commandThatSays(["call", "list_items", "--kind", "t"]);
    const shown = `compdef() {}\n_describe() { print -l -- $found }\n${script}
words=(svc call list_items --kind t behind); CURRENT=5; _svc_complete; cat ${folder}/heard`;
    const { error, stdout } = spawnSync("zsh", ["-f", "-c", shown], {
      env: { PATH: `${folder}:${process.env["PATH"]}` },
      encoding: "utf8",
    });
    if (error === undefined) expect(stdout).toBe("tea:\n__complete\ncall\nlist_items\n--kind\nt\n");
  });

  test.each([
    [["tcsh"], "There is no completion for tcsh."],
    [[], "No shell is named."],
  ])("%j is not there, and those that are are named", async (shell, told) => {
    expect(await runHere(["completion", ...shell])).toEqual({
      ...{ code: 2, out: "" },
      err: `svc: ${told} Name one of bash, zsh, fish, such as \`svc completion bash\`.\n`,
    });
  });
});
