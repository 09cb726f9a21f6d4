// Entrances: the paths at which an endpoint is served, and whether its callers are asked to sign in there.
import type { Endpoint } from "../catalog/endpoint.js";

/** Whether callers without a credential are asked to sign in: at the twins alone, or everywhere. */
export type SignIn = "optional" | "required";

/** One path of an endpoint. It is a protected resource of its own: a token that was issued for it opens no other. */
export interface Entrance {
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly title: string;
  /** Whether who comes without a credential is sent away to sign in. */
  readonly asksToSignIn: boolean;
}

const TWIN = "/signin";

/**
 * The entrances of endpoints. Clients start to sign in on a 401 alone, which a caller without a credential gets at no
 * endpoint that serves keyless calls: where tokens are taken, each endpoint has a twin beside it that sends such callers
 * away.
 */
export function entrancesOf(
  endpoints: readonly Endpoint[],
  { takesTokens, signIn }: { readonly takesTokens: boolean; readonly signIn: SignIn },
): readonly Entrance[] {
  if (signIn === "required" && !takesTokens)
    throw new Error('signIn is "required", but there is no issuer to sign in at: set oauth');
  return endpoints.flatMap((endpoint) => {
    const { path, title } = endpoint;
    const plain = { path, endpoint, title, asksToSignIn: signIn === "required" };
    if (!takesTokens) return [plain];
    return [plain, { path: `${path}${TWIN}`, endpoint, title: `${title}, signed in`, asksToSignIn: true }];
  });
}
