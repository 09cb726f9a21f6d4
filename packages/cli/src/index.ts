// The public surface of @svckit/cli. A name added here is a promise: add a changeset with it.
export { serve } from "./serve/serve.js";
export type { ServerConfig } from "./settings/config-file.js";
export { readEnvironment, type ServerSettings, shippedSources } from "./settings/environment.js";
export { type DescribedVariable, type Environment, OWN_VARIABLES } from "./settings/variables.js";
