// The public surface of @svckit/console. A name added here is a promise: add a changeset with it.
export { type ConsoleOptions, consoleRoutes } from "./console-routes.js";
