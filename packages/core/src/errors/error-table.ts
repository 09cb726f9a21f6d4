// Every error the service can answer with: one row a code, from which status, flags, pages and exit codes are taken.

/** Where a code may leave the service. */
export type Transport = "mcp" | "rest" | "cli";

/** The class of an error, for callers that branch on less than the code. */
export type ErrorType =
  | "invalid_request_error"
  | "authentication_error"
  | "not_found_error"
  | "conflict_error"
  | "rate_limit_error"
  | "quota_error"
  | "provider_error"
  | "internal_error";

/** How the run of a tool ended, as a receipt says it. */
export type RuntimeStatus =
  | "ok"
  | "invalid_input"
  | "missing_key"
  | "plan_required"
  | "rate_limited"
  | "degraded"
  | "failing";

/** One row: what a code means and how each transport tells it. */
export interface ErrorRow {
  /** HTTP status on REST; null where the code never leaves over REST. */
  readonly status: number | null;
  readonly type: ErrorType;
  readonly transports: readonly Transport[];
  /** Whether the same request can succeed later. */
  readonly retryable: boolean;
  /** Exit code of the command line. */
  readonly exit: number;
  /** What happened, one sentence. */
  readonly title: string;
  /** What the caller does next, one sentence. */
  readonly next: string;
}

const R = true;
const N = false;
const ALL: readonly Transport[] = ["mcp", "rest", "cli"];
const SERVER: readonly Transport[] = ["mcp", "rest"];
const REST: readonly Transport[] = ["rest"];
const REST_CLI: readonly Transport[] = ["rest", "cli"];
const MCP: readonly Transport[] = ["mcp"];
const CLI: readonly Transport[] = ["cli"];

const EXIT = { general: 1, invalid: 2, notFound: 3, tool: 4, credential: 5, quota: 6, timeout: 124 } as const;

function row(
  status: number | null,
  type: ErrorType,
  transports: readonly Transport[],
  retryable: boolean,
  exit: keyof typeof EXIT,
  title: string,
  next: string,
): ErrorRow {
  return { status, type, transports, retryable, exit: EXIT[exit], title, next };
}

/** The one error table, in order of code. A released code is never given another meaning. */
// biome-ignore format: a table is read by its columns
export const ERRORS = {
  ALERT_NOT_FOUND: row(404, "not_found_error", SERVER, N, "notFound", "The account has no alert with that id.", "List the account's alerts for the ids that exist."),
  ANON_AUTH_REQUIRED: row(401, "authentication_error", ALL, N, "credential", "The tool is not on the keyless lane.", "Send an API key as `Authorization: Bearer <key>`, or sign in."),
  ANON_GLOBAL_CAP_EXCEEDED: row(429, "quota_error", ALL, R, "quota", "The allowance that all keyless callers share is spent for today.", "Use an API key, or try again after 00:00 UTC."),
  ANON_QUOTA_EXCEEDED: row(429, "quota_error", ALL, R, "quota", "The keyless daily allowance of this address is spent.", "Use an API key, or try again after 00:00 UTC."),
  ANON_QUOTA_UNAVAILABLE: row(503, "internal_error", SERVER, R, "tool", "The keyless allowance cannot be checked right now.", "Try again in a few seconds, or use an API key."),
  API_ERROR: row(null, "internal_error", CLI, N, "tool", "The service could not be reached or answered in a form this command does not know.", "Read the message; check the address with `--url`."),
  APPROVAL_REQUIRED: row(403, "authentication_error", ALL, N, "credential", "A person has to allow this call first.", "Ask for the approval that `approval_id` names; once it is given, send the same call again."),
  AUTH_NOT_CONFIGURED: row(503, "authentication_error", SERVER, N, "credential", "This server has no backend that can check a credential.", "Call without a credential: keyless discovery still works."),
  AUTH_REQUIRED: row(401, "authentication_error", REST_CLI, N, "credential", "This needs an account.", "Send an API key as `Authorization: Bearer <key>`."),
  AUTH_SERVICE_UNAVAILABLE: row(503, "internal_error", SERVER, R, "tool", "Credentials cannot be checked right now; yours was not rejected.", "Try again in a few seconds."),
  CALL_REFUSED: row(403, "authentication_error", ALL, N, "credential", "The rules of this service refuse the call.", "Read the message: the same call is refused again."),
  CATALOG_PAGINATION_ERROR: row(400, "invalid_request_error", REST, N, "invalid", "The catalog cursor is not the name of a tool.", "Start again from the first page, without `cursor`."),
  ENDPOINT_NOT_FOUND: row(404, "not_found_error", REST, N, "notFound", "There is no route at that path.", "Check the path and the method against the documentation."),
  FEEDBACK_RATE_LIMITED: row(429, "rate_limit_error", ALL, R, "quota", "Ten feedback messages were sent today already.", "Send the next one after 00:00 UTC."),
  GENERAL_ERROR: row(null, "internal_error", CLI, N, "general", "The command failed.", "Correct what the message names, then run the command again."),
  IDEMPOTENCY_KEY_REUSED: row(409, "conflict_error", SERVER, N, "invalid", "The idempotency key was used with other arguments.", "Send the original arguments unchanged, or take a new key."),
  INTERNAL_ERROR: row(500, "internal_error", ALL, R, "tool", "Something failed inside the service.", "Try again once, then report it with the request id."),
  INVALID_API_KEY: row(200, "authentication_error", ALL, N, "credential", "The API key was rejected.", "Check the key for missing characters, or create a new one."),
  INVALID_ARGS: row(null, "invalid_request_error", CLI, N, "invalid", "The command line was not understood.", "Run the command with `--help`."),
  INVALID_IDEMPOTENCY_KEY: row(400, "invalid_request_error", SERVER, N, "invalid", "The idempotency key is malformed.", "Use 1 to 128 characters from letters, digits and `_ - : .`."),
  INVALID_OAUTH_TOKEN: row(401, "authentication_error", MCP, N, "credential", "The OAuth token was rejected.", "Sign in again: it may have expired, been revoked, or been issued for another server."),
  INVALID_REQUEST: row(400, "invalid_request_error", REST, N, "invalid", "The request is malformed.", "Send a JSON object with content-type application/json."),
  MEMORY_FACT_NOT_FOUND: row(404, "not_found_error", SERVER, N, "notFound", "The account has no memory fact with that id.", "List the account's memory facts for the ids that exist."),
  MISSING_PARAM: row(400, "invalid_request_error", REST, N, "invalid", "A required argument is missing.", "Add the argument and send the call again."),
  MONITOR_CREDIT_EXHAUSTED: row(429, "quota_error", SERVER, R, "quota", "The account's credits are exhausted, so its monitors are paused.", "Top up: they resume at their next run."),
  MONITOR_CREDIT_UNAVAILABLE: row(503, "internal_error", SERVER, R, "tool", "Billing could not be checked for a monitor's run.", "Nothing to do: the monitor tries again at its next run."),
  MONITOR_NOT_FOUND: row(404, "not_found_error", SERVER, N, "notFound", "The account has no monitor with that id.", "List the account's monitors for the ids that exist."),
  NO_WALLET: row(402, "quota_error", ALL, N, "quota", "The account has no credit wallet.", "Initialize billing for the account in the dashboard."),
  PAYLOAD_TOO_LARGE: row(413, "invalid_request_error", REST, N, "invalid", "The request body is larger than the limit.", "Split the request, or bound its result with `limit`."),
  PROVIDER_UNAVAILABLE: row(502, "provider_error", ALL, R, "tool", "The provider is not configured or is down.", "Try the tool's fallback once, where it has one; if it lasts, report it with the receipt id."),
  QUOTA_EXCEEDED: row(429, "quota_error", ALL, R, "quota", "The account's credits are spent for this period.", "Top up, or wait for the next period."),
  QUOTA_SERVICE_UNAVAILABLE: row(503, "internal_error", SERVER, R, "tool", "Billing could not debit the call; nothing was debited.", "Try again in a few seconds."),
  RATE_LIMITED: row(429, "rate_limit_error", ALL, R, "quota", "Too many requests in a minute.", "Wait the seconds in retry_after, then send the call again once."),
  SECRET_ALREADY_ISSUED: row(409, "conflict_error", REST, N, "invalid", "The subject's signing secret was issued already.", "Rotate it to get a new one."),
  SHUTTING_DOWN: row(503, "internal_error", REST, R, "tool", "This server is shutting down.", "Send the request again: another server takes it."),
  STATE_BACKEND_UNAVAILABLE: row(503, "internal_error", SERVER, R, "tool", "The state store cannot be reached; no state was changed.", "Try again in a few seconds."),
  STATE_SUBJECT_ARCHIVE_FORBIDDEN: row(403, "authentication_error", SERVER, N, "credential", "This credential may not archive that subject.", "Use the credential that created the subject."),
  STATE_SUBJECT_ARCHIVED: row(409, "conflict_error", SERVER, N, "invalid", "The subject is archived: it can be read, not written.", "Write to another subject."),
  STATE_SUBJECT_NOT_FOUND: row(404, "not_found_error", SERVER, N, "notFound", "The account has no subject with that id.", "List the account's subjects for the ids that exist."),
  TIMEOUT: row(null, "internal_error", CLI, N, "timeout", "The command took longer than its time limit.", "Give it longer with `--timeout`."),
  TOOL_ERROR: row(200, "provider_error", ALL, N, "tool", "The provider refused the call.", "Read runtime_status in the receipt: send it again only for rate_limited or degraded."),
  TOOL_NOT_FOUND: row(404, "not_found_error", ALL, N, "notFound", "There is no tool by that name.", "Find the exact name in the catalog: GET /api/v1/tools, or search_tools over MCP."),
  TOOL_REQUIRED: row(400, "invalid_request_error", REST, N, "invalid", "The request body lacks the field `tool`.", "Send { \"tool\": \"<name>\", \"args\": { … } }."),
  TOOL_RETIRED: row(410, "not_found_error", ALL, N, "notFound", "The tool was retired.", "Call its replacement."),
  UNAUTHORIZED: row(200, "authentication_error", REST_CLI, N, "credential", "The credential is revoked, expired or malformed.", "Send a valid API key as `Authorization: Bearer <key>`."),
  VALIDATION_ERROR: row(400, "invalid_request_error", ALL, N, "invalid", "An argument is not valid.", "Correct the argument that the message names."),
  VERIFICATION_FAILED: row(null, "invalid_request_error", MCP, N, "tool", "The result did not pass verification.", "Correct what the named check found."),
} as const satisfies Record<string, ErrorRow>;

/** A code of the table. */
export type ErrorCode = keyof typeof ERRORS;

/** What is said over MCP in place of a row's words, where those are about HTTP: a model reads it, and writes no headers. */
const OVER_MCP: Partial<Record<ErrorCode, Partial<Pick<ErrorRow, "title" | "next">>>> = {
  ANON_AUTH_REQUIRED: { next: "Ask your user to give this client an API key, or to sign in." },
  AUTH_REQUIRED: { next: "Ask your user to give this client an API key, or to sign in." },
  INVALID_REQUEST: { next: "Send it again as its schema says." },
  PAYLOAD_TOO_LARGE: { title: "The message is larger than the limit." },
  TOOL_NOT_FOUND: { next: "Find the exact name with search_tools." },
  TOOL_REQUIRED: {
    title: "The argument `tool` is missing.",
    next: "Give the exact name of a tool, as search_tools gives it.",
  },
  UNAUTHORIZED: { next: "Ask your user to give this client a valid API key." },
};

/** What happened and what to do next, in the words of a transport. */
export function wordsFor(code: ErrorCode, transport: Transport): Pick<ErrorRow, "title" | "next"> {
  const { title, next } = ERRORS[code];
  return { title, next, ...(transport === "mcp" && OVER_MCP[code]) };
}

// A refusal that a transport does not list leaves under the nearest code that it does.
const ELSEWHERE: Partial<Record<ErrorCode, ErrorCode>> = {
  AUTH_REQUIRED: "ANON_AUTH_REQUIRED",
  CATALOG_PAGINATION_ERROR: "VALIDATION_ERROR",
  ENDPOINT_NOT_FOUND: "TOOL_NOT_FOUND",
  INVALID_OAUTH_TOKEN: "UNAUTHORIZED",
  INVALID_REQUEST: "VALIDATION_ERROR",
  MISSING_PARAM: "VALIDATION_ERROR",
  PAYLOAD_TOO_LARGE: "VALIDATION_ERROR",
  SECRET_ALREADY_ISSUED: "VALIDATION_ERROR",
  TOOL_REQUIRED: "VALIDATION_ERROR",
  UNAUTHORIZED: "INVALID_API_KEY",
  VERIFICATION_FAILED: "VALIDATION_ERROR",
};

/** The code under which a refusal leaves on a transport: itself, or the nearest that the transport lists. */
export function codeFor(code: ErrorCode, transport: Transport): ErrorCode {
  const listed = (each: ErrorCode) => (ERRORS[each].transports as readonly Transport[]).includes(transport);
  if (listed(code)) return code;
  const near = ELSEWHERE[code];
  if (near !== undefined && listed(near)) return near;
  return transport === "cli" ? "API_ERROR" : "INTERNAL_ERROR";
}
