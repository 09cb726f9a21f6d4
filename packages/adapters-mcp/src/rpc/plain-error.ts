// The SDK's complaint about parameters as one sentence with the service's code, in place of its schema library's list.
import { type Service, ServiceError } from "@svckit/core";
import { failureOf } from "./refusal.js";
import { isObject, RPC, toRpcError } from "./rpc.js";

/** The message itself, or the plain form of an error that carries a list of issues. */
export function withPlainError<T>(service: Service, message: T, requestId: string): T {
  if (!isObject(message) || !isObject(message["error"])) return message;
  const issue = firstIssue(message["error"]["message"]);
  if (issue === undefined) return message;
  const error = new ServiceError("VALIDATION_ERROR", {
    message: `The parameter ${issue.name} is not valid: ${issue.why}.`,
    next: "Send what the method's schema asks for.",
    param: issue.name,
  });
  return { ...message, error: toRpcError(failureOf(service, error, requestId), RPC.invalidParams) };
}

function firstIssue(text: unknown): { readonly name: string; readonly why: string } | undefined {
  if (typeof text !== "string") return undefined;
  const [list] = /\[\s*\{[\s\S]*\}\s*\]$/.exec(text) ?? [];
  if (list === undefined) return undefined;
  try {
    const [issue]: unknown[] = JSON.parse(list);
    if (!isObject(issue) || !Array.isArray(issue["path"])) return undefined;
    const [first, ...others] = issue["path"].map(String);
    const path = first === "params" ? others : issue["path"];
    const why = String(issue["message"]).replace(/^Invalid input: /, "");
    return { name: path.join(".") || "params", why };
  } catch {
    return undefined;
  }
}
