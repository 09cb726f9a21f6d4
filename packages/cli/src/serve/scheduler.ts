// svc scheduler: runs the monitors and sends the events of a service in a process of its own.
import { setTimeout as sleep } from "node:timers/promises";
import { createService } from "@svckit/core";
import type { Command } from "commander";
import { stderrLogger } from "../log/stderr-logger.js";
import { readStatefulOptions } from "../settings/environment.js";
import { type Environment, secretsOf } from "../settings/variables.js";
import { writeError } from "../terminal/output.js";
import { aborted, stopSignal } from "../terminal/stop-signal.js";
import type { Terminal } from "../terminal/terminal.js";
import { surviveSlips } from "./slip.js";

const CLOSE_MS = 25_000;

/** Fills the command. */
export function addScheduler(command: Command, terminal: Terminal): void {
  command
    .option("--once", "do what is due now, and end: for a timer of the machine's")
    .action(async ({ once = false }) => {
      try {
        await runScheduler(terminal.env, once);
      } catch (error) {
        terminal.exit(writeError({ json: false, terminal }, error));
      }
    });
}

/** Runs until a stop signal; prints `READY scheduler` on stdout once it has begun. */
async function runScheduler(env: Environment, once: boolean): Promise<void> {
  if (env["SVC_STORE"] === "memory:")
    throw new Error(
      "SVC_STORE is memory:, which lives in the server's process: that runs its monitors itself",
    );
  const { options, native } = await readStatefulOptions(env);
  const service = createService({ ...options, logger: stderrLogger(options, secretsOf(env)) });
  try {
    if (!native)
      throw new Error(
        "the store of SVC_CONFIG keeps no monitors: make it with the extension of @svckit/native",
      );
    surviveSlips(service.transport);
    const scheduler = native.bind(service).createScheduler();
    if (once) return await scheduler.tick();
    scheduler.start();
    const stopped = stopSignal();
    process.stdout.write("READY scheduler\n");
    // Nothing else may be open: a signal alone keeps no process alive.
    const alive = setInterval(() => {}, 2 ** 30);
    await aborted(stopped);
    clearInterval(alive);
    // What does not end in time is left to another process.
    await Promise.race([scheduler.close(), sleep(CLOSE_MS, undefined, { ref: false })]);
  } finally {
    await service.close();
  }
}
