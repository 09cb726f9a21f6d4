// The public surface of @svckit/adapters-ai-sdk. A name added here is a promise: add a changeset with it.
export { type AiSdkTools, type AiSdkToolsOptions, toAiSdkTools } from "./ai-sdk.js";
