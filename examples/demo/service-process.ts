// The service of the demonstration: `svc serve`, as a process of its own.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Json } from "./client.js";

/** Starts `svc serve` on a free port with an embedded store. `key` is the one that it shows at its first start. */
export async function startService(env: Record<string, string>) {
  const manifest = createRequire(import.meta.url).resolve("@svckit/cli/package.json");
  const folder = mkdtempSync(join(tmpdir(), "svc-demo-"));
  const main = join(dirname(manifest), "bin/svc.js");
  const settings = { ...process.env, PORT: "0", SVC_STORE: `sqlite:${join(folder, "svc.db")}`, ...env };
  const child = spawn(process.execPath, [main, "serve"], {
    env: settings,
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.once("exit", () => child.kill());
  const [url, key] = await Promise.all([
    find(child.stdout, /READY (\S+)/),
    find(child.stderr, /API key of the account default, shown once: (\S+)/),
  ]);
  return {
    url,
    key,
    /** The answer of `svc ledger verify` while the service runs. */
    async verifyLedger(): Promise<Json> {
      const { stdout } = await promisify(execFile)(process.execPath, [main, "ledger", "verify", "--json"], {
        env: settings,
      });
      return JSON.parse(stdout);
    },
    /** Ends the service as a host does: by SIGTERM, and with exit code 0 once it is idle. */
    async stop() {
      // A terminal has sent its Ctrl+C to this process, too, which may have ended by now.
      const ended = child.exitCode === null ? once(child, "exit") : [child.exitCode];
      child.kill("SIGTERM");
      const [code] = await ended;
      rmSync(folder, { recursive: true, force: true });
      if (code !== 0) throw new Error(`the service ended with code ${code}`);
    },
  };
}

function find(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  let seen = "";
  return new Promise((resolve, reject) => {
    stream.on("data", (chunk) => {
      seen += String(chunk);
      const [, found] = pattern.exec(seen) ?? [];
      if (found !== undefined) resolve(found);
    });
    stream.on("end", () => reject(new Error(`the service ended without ${pattern}: ${seen}`)));
  });
}
