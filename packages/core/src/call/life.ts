// Life: whether a service still takes calls and verbs. What has begun before its end goes on.
import { ServiceError } from "../errors/errors.js";

/** The life of a service. */
export interface Life {
  /** Throws STATE_BACKEND_UNAVAILABLE once the service is closed, whether or not its store still answers. */
  requireOpen(): void;
  end(): void;
}

/** The life of a service that has begun. */
export function createLife(): Life {
  let isClosed = false;
  return {
    requireOpen() {
      if (isClosed)
        throw new ServiceError("STATE_BACKEND_UNAVAILABLE", { cause: new Error("the service is closed") });
    },
    end() {
      isClosed = true;
    },
  };
}
