// What the doctor looks at on this machine: Node, the file of the keys, the port.
import { once } from "node:events";
import { statSync } from "node:fs";
import { createServer } from "node:net";
import { createBrand, isObject, isWellFormedKey } from "@svckit/core";
import { readSignIns, signInFile } from "../place/sign-in.js";
import { portOf } from "../settings/values.js";
import type { Environment } from "../settings/variables.js";
import { examine, type Finding } from "./finding.js";

const ALIVE_MS = 2_000;

/** Whether the program's packages take this version of Node: `v20.19.0`. */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  const isTaken = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  const common = { check: "node", found: version };
  if (isTaken) return { ...common, state: "ok" };
  return {
    ...common,
    state: "fault",
    found: `${version} is not supported`,
    next: "Install Node 22.12 or newer, or 20.19 or newer of Node 20.",
  };
}

/** Whether the keys of `svc login` can be read, and by their owner alone. */
export function checkSignIn(env: Environment): Promise<Finding> {
  const file = signInFile(env);
  return examine("sign-in", `Remove ${file}, and sign in again with \`svc login\`.`, () => {
    const { current, keys } = readSignIns(env);
    const count = Object.keys(keys).length;
    if (count === 0) return { state: "ok", found: "nobody is signed in" };
    const mode = statSync(file).mode & 0o777;
    if (process.platform !== "win32" && (mode & 0o077) !== 0)
      return {
        state: "fault",
        found: `other users of this machine may read ${file} (mode ${mode.toString(8)})`,
        next: `Run chmod 600 ${file}, and replace the keys in it.`,
      };
    return {
      state: "ok",
      found: current === undefined ? `keys of ${count} services` : `signed in at ${current}`,
    };
  });
}

/** Whether SVC_API_KEY, SVC_BOOTSTRAP_KEY and their like have the form of a key. */
export function checkKeyForms(env: Environment): Finding {
  const brand = createBrand();
  const kinds = ["live", "test", "dev"] as const;
  const wrong = (["SVC_API_KEY", "SVC_BOOTSTRAP_KEY"] as const).filter((name) => {
    const key = env[name];
    return key && !kinds.some((kind) => isWellFormedKey(brand, kind, key));
  });
  if (wrong.length === 0) return { check: "key", state: "ok", found: "well-formed, where one is set" };
  return {
    check: "key",
    state: "fault",
    found: `${wrong.join(" and ")} is not well-formed: characters are missing, or there are others with it`,
    next: "Copy the key again, or make one: svc admin key create --account <id>.",
  };
}

/** Whether a server can listen, or one of this program does already. */
export function checkPort(env: Environment): Promise<Finding> {
  const host = env["HOST"] || "127.0.0.1";
  return examine("port", "Set PORT to a free number, and HOST to an address of this machine.", async () => {
    const port = portOf(env);
    const fault = await listenFault(host, port);
    if (fault === undefined) return { state: "ok", found: `${host}:${port} is free` };
    if (fault === "EADDRINUSE" && (await isOurs(host, port)))
      return { state: "ok", found: `a server of this program is on ${host}:${port}` };
    if (fault === "EADDRINUSE")
      return {
        state: "fault",
        found: `${host}:${port} is taken by another program`,
        next: `Set PORT to a free number, or end what listens there (lsof -i :${port}).`,
      };
    return {
      state: "fault",
      found: `${host}:${port} cannot be listened on (${fault})`,
      next:
        fault === "EACCES"
          ? "Set PORT to a number from 1024 on: those below are the system's."
          : "Set HOST and PORT to an address of this machine.",
    };
  });
}

async function listenFault(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
    return undefined;
  } catch (error) {
    return String(Object(error).code ?? error);
  } finally {
    server.close();
  }
}

async function isOurs(host: string, port: number): Promise<boolean> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  try {
    const signal = AbortSignal.timeout(ALIVE_MS);
    const answer = await fetch(`http://${name.includes(":") ? `[${name}]` : name}:${port}/healthz`, {
      signal,
    });
    const body: unknown = await answer.json();
    return isObject(body) && isObject(body["data"]) && body["data"]["status"] === "alive";
  } catch {
    return false;
  }
}
