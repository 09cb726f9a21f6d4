// How commands answer: results as JSON for programs and in words for people, errors in the service's envelope.
import {
  createBrand,
  docUrl,
  ERRORS,
  type ErrorCode,
  type ErrorRow,
  errorAnchor,
  isServiceError,
  messageOver,
  ServiceError,
  systemIds,
} from "@svckit/core";
import { type Command, Option } from "commander";
import { createMask } from "../log/mask.js";
import { serverUrl } from "../settings/values.js";
import { type Environment, isHttp, secretsOf } from "../settings/variables.js";
import { pickFields, toFields, valueAt } from "./fields.js";
import { paint } from "./paint.js";
import { type Refused, refusedOf } from "./refusal.js";
import { type Row, recordOf, tableOf } from "./table.js";
import type { Terminal } from "./terminal.js";

/** How a command writes. */
export interface Output {
  readonly json: boolean;
  /** The parts of a result that are wanted; all where left out. */
  readonly fields?: readonly string[] | undefined;
  readonly terminal: Terminal;
}

/** What a command line says of it. */
export interface OutputOptions {
  readonly json?: boolean | undefined;
  readonly fields?: readonly string[] | undefined;
}

/** Adds the options that say how results are written. */
export function addOutputOptions(command: Command, json = "answer in JSON, also in a terminal"): Command {
  return command.option("--json", json).addOption(fieldsOption());
}

/** Adds `--fields` to the commands below one that answer in JSON. */
export function addFields(command: Command): void {
  const has = (flag: string) => command.options.some(({ long }) => long === flag);
  if (has("--json") && !has("--fields")) command.addOption(fieldsOption());
  for (const each of command.commands) addFields(each);
}

function fieldsOption(): Option {
  return new Option("--fields <names>", "these parts of the result alone: name,status.available").argParser(
    toFields,
  );
}

/** How results are written: in JSON where it was asked for, or where no person reads them. */
export function outputOf({ json = false, fields }: OutputOptions, terminal: Terminal): Output {
  return { json: json || !terminal.isRead, fields, terminal };
}

/** Writes a result: as JSON, or its fields as lines and tables. */
export function writeResult({ json, fields, terminal }: Output, result: Row): void {
  // `as`: what is picked from a record is one.
  const wanted = fields === undefined ? result : (pickFields(result, fields) as Row);
  terminal.write(json ? `${JSON.stringify(wanted)}\n` : recordOf(wanted, terminal));
}

/** A list, as a command answers with it. */
export interface List {
  /** The member of the JSON that holds the rows. */
  readonly name: string;
  readonly rows: readonly Row[];
  /** What stands beside it there. */
  readonly beside: Row;
  /** The columns of the table. */
  readonly columns: readonly string[];
  /** What is said below the table. */
  readonly sum: string;
}

/** Writes a list: as JSON, or as a table. The fields that are wanted are those of its rows. */
export function writeList({ json, fields, terminal }: Output, list: List): void {
  const { name, rows, beside, columns, sum } = list;
  const picked = fields === undefined ? rows : (pickFields(rows, fields) as readonly Row[]);
  if (json) {
    terminal.write(`${JSON.stringify({ [name]: picked, ...beside })}\n`);
    return;
  }
  const shown = fields ?? columns;
  const flat = picked.map((row) => Object.fromEntries(shown.map((path) => [path, valueAt(row, path)])));
  if (rows.length > 0) terminal.write(tableOf(flat, shown, terminal));
  terminal.write(`${paint(terminal, "dim", sum)}\n`);
}

/**
 * Writes an error and gives the exit code for it: the envelope on stdout where JSON was asked for, else words on stderr,
 * so that a pipe reads results alone.
 */
export function writeError({ json, terminal }: Output, error: unknown): number {
  const known = isServiceError(error)
    ? error
    : new ServiceError("GENERAL_ERROR", { message: sentenceOf(error) });
  // The message of a driver or a provider may repeat its settings.
  const mask = createMask(createBrand(), secretsOf(terminal.env));
  const refused = refusedOf(known);
  if (json) {
    const own = toEnvelopeError(known, mask, terminal.env);
    const told = { ...own, ...ownWords(refused, own.code) };
    terminal.write(
      `${JSON.stringify({ ok: false, error: told, ...(refused?.meta ? { meta: refused.meta } : {}) })}\n`,
    );
  } else {
    terminal.tell(`svc: ${mask(messageOf(known))}\n`);
    const { request_id: id } = refused?.error ?? {};
    if (known.code === "INTERNAL_ERROR" && typeof id === "string") terminal.tell(`request id: ${id}\n`);
  }
  return rowOf(known.code).exit;
}

/** A mistake in the arguments, in the words of whoever read them. */
export function usageError(words: string): ServiceError {
  return new ServiceError("INVALID_ARGS", {
    message: `${words.replace(/^error: /, "").replace(/\.$/, "")}.`,
  });
}

function toEnvelopeError(error: ServiceError, mask: (text: string) => string, env: Environment) {
  const code = codeOf(error.code);
  const { type } = rowOf(error.code);
  const { param, approvalId, retryAfterS } = error.details;
  return {
    type,
    code,
    message: mask(messageOf(error)),
    retryable: error.retryable,
    doc_url: docUrl(pagesUrl(env), code),
    request_id: systemIds.uuid(),
    ...(param !== undefined && { param }),
    ...(retryAfterS !== undefined && { retry_after: retryAfterS }),
    ...(approvalId !== undefined && { approval_id: approvalId }),
  };
}

/** Where the page of errors is: at the service that is asked, else at the server that is started from the same environment. */
function pagesUrl(env: Environment): string {
  const { SVC_URL: asked = "" } = env;
  if (!isHttp(asked)) return serverUrl(env);
  // Without a password that it may hold.
  const { origin, pathname } = new URL(asked);
  return `${origin}${pathname.replace(/\/+$/, "")}`;
}

/** What only the service that refused can say: whether it may pass later, its own page, and the id under which it has the request. */
function ownWords(refused: Refused | undefined, code: ErrorCode) {
  const { request_id, doc_url, retryable } = refused?.error ?? {};
  return {
    ...(typeof retryable === "boolean" && { retryable }),
    // The page of the service, at the code as it is told here.
    ...(typeof doc_url === "string" && { doc_url: doc_url.replace(/#.*$/, `#${errorAnchor(code)}`) }),
    ...(typeof request_id === "string" && { request_id }),
  };
}

/** The code as the command line has it. What was not found there is told by the exit code and the type. */
function codeOf(code: ErrorCode): ErrorCode {
  const { transports, type } = rowOf(code);
  if (transports.includes("cli")) return code;
  if (type === "invalid_request_error") return "VALIDATION_ERROR";
  return type === "not_found_error" ? "GENERAL_ERROR" : "API_ERROR";
}

function rowOf(code: ErrorCode): ErrorRow {
  return ERRORS[code];
}

// What is done next on a command line, where the words of others are about HTTP.
const SIGN_IN = "Sign in with `svc login`, or set SVC_API_KEY.";
const NEXT: Partial<Record<ErrorCode, string>> = {
  ANON_AUTH_REQUIRED: SIGN_IN,
  AUTH_REQUIRED: SIGN_IN,
  INVALID_API_KEY: `Check it for missing characters. ${SIGN_IN}`,
  TOOL_NOT_FOUND: "Find the exact name with `svc tools search`.",
  UNAUTHORIZED: SIGN_IN,
};

/** What happened and what to do next. A command's own advice stands; that of a service is for whoever writes to it. */
function messageOf(error: ServiceError): string {
  const { code, details } = error;
  const said = refusedOf(error)?.error["message"];
  const isOwn = details.next !== undefined && !(typeof said === "string" && said.endsWith(details.next));
  const next = isOwn ? details.next : NEXT[code];
  const told =
    next === undefined ? messageOver(error, "cli") : `${details.message ?? rowOf(code).title} ${next}`;
  // Where none of several addresses answered, the error has no words.
  return OF_STORE.has(code) && error.cause instanceof Error && error.cause.message !== ""
    ? `${told} The store says: ${sentenceOf(error.cause)}`
    : told;
}

// What a store says where it does not answer tells an operator what to do, such as to stop servers of an earlier version.
const OF_STORE: ReadonlySet<ErrorCode> = new Set([
  ...(["ANON_QUOTA_UNAVAILABLE", "AUTH_SERVICE_UNAVAILABLE"] as const),
  ...(["QUOTA_SERVICE_UNAVAILABLE", "STATE_BACKEND_UNAVAILABLE"] as const),
]);

function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
