// The public surface of @svckit/adapters-mcp. A name added here is a promise: add a changeset with it.
export { type JwtIssuer, jwtVerifier } from "./http/jwt.js";
export type { OAuthOptions, OAuthSession, VerifyToken } from "./http/oauth.js";
export { type McpOptions, mcpRoutes, withMcp } from "./mcp.js";
export type { ExtendServer } from "./protocol/protocol.js";
export { type ForwardOptions, forwardMcpStdio } from "./stdio/forward.js";
export { type StdioOptions, serveMcpStdio } from "./stdio/stdio.js";
