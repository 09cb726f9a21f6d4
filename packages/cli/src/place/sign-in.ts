// Sign-in: the keys of services elsewhere, in a file of the system's configuration folder that its owner alone may read.
import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isObject } from "@svckit/core";
import { makeFolder } from "../settings/make-folder.js";
import { type Environment, isHttp } from "../settings/variables.js";
import { ownFolder } from "./folders.js";

/** What is kept between commands. */
export interface SignIns {
  /** The service that is asked where no other is named. */
  readonly current: string | undefined;
  /** Keys by the address of their service. A key is sent to no other. */
  readonly keys: Readonly<Record<string, string>>;
}

const OWNER_ONLY = 0o600;

/** Nobody has signed in. */
export const NOBODY: SignIns = { current: undefined, keys: {} };

/** The file: in XDG_CONFIG_HOME or `~/.config`, `~/Library/Application Support`, or APPDATA. */
export function signInFile(env: Environment, platform: NodeJS.Platform = process.platform): string {
  return join(ownFolder("config", env, platform), "credentials.json");
}

/** What the file has; throws an `Error` where it is there and cannot be read. */
export function readSignIns(env: Environment): SignIns {
  const file = signInFile(env);
  try {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    const { current, keys } = isObject(kept) ? kept : {};
    const entries = Object.entries(isObject(keys) ? keys : {});
    return {
      current: typeof current === "string" ? requireWritten(current, isHttp(current)) : undefined,
      keys: Object.fromEntries(
        entries
          .filter((entry): entry is [string, string] => typeof entry[1] === "string")
          .map(([url, key]) => [url, requireWritten(key, isSendable(key))]),
      ),
    };
  } catch (cause) {
    if (!isOwn(file)) return NOBODY;
    // What JSON.parse says may repeat a key.
    const why =
      Object(cause).code ?? (cause instanceof SyntaxError ? "it is no JSON" : "svc login did not write it");
    throw new Error(`${file} cannot be read (${why}): remove it, and sign in again`, { cause });
  }
}

/** Whether a key fits into a header. */
export function isSendable(key: string): boolean {
  return /^[\x21-\x7e]+$/.test(key);
}

function requireWritten(value: string, isWritten: boolean): string {
  if (isWritten) return value;
  throw new Error("no address, or no key");
}

/** Whether there is a file of this user's: not in a folder or of the name of another, nor below a file. */
function isOwn(file: string): boolean {
  try {
    const { uid } = statSync(file);
    return process.getuid === undefined || process.getuid() === uid;
  } catch {
    return false;
  }
}

/** Keeps a key for a service, and makes that the one that is asked. Gives the file. */
export function keepKey(env: Environment, url: string, key: string): string {
  const { keys } = readSignIns(env);
  return write(env, { current: url, keys: { ...keys, [url]: key } });
}

/** Forgets the key of a service. Tells whether there was one. */
export function forgetKey(env: Environment, url: string): boolean {
  const { current, keys } = readSignIns(env);
  const { [url]: key, ...others } = keys;
  if (key === undefined) return false;
  write(env, { current: current === url ? undefined : current, keys: others });
  return true;
}

/** Writes beside the file and renames: whoever reads meanwhile finds it whole, and never with another mode. */
function write(env: Environment, signIns: SignIns): string {
  const file = signInFile(env);
  makeFolder(dirname(file));
  const beside = `${file}.${process.pid}`;
  rmSync(beside, { force: true });
  writeFileSync(beside, `${JSON.stringify(signIns, undefined, 2)}\n`, { mode: OWNER_ONLY, flag: "wx" });
  chmodSync(beside, OWNER_ONLY);
  renameSync(beside, file);
  return file;
}
