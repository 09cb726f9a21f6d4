// One tool: a provider with one of its tools, as clauses about that tool try it. A service of all tools for each took most of the time.
import { type Auth, authsOf, type Provider, type Tool } from "@svckit/core";

/** The provider with this tool alone, and what it declares for others left out. */
export function withTool(provider: Provider, tool: Tool): Provider {
  const { auth: _, retired: __, ...rest } = provider;
  const auth = authsOf(provider).flatMap((each) => authFor(each, tool));
  return { ...rest, tools: [tool], ...(auth.length > 0 && { auth }) };
}

function authFor(auth: Auth, { name }: Tool): readonly Auth[] {
  if (auth.for === undefined) return [auth];
  return auth.for.includes(name) ? [{ ...auth, for: [name] }] : [];
}
