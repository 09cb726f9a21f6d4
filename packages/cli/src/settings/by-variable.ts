// By variable: what an option that a variable has set is told by.
import { readConfig } from "./config-file.js";
import type { Environment } from "./variables.js";

// How errors call what these variables set, where the configuration does not.
const SET_BY = {
  publicUrl: "SVC_PUBLIC_URL",
  secret: "SVC_SECRET",
  allowedOrigins: "SVC_ALLOWED_ORIGINS",
  egressAllow: "SVC_EGRESS_ALLOW",
  retention: "SVC_RETENTION",
  "administrators' key": "SVC_ADMIN_KEY",
} as const;

/** The error, with the variable in front that has set the option of which it tells. */
export async function byVariable(error: unknown, env: Environment): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const [option, variable] = Object.entries(SET_BY).find(([name]) => error.message.startsWith(name)) ?? [];
  if (option === undefined || variable === undefined || !env[variable]) return error;
  const { options, allowedOrigins } = await readConfig(env["SVC_CONFIG"] || undefined);
  const ofFile = { ...options, allowedOrigins };
  if (Reflect.get(ofFile, option) !== undefined) return error;
  return new Error(`${variable}: ${error.message}`, { cause: error });
}
