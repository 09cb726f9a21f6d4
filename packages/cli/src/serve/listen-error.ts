// Why a server cannot listen, told by the setting that is wrong, and what to do.
import { ServiceError } from "@svckit/core";
import type { Environment } from "../settings/variables.js";

const SETTING: Readonly<Record<string, string>> = {
  EADDRINUSE: "PORT is taken by another process",
  EACCES: "PORT may not be listened on by this user",
  EADDRNOTAVAIL: "HOST is no address of this machine",
  ENOTFOUND: "HOST is a name that has no address",
  EAI_AGAIN: "HOST is a name that cannot be looked up",
};

// A worker's port is bound by the process that started it.
const LISTENING: ReadonlySet<unknown> = new Set(["listen", "bind", "getaddrinfo"]);

/** What was started. */
export interface Started {
  readonly env: Environment;
  /** The words behind the name of the program, without a port. */
  readonly line: string;
}

/** The error that stopped a start. Where listening failed, the setting at fault stands in front. */
export function toStartError(error: unknown, started: Started): unknown {
  if (!(error instanceof Error)) return error;
  const [syscall, code]: unknown[] = [Reflect.get(error, "syscall"), Reflect.get(error, "code")];
  if (!LISTENING.has(syscall)) return error;
  const setting = SETTING[String(code)] ?? "HOST or PORT cannot be listened on";
  return new ServiceError("GENERAL_ERROR", {
    message: `${setting}: ${error.message}.`,
    next:
      code === "EADDRINUSE" ? `Take another: ${another(started, Reflect.get(error, "port"))}` : HOST_OR_PORT,
    cause: error,
  });
}

const HOST_OR_PORT = "Set HOST and PORT to what this user may listen on; `svc doctor` tries them.";

/** The command that was typed, with the next port. */
function another({ env, line }: Started, taken: unknown): string {
  const port = typeof taken === "number" && taken < 65_535 ? taken + 1 : 8787;
  const script = env["npm_lifecycle_event"];
  // The line of a script is its author's own. PORT reaches it.
  if (script !== undefined && script !== "npx")
    return `PORT=${port} npm ${script === "start" ? script : `run ${script}`}`;
  return `${script === "npx" ? "npx svc" : "svc"} ${line} --port ${port}`;
}
