// The public surface of @svckit/adapters-mcp. A name added here is a promise: add a changeset with it.
export { mcpPaths } from "./endpoint.js";
export { type JwtIssuer, jwtVerifier } from "./jwt.js";
export { type McpOptions, withMcp } from "./mcp.js";
export type { OAuthOptions, OAuthSession, VerifyToken } from "./oauth.js";
export type { ExtendServer } from "./protocol.js";
export { type StdioOptions, serveMcpStdio } from "./stdio.js";
