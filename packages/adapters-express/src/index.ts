// The public surface of @svckit/adapters-express. A name added here is a promise: add a changeset with it.
export { type ExpressHandler, toExpress } from "./express.js";
export { createExpressServer, type ExpressApplication } from "./server.js";
