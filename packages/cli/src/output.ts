// How commands answer: results as JSON for programs and in words for people, errors in the service's envelope.
import {
  createBrand,
  docUrl,
  ERRORS,
  type ErrorCode,
  type ErrorRow,
  isServiceError,
  messageOver,
  ServiceError,
  systemIds,
} from "@svckit/core";
import { createMask } from "./log/mask.js";
import { secretsOf } from "./settings/variables.js";

/** How a command writes. */
export interface Output {
  readonly json: boolean;
}

/** How results are written: in JSON where it was asked for, or where no terminal reads them. */
export function outputOf(options: { readonly json?: boolean }): Output {
  return { json: options.json === true || !process.stdout.isTTY };
}

/** Writes a result: as JSON, or a line for each field. */
export function writeResult({ json }: Output, result: Readonly<Record<string, unknown>>): void {
  if (json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else
    for (const [name, value] of Object.entries(result)) process.stdout.write(`${name}: ${String(value)}\n`);
}

/**
 * Writes an error and gives the exit code for it: the envelope on stdout where JSON was asked for, else words on stderr,
 * so that a pipe reads results alone.
 */
export function writeError({ json }: Output, error: unknown): number {
  const known = isServiceError(error)
    ? error
    : new ServiceError("GENERAL_ERROR", { message: messageOf(error) });
  // The message of a driver or a provider may repeat its settings.
  const mask = createMask(createBrand(), secretsOf(process.env));
  if (json) process.stdout.write(`${JSON.stringify({ ok: false, error: toEnvelopeError(known, mask) })}\n`);
  else process.stderr.write(`svc: ${mask(known.message)}\n`);
  return rowOf(known.code).exit;
}

function toEnvelopeError(error: ServiceError, mask: (text: string) => string) {
  const code = codeOf(error.code);
  const { type } = rowOf(error.code);
  const { param, approvalId } = error.details;
  return {
    type,
    code,
    message: mask(messageOver(error, "cli")),
    retryable: error.retryable,
    doc_url: docUrl(docsUrl(), code),
    request_id: systemIds.uuid(),
    ...(param !== undefined && { param }),
    ...(approvalId !== undefined && { approval_id: approvalId }),
  };
}

/** The code as the command line has it. What was not found there is told by the exit code and the type. */
function codeOf(code: ErrorCode): ErrorCode {
  const { transports, type } = rowOf(code);
  if (transports.includes("cli")) return code;
  return type === "not_found_error" ? "GENERAL_ERROR" : "API_ERROR";
}

/** Where the error page is: at the address of the server that is started from the same environment. */
function docsUrl(): string {
  const { SVC_PUBLIC_URL, HOST, PORT } = process.env;
  return (SVC_PUBLIC_URL || `http://${HOST || "127.0.0.1"}:${PORT || "8787"}`).replace(/\/+$/, "");
}

function rowOf(code: ErrorCode): ErrorRow {
  return ERRORS[code];
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
