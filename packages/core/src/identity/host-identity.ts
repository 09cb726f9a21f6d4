// Host identity: asks the host who sends a request, once a request, and checks what it says.
import type { Transport } from "../errors/error-table.js";
import { ServiceError } from "../errors/errors.js";
import { type Awaitable, andThen } from "../platform/awaitable.js";
import type { Clock } from "../platform/clock.js";
import { askHost } from "../platform/host-function.js";
import { isObject } from "../platform/json.js";
import { type Logger, withFields } from "../platform/logger.js";
import { unknownMember } from "../platform/unknown-member.js";
import { ACCOUNT_ID_FORM } from "../store/account.js";
import type { Plans } from "../store/plan.js";

/** A request as the host is asked about it. All but `host` and `address` was chosen by the caller. */
export interface IdentifyRequest {
  /** `rest` for the search, too. */
  readonly transport: Transport;
  readonly method: string;
  /** Without the query, and without the prefix of the host. */
  readonly path: string;
  /** All values of each header by its lower-case name, as the host's middleware has left them. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  /** The caller's address, behind the proxies that are trusted. */
  readonly address: string | undefined;
  /** The host's own request: Node's `IncomingMessage` or what a framework made of it, a `Request`, or the event of Lambda. */
  readonly host: unknown;
}

/**
 * Whom a request is from, as the host says: an account of this service, or nobody that it lets in. A member that is not among
 * these is refused, by AUTH_SERVICE_UNAVAILABLE.
 */
export type Identified =
  | {
      /** 1 to 128 letters, digits and `. _ : @ | / = + -`; the account is opened at first sight. */
      readonly account: string;
      /** The plan that it is opened on, `free` by default; later ones come by `setPlan`. */
      readonly plan?: string | undefined;
      /** Which user of the account's: 1 to 128 characters. */
      readonly endUser?: string | undefined;
      /** What the host's own rules want to see. */
      readonly attributes?: Readonly<Record<string, unknown>> | undefined;
    }
  | {
      /** Why the caller is not let in, in words for it. */
      readonly refuse: string;
    };

/** Says whom a request is from; undefined leaves it to API keys, and to the keyless lane where there is none. */
export type Identify = (request: IdentifyRequest) => Awaitable<Identified | undefined>;

/** An account that the host has named, in a form that can be used. */
export interface HostAccount {
  readonly account: string;
  readonly plan: string;
  readonly endUser: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>> | undefined;
}

/** What the host says of a request. Throws AUTH_SERVICE_UNAVAILABLE where it fails, hangs or makes no sense. */
export type HostIdentity = (
  request: () => IdentifyRequest,
  requestId: string | undefined,
) => Awaitable<HostAccount | { readonly refuse: string } | undefined>;

const MEMBERS: readonly string[] = ["account", "plan", "endUser", "attributes", "refuse"];
const END_USER_FORM = /^[^\p{Cc}\p{Cs}]{1,128}$/u;
const RETRY_AFTER_S = 5;

/** What whoever the host does not let in does next: how it is done, the host alone knows. */
export const SIGN_IN = "Sign in with this service's host, then send it again.";

/** Whether a text can name a user of an account's. */
export function isEndUser(value: unknown): value is string {
  return typeof value === "string" && END_USER_FORM.test(value);
}

/** The identity by a host's function. */
export function createHostIdentity(options: {
  readonly identify: Identify;
  readonly plans: Plans;
  readonly clock: Clock;
  readonly logger: Logger;
}): HostIdentity {
  const { identify, plans, clock, logger } = options;
  // By the function that makes the request: a batch of messages, and a route that asks twice, are one request.
  const asked = new WeakMap<() => IdentifyRequest, { readonly answer: ReturnType<HostIdentity> }>();

  function ask(request: () => IdentifyRequest, requestId: string | undefined): ReturnType<HostIdentity> {
    const read = (given: unknown) => readIdentified(given, plans);
    return askHost(
      "identify",
      clock,
      withFields(logger, { requestId }),
      () => andThen(identify(request()), read),
      () => new ServiceError("AUTH_SERVICE_UNAVAILABLE", { retryAfterS: RETRY_AFTER_S }),
    );
  }

  return (request, requestId) => {
    const known = asked.get(request);
    if (known) return known.answer;
    const answer = rejectedWhereThrown(() => ask(request, requestId));
    asked.set(request, { answer });
    return answer;
  };
}

/** The same answer for all who ask: what is thrown at once, too. */
function rejectedWhereThrown<T>(ask: () => Awaitable<T>): Awaitable<T> {
  try {
    return ask();
  } catch (error) {
    return Promise.reject(error);
  }
}

/** What a host gave, each member read once; throws an `Error` that says what cannot be used, and shows none of it. */
function readIdentified(given: unknown, plans: Plans): HostAccount | { readonly refuse: string } | undefined {
  if (given === undefined) return undefined;
  if (!isObject(given)) throw new Error("it gave neither an account, nor a refusal, nor undefined");
  const unknown = unknownMember(given, MEMBERS);
  // Dropped, a slip of the pen would be an end user without limits.
  if (unknown) throw new Error(`there is no member ${unknown.told}`);
  const { account, plan = "free", endUser, attributes, refuse } = given;
  if (refuse !== undefined) {
    if (account !== undefined) throw new Error("it gave an account and a refusal at once");
    if (typeof refuse !== "string" || refuse === "") throw new Error("it refuses without words");
    return { refuse };
  }
  if (typeof account !== "string" || !ACCOUNT_ID_FORM.test(account))
    throw new Error(
      "its account is not 1 to 128 letters, digits and . _ : @ | / = + -, with a letter or digit first",
    );
  if (typeof plan !== "string" || plans[plan] === undefined)
    throw new Error(`its plan is none of ${Object.keys(plans).join(", ")}`);
  if (endUser !== undefined && !isEndUser(endUser))
    throw new Error("its endUser is not 1 to 128 characters, without control characters");
  if (attributes !== undefined && !isObject(attributes)) throw new Error("its attributes are no object");
  return { account, plan, endUser, attributes };
}
