// The public surface of @svckit/cli. A name added here is a promise: add a changeset with it.
export { type Environment, readEnvironment, type ServerSettings } from "./environment.js";
export { serve } from "./serve.js";
