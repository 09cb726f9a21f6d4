// Switches: variables that are `on` or `off`.
import type { Environment } from "./variables.js";

/** Whether a variable is on; `unset` is what holds where it is not set. */
export function isSwitchedOn(env: Environment, name: string, unset: boolean): boolean {
  const text = env[name] || (unset ? "on" : "off");
  if (text !== "on" && text !== "off")
    throw new Error(`${name} must be on or off, but is ${JSON.stringify(text)}`);
  return text === "on";
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Where a server is reached, and by whom it is run. */
export interface ReachedAt {
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly hasAdminKeys: boolean;
}

/** Whether the console is served: to this machine alone by itself, elsewhere where there are administrators. */
export function isConsoleOn(env: Environment, { host, publicUrl, hasAdminKeys }: ReachedAt): boolean {
  const isPublic = publicUrl !== undefined && !LOOPBACK.test(hostOf(publicUrl));
  return isSwitchedOn(env, "SVC_CONSOLE", hasAdminKeys || (LOOPBACK.test(host) && !isPublic));
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}
