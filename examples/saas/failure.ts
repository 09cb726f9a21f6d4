// Failure: how the site answers what went wrong: in words for whoever sent it, and never with a stack.
import { isServiceError } from "@svckit/core";
import type { NextFunction, Request, Response } from "express";

/** Express's handler of errors, which it knows by its four parameters. */
export function answerError(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  // `as`: Express's own parsers say which status a body deserves.
  const { status = 500 } = error as { readonly status?: number };
  if (response.headersSent) next(error);
  else if (isServiceError(error) && error.code === "VALIDATION_ERROR")
    response.status(400).send(error.message);
  else if (!isServiceError(error) && status >= 400 && status < 500)
    response.status(status).send("that cannot be read");
  else {
    console.error(error);
    response.status(500).send("something is wrong here; send it again later");
  }
}
