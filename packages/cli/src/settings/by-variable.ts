// By variable: what an option that a variable has set is told by.
import type { Environment } from "./variables.js";

// How errors call what these variables set.
const SET_BY = {
  publicUrl: "SVC_PUBLIC_URL",
  secret: "SVC_SECRET",
  allowedOrigins: "SVC_ALLOWED_ORIGINS",
  "administrators' key": "SVC_ADMIN_KEY",
} as const;

/** The error, with the variable in front that has set the option of which it tells. */
export function byVariable(error: unknown, env: Environment): unknown {
  if (!(error instanceof Error)) return error;
  const [, variable] = Object.entries(SET_BY).find(([option]) => error.message.startsWith(option)) ?? [];
  return variable && env[variable] ? new Error(`${variable}: ${error.message}`, { cause: error }) : error;
}
