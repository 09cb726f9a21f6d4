// OAuth: makes each endpoint a resource server, which takes only tokens that were issued for it.
import {
  type CatalogTool,
  DISCOVERY_CATEGORY,
  isObject,
  isServiceError,
  type Service,
  ServiceError,
} from "@svckit/core";
import type { RequestCaller, RestResponse } from "@svckit/rest";
import { calledTool, type McpCaller } from "../protocol/tool-call.js";
import { toMcpRefusal } from "../rpc/response.js";
import { idOf } from "../rpc/rpc.js";
import type { Entrance } from "./entrance.js";
import { metadataUrl, READ, WRITE } from "./protected-resource.js";

/** What a token says. */
export interface OAuthSession {
  /** The account of the calls; it is opened with its first session. Keep it apart from the ids of your own accounts. */
  readonly accountId: string;
  readonly scopes: readonly string[];
}

/** Checks a token that was sent to an endpoint. It gives undefined to reject it, and throws where it cannot be checked. */
export type VerifyToken = (token: string, resource: string) => Promise<OAuthSession | undefined>;

/** The issuers of tokens, and the check of a token. */
export interface OAuthOptions {
  /** Issuers at which clients sign in. */
  readonly authorizationServers: readonly string[];
  readonly verify: VerifyToken;
}

/** Admits the caller of a message, or gives the response that refuses it. */
export type Admit = (
  caller: RequestCaller,
  message: Record<string, unknown>,
) => Promise<McpCaller | RestResponse>;

/**
 * The admission of an entrance. It asks the host, and checks OAuth tokens; each call checks its API key itself. Where it asks to sign
 * in, it sends those away who bring neither.
 */
export function createAdmission(service: Service, entrance: Entrance, oauth?: OAuthOptions): Admit {
  const { transport } = service;
  const resource = `${transport.settings.publicUrl}${entrance.path}`;

  function sendAway(
    status: number,
    challenge: string,
    error: ServiceError,
    caller: RequestCaller,
    message: Record<string, unknown>,
  ): RestResponse {
    const { retryAfterS } = error.details;
    const refusal = toMcpRefusal(service, error, { requestId: caller.requestId, status, id: idOf(message) });
    refusal.headers["www-authenticate"] =
      `Bearer ${challenge}, resource_metadata="${metadataUrl(service, entrance)}"`;
    if (retryAfterS !== undefined) refusal.headers["retry-after"] = String(retryAfterS);
    return refusal;
  }

  /** Why a token is refused: it was rejected, or its address has sent too many such tokens. */
  async function refusalOf({ address }: RequestCaller): Promise<ServiceError> {
    const rejected = new ServiceError("INVALID_OAUTH_TOKEN");
    try {
      await service.transport.countRefusal(address);
      return rejected;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // The attempts cannot be counted, and the token stays rejected.
      return error.code === "RATE_LIMITED" ? error : rejected;
    }
  }

  async function reject(caller: RequestCaller, message: Record<string, unknown>) {
    const challenge = `error="invalid_token", error_description="The token was rejected", ${SCOPE_CHALLENGE}`;
    const error = await refusalOf(caller);
    return sendAway(401, challenge, error, caller, message);
  }

  /** The account that the host names for a request; undefined where it names none. */
  async function admitByHost(caller: RequestCaller): Promise<McpCaller | undefined> {
    try {
      const principal = await transport.identifyByHost?.(caller);
      return principal && { caller: { principal, ...caller }, refusal: undefined };
    } catch (error) {
      if (isServiceError(error)) return { caller, refusal: error };
      throw error;
    }
  }

  return async (caller, message) => {
    const named = transport.identifyByHost && (await admitByHost(caller));
    if (named) return named;
    const { credential } = caller;
    if (entrance.asksToSignIn && isNone(credential))
      return sendAway(401, SCOPE_CHALLENGE, signInFirst(), caller, message);
    if (typeof credential !== "object" || credential.kind !== "oauth") return { caller, refusal: undefined };
    // Where the host knows tokens, one that it does not know is a wrong one: the call refuses it.
    if (!oauth)
      return {
        caller,
        refusal: transport.identifyByHost ? undefined : new ServiceError("AUTH_NOT_CONFIGURED"),
      };
    let session: OAuthSession | undefined;
    try {
      session = await oauth.verify(credential.token, resource);
    } catch (cause) {
      service.transport.logger.warn("an OAuth token could not be checked", {
        requestId: caller.requestId,
        error: cause,
      });
      return { caller, refusal: new ServiceError("AUTH_SERVICE_UNAVAILABLE", { cause, retryAfterS: 5 }) };
    }
    if (!session) return reject(caller, message);
    const missing = await missingScope(service, message, session);
    if (missing !== undefined) {
      const error = new ServiceError("INVALID_OAUTH_TOKEN", {
        message: `The token lacks the scope ${missing}.`,
        next: `Sign in again with the scopes ${READ} ${WRITE}.`,
      });
      return sendAway(403, `error="insufficient_scope", ${SCOPE_CHALLENGE}`, error, caller, message);
    }
    try {
      return {
        caller: { principal: await service.openSession(session.accountId), ...caller },
        refusal: undefined,
      };
    } catch (error) {
      if (error instanceof ServiceError) return { caller, refusal: error };
      throw error;
    }
  };
}

const SCOPE_CHALLENGE = `scope="${READ} ${WRITE}"`;

function signInFirst(): ServiceError {
  return new ServiceError("ANON_AUTH_REQUIRED", {
    message: "Who calls at this address signs in first.",
    next: "Sign in, or give this client an API key in its settings.",
  });
}

/** Whether there is nothing that could be an API key or a token. */
function isNone(credential: RequestCaller["credential"]): boolean {
  if (credential === undefined || credential === "") return true;
  return typeof credential === "object" && (credential.kind === "none" || credential.kind === "malformed");
}

/** The scope that a call needs and the session lacks. Lists and documents need none. */
async function missingScope(
  service: Service,
  { method, params }: Record<string, unknown>,
  session: OAuthSession,
): Promise<string | undefined> {
  if (method !== "tools/call" || !isObject(params) || typeof params["name"] !== "string") return undefined;
  const name = calledTool({ name: params["name"], arguments: params["arguments"] });
  // An unknown or retired one the call itself refuses.
  const tool = name === undefined ? undefined : service.catalog.get(name);
  // Feedback changes nothing of the account, so the scope to read is enough.
  const needed =
    tool === undefined || tool.effect === "read" || tool.category === DISCOVERY_CATEGORY ? READ : WRITE;
  if (session.scopes.includes(needed)) return undefined;
  // A tool that the account does not see needs no more than a name that never was.
  const isHidden = tool && needed === WRITE && !(await isSeen(service, session, tool));
  return isHidden && session.scopes.includes(READ) ? undefined : needed;
}

async function isSeen(service: Service, { accountId }: OAuthSession, tool: CatalogTool): Promise<boolean> {
  if (!service.transport.viewsDiffer) return true;
  try {
    return await service.transport.sees(await service.openSession(accountId), tool);
  } catch {
    // The call is refused for it.
    return false;
  }
}
