// Problem details (RFC 9457): a failure in the form of the standard, for callers that ask for it.
import { type EnvelopeError, ERRORS, type ErrorRow, type Failure } from "@svckit/core";

import type { RestResponse } from "./message.js";
import { readWeights } from "./weights.js";

/** Problem details: the members of the standard, of the envelope and of its `error`, side by side. */
export interface Problem extends Failure, Omit<EnvelopeError, "type" | "message"> {
  /** The `doc_url`. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
}

export const PROBLEM_TYPE = "application/problem+json";

/** Whether `Accept` prefers problem details: it gives them more weight than JSON, or the same weight and names them first. */
export function wantsProblem(accept: readonly string[] = []): boolean {
  if (!accept.some((value) => value.toLowerCase().includes(PROBLEM_TYPE))) return false;
  const weights = readWeights(accept);
  const problem = weights.get(PROBLEM_TYPE) ?? 0;
  const json = weights.get("application/json") ?? 0;
  // In the order in which they were named.
  const [first] = [...weights.keys()].filter((type) => type === PROBLEM_TYPE || type === "application/json");
  return problem > 0 && (problem > json || (problem === json && first === PROBLEM_TYPE));
}

/** A refusal as problem details; any other response stays as it is. */
export function toProblemResponse(response: RestResponse): RestResponse {
  if (response.outcome?.code === undefined) return response;
  // `as`: a response with a code has the envelope of a failure, written by this service.
  const failure = JSON.parse(response.body) as Failure;
  const body = JSON.stringify(toProblem(failure, response.status));
  return { ...response, headers: { ...response.headers, "content-type": PROBLEM_TYPE }, body };
}

/** A failure as problem details. */
function toProblem(failure: Failure, status: number): Problem {
  const { type: _, message, ...shared } = failure.error;
  const row: ErrorRow = ERRORS[failure.error.code];
  return { type: shared.doc_url, title: row.title, status, detail: message, ...shared, ...failure };
}
