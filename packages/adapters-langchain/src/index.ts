// The public surface of @svckit/adapters-langchain. A name added here is a promise: add a changeset with it.
export { type LangChainToolsOptions, toLangChainTools } from "./langchain.js";
