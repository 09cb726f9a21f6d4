// `@svckit/rest/adapter`: the names that sibling adapters need and hosts do not. It changes as those adapters do.

export { checkJson, isBeyondLimits, parseJson, parseJsonBody } from "./body/json-body.js";
export { isJsonType, readBody } from "./body/request-body.js";
export { NoHeaders, splitHeader } from "./hosts/headers.js";
export { compress, type Encoding, encodingFor, type ReadyBytes } from "./http/encoding.js";
export { refuseKeyInTarget } from "./http/leaked-key.js";
export { toCaller } from "./http/request-context.js";
export { addLimits } from "./http/response.js";
export { type SharedText, shareText } from "./http/shared-text.js";
export { createStripBasePath, type StripBasePath } from "./http/target.js";
export { readWeights } from "./http/weights.js";
export { readIdempotencyKey } from "./routes/execute-request.js";
export { restOf } from "./surface/rest.js";
