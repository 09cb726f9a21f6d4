// How commands answer: JSON for programs, words for people, errors in the service's envelope.
import {
  createBrand,
  ERRORS,
  type ErrorCode,
  type ErrorRow,
  isServiceError,
  ServiceError,
} from "@svckit/core";
import { createMask } from "./log/mask.js";
import { secretsOf } from "./settings/variables.js";

/** How a command writes. */
export interface Output {
  /** JSON was asked for, or stdout is no terminal. */
  readonly json: boolean;
}

/** The output of a command line. */
export function outputOf(options: { readonly json?: boolean }): Output {
  return { json: options.json === true || !process.stdout.isTTY };
}

/** Writes a result: as JSON, or a line for each field. */
export function writeResult({ json }: Output, result: Readonly<Record<string, unknown>>): void {
  if (json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else
    for (const [name, value] of Object.entries(result)) process.stdout.write(`${name}: ${String(value)}\n`);
}

/** Writes an error and gives the exit code for it. */
export function writeError(output: Output, error: unknown): number {
  const known = isServiceError(error)
    ? error
    : new ServiceError("GENERAL_ERROR", { message: messageOf(error) });
  const { row, code } = known;
  // The message of a driver or a provider may repeat its settings.
  const message = createMask(createBrand(), secretsOf(process.env))(known.message);
  if (output.json) {
    const { type, retryable } = row;
    process.stdout.write(`${JSON.stringify({ ok: false, error: { type, code, message, retryable } })}\n`);
  } else {
    process.stderr.write(`svc: ${message}\n`);
  }
  return exitOf(code);
}

/** The exit code of an error code. */
function exitOf(code: ErrorCode): number {
  const row: ErrorRow = ERRORS[code];
  return row.exit;
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
