// Envelope: the one form of answer that every surface shares.
import { codeFor, ERRORS, type ErrorCode, type ErrorType, type Transport } from "../errors/error-table.js";
import { docUrl, messageOver, type ServiceError } from "../errors/errors.js";
import { withJsonMember } from "../platform/json-text.js";
import type { Receipt } from "../store/receipt.js";

/** `data` of an answer: always an object, with the receipt repeated under the brand's field. */
export type Data = Readonly<Record<string, unknown>>;

/** An answer that worked. */
export interface Success {
  readonly ok: true;
  readonly data: Data;
  readonly meta: Receipt;
}

/** The error of an answer that did not work. */
export interface EnvelopeError {
  readonly type: ErrorType;
  readonly code: ErrorCode;
  /** What failed and what to do next. */
  readonly message: string;
  /** Whether the same call can succeed later. */
  readonly retryable: boolean;
  readonly doc_url: string;
  readonly request_id: string;
  /** The argument at fault, as a dotted path. */
  readonly param?: string;
  /** Whole seconds to wait before the call is sent again. */
  readonly retry_after?: number;
  /** The approval that the call waits for. */
  readonly approval_id?: string;
}

/** An answer that did not work; `meta` wherever the tool was found. */
export interface Failure {
  readonly ok: false;
  readonly error: EnvelopeError;
  readonly meta?: Receipt;
}

/** The answer to a call. Read `ok`, never a status. */
export type Envelope = Success | Failure;

/** The error of an envelope, under a code that the transport lists. */
export function toEnvelopeError(
  error: ServiceError,
  context: { readonly requestId: string; readonly docsUrl: string; readonly transport: Transport },
): EnvelopeError {
  const { details } = error;
  const code = codeFor(error.code, context.transport);
  return {
    type: ERRORS[code].type,
    code,
    message: messageOver(error, context.transport),
    retryable: code === error.code ? error.retryable : ERRORS[code].retryable,
    doc_url: docUrl(context.docsUrl, code),
    request_id: context.requestId,
    ...(details.param !== undefined && { param: details.param }),
    ...(details.retryAfterS !== undefined && { retry_after: details.retryAfterS }),
    ...(details.approvalId !== undefined && { approval_id: details.approvalId }),
  };
}

/** The JSON text of a success, put together from the texts of its parts. */
export function successText(receiptField: string, dataText: string, receiptText: string): string {
  const data = withJsonMember(dataText, receiptField, receiptText);
  return `{"ok":true,"data":${data},"meta":${receiptText}}`;
}
