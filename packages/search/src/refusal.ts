// Refusal: why a search is not answered, in the exact words of the specification's table where that has the case.
import { isServiceError } from "@svckit/core";

/** A search that is refused, with its HTTP status and its words. */
export class SearchRefusal extends Error {
  readonly status: number;
  /** Whole seconds after which it may be sent again, where that is known. */
  readonly retryAfterS: number | undefined;

  constructor(status: number, message: string, retryAfterS?: number) {
    super(message);
    this.name = "SearchRefusal";
    this.status = status;
    this.retryAfterS = retryAfterS;
  }
}

/** The refusal of a search without a key. */
export function keyRequired(): SearchRefusal {
  return new SearchRefusal(401, "API key is required");
}

/** An error as a search is refused for it. What the table does not have in words of its own is an internal error. */
export function toSearchRefusal(error: unknown): SearchRefusal {
  if (error instanceof SearchRefusal) return error;
  if (!isServiceError(error)) return internalError();
  return refusalOf(error.code, error.details.retryAfterS);
}

/** The refusal for the code of a call; `words` are its own, for what the table has none for. */
export function refusalOf(code: string, retryAfterS?: number, words?: string): SearchRefusal {
  switch (code) {
    case "INVALID_API_KEY":
    case "UNAUTHORIZED":
    case "INVALID_OAUTH_TOKEN":
      return new SearchRefusal(403, "Invalid API key");
    case "INVALID_REQUEST":
      return new SearchRefusal(400, "Invalid request body");
    case "PAYLOAD_TOO_LARGE":
      return new SearchRefusal(413, "The request body is too large");
    case "INVALID_IDEMPOTENCY_KEY":
      return new SearchRefusal(
        400,
        "The idempotency key is not valid: 1 to 128 of letters, digits and _ - : .",
      );
    case "IDEMPOTENCY_KEY_REUSED":
      return new SearchRefusal(409, "The idempotency key was used for another question");
    case "QUOTA_EXCEEDED":
      return new SearchRefusal(402, "Not enough credits for this search: top up, or ask for less at once");
    case "NO_WALLET":
      return new SearchRefusal(402, "The account has no credit wallet: initialize billing in the dashboard");
    case "RATE_LIMITED":
      return new SearchRefusal(
        429,
        words ?? "Too many searches in a minute: wait, then send it again",
        retryAfterS ?? 1,
      );
    case "APPROVAL_REQUIRED":
    case "CALL_REFUSED":
      return new SearchRefusal(403, words ?? "The rules of this service refuse the search");
    case "SHUTTING_DOWN":
      return new SearchRefusal(503, "The server is shutting down: send it again", 1);
    default:
      return internalError();
  }
}

function internalError(): SearchRefusal {
  return new SearchRefusal(500, "Internal server error");
}
