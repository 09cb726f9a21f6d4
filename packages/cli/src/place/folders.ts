// Folders: where the system keeps a user's configuration and caches.
import { homedir } from "node:os";
import { join } from "node:path";
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

/** The folder of this program; it may not be there yet. */
export function ownFolder(
  purpose: Purpose,
  env: Environment,
  platform: NodeJS.Platform = process.platform,
): string {
  return join(systemFolder(purpose, env, platform), createBrand().name);
}

function systemFolder(purpose: Purpose, env: Environment, platform: NodeJS.Platform): string {
  const home = env["HOME"] || env["USERPROFILE"] || homedir();
  const [variable, folder] = XDG[purpose];
  const named = env[variable];
  if (named) return named;
  if (platform === "darwin") return join(home, "Library", MAC[purpose]);
  if (platform !== "win32") return join(home, folder);
  const [own, usual] = WINDOWS[purpose];
  return env[own] || join(home, "AppData", usual);
}
