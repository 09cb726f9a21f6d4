// Folders: where the system keeps a user's configuration and caches.
import { userInfo } from "node:os";
import { isAbsolute, join } from "node:path";
import { createBrand } from "@svckit/core";
import type { Environment } from "../settings/variables.js";

/** What a folder is for. */
type Purpose = "config" | "cache";

const XDG: Readonly<Record<Purpose, readonly [variable: string, folder: string]>> = {
  config: ["XDG_CONFIG_HOME", ".config"],
  cache: ["XDG_CACHE_HOME", ".cache"],
};
const MAC: Readonly<Record<Purpose, string>> = { config: "Application Support", cache: "Caches" };
const WINDOWS: Readonly<Record<Purpose, readonly [variable: string, folder: string]>> = {
  config: ["APPDATA", "Roaming"],
  cache: ["LOCALAPPDATA", "Local"],
};

// A user of a container may be in no list of the system: nothing is kept for it then.
const NO_HOME = "/nonexistent";

/** The home that the system has for the user. `homedir` would read HOME, also where that is empty. */
function userHome(): string {
  try {
    return userInfo().homedir;
  } catch {
    return NO_HOME;
  }
}

/** The folder of this program; it may not be there yet. */
export function ownFolder(
  purpose: Purpose,
  env: Environment,
  platform: NodeJS.Platform = process.platform,
): string {
  return join(systemFolder(purpose, env, platform), createBrand().name);
}

function systemFolder(purpose: Purpose, env: Environment, platform: NodeJS.Platform): string {
  const home = env["HOME"] || env["USERPROFILE"] || userHome();
  const [variable, folder] = XDG[purpose];
  const named = env[variable];
  // A relative one is to be ignored, as the XDG Base Directory Specification has it.
  if (named && isAbsolute(named)) return named;
  if (platform === "darwin") return join(home, "Library", MAC[purpose]);
  if (platform !== "win32") return join(home, folder);
  const [own, usual] = WINDOWS[purpose];
  return env[own] || join(home, "AppData", usual);
}
