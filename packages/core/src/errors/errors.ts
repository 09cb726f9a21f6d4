// ServiceError: the one class of error that the service throws to itself and answers with.

import {
  ERRORS,
  type ErrorCode,
  type ErrorRow,
  type RuntimeStatus,
  type Transport,
  wordsFor,
} from "./error-table.js";

const BRAND_SYMBOL = Symbol.for("svckit.ServiceError");

/** What a throw site knows that the table does not. */
export interface ErrorDetails {
  /** What failed in this case; the table's title where left out. */
  readonly message?: string;
  /** What to do next in this case; the table's where left out. */
  readonly next?: string;
  /** The argument at fault, as a dotted path. */
  readonly param?: string;
  /** The tool that `next` advises to ask in place of this one. */
  readonly fallback?: string;
  /** Whole seconds after which the same call may pass. */
  readonly retryAfterS?: number;
  /** How the receipt classifies the failure. */
  readonly runtimeStatus?: RuntimeStatus;
  /** The provider that failed, where it is not the tool's own. */
  readonly provider?: string;
  /** The approval that the call waits for. */
  readonly approvalId?: string;
  /** What the receipt warns of. */
  readonly warnings?: readonly string[];
  /** When the credits return; said on MCP alone. */
  readonly refillsAt?: number;
}

/** A refusal or failure with a row in the error table. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly [BRAND_SYMBOL] = true;

  constructor(code: ErrorCode, details: ErrorDetails & { readonly cause?: unknown } = {}) {
    const row: ErrorRow = ERRORS[code];
    super(
      `${details.message ?? row.title} ${details.next ?? row.next}`,
      details.cause === undefined ? {} : { cause: details.cause },
    );
    this.name = "ServiceError";
    this.code = code;
    this.details = details;
  }

  /** The code's row. */
  get row(): ErrorRow {
    return ERRORS[this.code];
  }

  /** Whether the same call can succeed later: the row's flag, but computed for TOOL_ERROR. */
  get retryable(): boolean {
    if (this.code !== "TOOL_ERROR") return this.row.retryable;
    return this.details.runtimeStatus === "rate_limited" || this.details.runtimeStatus === "degraded";
  }
}

/** What failed and what to do next, as a transport says it. */
export function messageOver({ code, details }: ServiceError, transport: Transport): string {
  const { title, next } = wordsFor(code, transport);
  return `${details.message ?? title} ${details.next ?? next}`;
}

/** Whether a value is a ServiceError, also one from another copy of this package. */
export function isServiceError(value: unknown): value is ServiceError {
  if (typeof value !== "object" || value === null) return false;
  try {
    return Reflect.get(value, BRAND_SYMBOL) === true;
  } catch {
    // A proxy, or one that was revoked.
    return false;
  }
}

/** The documentation anchor of a code under a docs base. */
export function docUrl(docsUrl: string, code: ErrorCode): string {
  return `${docsUrl}/errors#${errorAnchor(code)}`;
}

/** The anchor of a code on the error page: lower case with dashes. */
export function errorAnchor(code: ErrorCode): string {
  return code.toLowerCase().replaceAll("_", "-");
}
