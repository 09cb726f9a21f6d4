// Failures of DefiLlama that stand inside an answer of success.
import type { UpstreamFailure } from "@svckit/core";
import { isObject } from "@svckit/core";

/** Reads a failure out of an answer: a status that is not `success`, or a message in the place of data. */
export function readDefiLlamaFailure({
  status,
  body,
}: {
  readonly status: number;
  readonly body: unknown;
}): UpstreamFailure | undefined {
  // The client reads other statuses itself.
  if (status >= 300 || !isObject(body)) return undefined;
  const said = body["status"];
  const saysFailure = typeof said === "string" && said !== "success" && !Object.hasOwn(body, "name");
  const saysAlone = typeof body["message"] === "string" && Object.keys(body).length === 1;
  if (!saysFailure && !saysAlone) return undefined;
  return { runtimeStatus: "failing", message: "answered with an error in the place of data" };
}
