// svc init: what is written for each choice; and that a project of each starts, is called, and passes its own test.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { VERSION } from "@svckit/core";
import { describe, expect, test } from "vitest";
import { ON_POSTGRES } from "./postgres-deployments.js";
import { runHere } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";

const ROOT = resolve(import.meta.dirname, "../../..");
const TSX = ["--import", resolve(ROOT, "node_modules/tsx/dist/esm/index.mjs")];

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Writes a project that has the packages of this repository at hand. */
async function initiate(...choices: string[]): Promise<string> {
  const folder = join(temporaryFolder(), "Price Service");
  const { code, err } = await runHere(["init", folder, ...choices]);
  expect([code, err]).toEqual([0, ""]);
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return folder;
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
const textOf = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

test("writes the files of what was chosen, named after the folder, with the packages that they need alone", async () => {
  const folder = join(temporaryFolder(), "Price Service");
  const { out } = await runHere(["init", folder, "--server", "express", "--store", "postgres"]);
  const files = filesOf(folder);
  expect(files).toEqual([
    ...[".dockerignore", ".gitignore", "Dockerfile", "README.md", "compose.yaml", "package.json"],
    ...["src/main.ts", "src/server.ts", "src/service.ts", "src/store.ts", "src/tools.ts"],
    ...["test/server.test.ts", "tsconfig.build.json", "tsconfig.json"],
  ]);
  expect(JSON.parse(out)).toEqual({
    ...{ folder, server: "express", store: "postgres", files },
    next: ["npm install", "npm test", "npm run dev"],
  });
  // `as`: what was written from the template's.
  const manifest = JSON.parse(textOf(folder, "package.json")) as Manifest;
  expect(manifest.name).toBe("price-service");
  const own = Object.entries(manifest.dependencies).filter(([name]) => name.startsWith("@svckit/"));
  expect(Object.fromEntries(own)).toEqual(
    Object.fromEntries(
      ["adapters-express", "adapters-mcp", "core", "providers", "rest", "store-postgres"].map((name) => [
        `@svckit/${name}`,
        `^${VERSION}`,
      ]),
    ),
  );
  for (const file of files.filter((each) => each.endsWith(".ts"))) {
    for (const [, name = ""] of textOf(folder, file).matchAll(/from "((?:@[^/"]+\/)?[^./"][^/":]*)"/g))
      expect([file, name, name in manifest.dependencies]).toEqual([file, name, true]);
    for (const [, path = ""] of textOf(folder, file).matchAll(/from "(\.[^"]+)\.js"/g))
      expect(existsSync(join(folder, file, "..", `${path}.ts`)), `${file}: ${path}`).toBe(true);
  }
  expect(textOf(folder, "README.md")).toContain("# price-service\n");
});

test("writes nothing over what is there, and says what may be chosen", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "mine.txt"), "mine");
  const there = await runHere(["init", folder]);
  expect([there.code, there.out]).toEqual([2, ""]);
  expect(there.err).toContain("is not empty (mine.txt): nothing was written");
  expect(readdirSync(folder)).toEqual(["mine.txt"]);
  const odd = await runHere(["init", join(folder, "new"), "--server", "koa"]);
  expect([odd.code, odd.err]).toEqual([2, expect.stringContaining("node, express")]);
  expect(existsSync(join(folder, "new"))).toBe(false);
  mkdirSync(join(folder, "repository/.git"), { recursive: true });
  expect((await runHere(["init", join(folder, "repository")])).code).toBe(0);
});

/** Starts a project's server, and reads where it is and with which key. */
async function start(folder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [...TSX, "src/main.ts"], {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes("shown once")) break;
  }
  const [, url = ""] = /READY (\S+)/.exec(said) ?? [];
  const [, key = ""] = /shown once: (\S+)/.exec(said) ?? [];
  return {
    url,
    key,
    async end() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      return (await ended)[0];
    },
  };
}

/** Starts a server that cannot start; gives what it says, and how it ends. */
function startInVain(folder: string, env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...TSX, "src/main.ts"], {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

/** Starts it, and has this program call it with the key that it has shown. */
async function callWith(folder: string, env: Record<string, string>): Promise<void> {
  const { url, key, end } = await start(folder, env);
  const place = { env: { SVC_URL: url, SVC_API_KEY: key } };
  const { code, out } = await runHere(["call", "roll_dice", "--count", "5", "--json"], place);
  expect([code, JSON.parse(out)]).toMatchObject([
    0,
    { ok: true, meta: { credits_used: 1, credits_remaining: 9_999 } },
  ]);
  expect(await end()).toBe(0);
}

describe("a project", () => {
  test("of Node and SQLite passes its own test, starts, is called, and ends", async () => {
    const folder = await initiate();
    // As `--test` runs it, which takes a process more.
    const { status, stdout } = spawnSync(process.execPath, [...TSX, "test/server.test.ts"], {
      cwd: folder,
      env: { PATH: process.env["PATH"] ?? "" },
      encoding: "utf8",
    });
    expect(stdout).toMatch(/^\S+ pass 3$/m);
    expect(status).toBe(0);
    await callWith(folder, {});
    expect(existsSync(join(folder, "data/service.db"))).toBe(true);
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    // `as`: a server that listens on a port has such an address.
    const { port } = taken.address() as AddressInfo;
    expect(startInVain(folder, { PORT: String(port) })).toEqual({
      status: 1,
      stdout: "",
      stderr: `The server did not start: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
    });
    taken.close();
  }, 60_000);

  test.skipIf(ON_POSTGRES.missing !== undefined)(
    "of Express and Postgres starts, is called, and ends",
    async () => {
      const folder = await initiate("--server", "express", "--store", "postgres");
      const { store, drop } = await ON_POSTGRES.open();
      await callWith(folder, { DATABASE_URL: store });
      await drop();
    },
    60_000,
  );
});
