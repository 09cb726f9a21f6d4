// The public surface of @svckit/adapters-lambda. A name added here is a promise: add a changeset with it.
export type { HttpApiEvent, LambdaResult, RestApiEvent } from "./event.js";
export { type LambdaHandler, toLambda } from "./lambda.js";
