// Calls in flight, which their client may cancel by the id of the request.
import { isObject } from "@svckit/core";
import type { RpcId } from "../rpc/rpc.js";

/** A call that may be cancelled. */
export interface CallInFlight {
  /** Aborted when the client cancels the call, or leaves. */
  readonly signal: AbortSignal;
  /** Whether it was cancelled: such a request is not answered. */
  readonly isCancelled: () => boolean;
  end(): void;
}

/** The calls of an endpoint, by client and request. */
export interface CallsInFlight {
  /** `left` is aborted when the client leaves. */
  begin(client: string, id: RpcId, left: AbortSignal | undefined): CallInFlight;
  /** Cancels what a message of `notifications/cancelled` names; nothing where that has ended or is another client's. */
  cancel(client: string, message: Readonly<Record<string, unknown>>): void;
}

/** Nothing is remembered of a call that has ended. */
export function createCallsInFlight(): CallsInFlight {
  const calls = new Map<string, () => void>();
  const nameOf = (client: string, id: unknown) => JSON.stringify([client, id]);

  return {
    begin(client, id, left) {
      const name = nameOf(client, id);
      const controller = new AbortController();
      let cancelled = false;
      const leave = () => controller.abort(left?.reason);
      if (left?.aborted) leave();
      left?.addEventListener("abort", leave, { once: true });
      const cancel = () => {
        cancelled = true;
        controller.abort();
      };
      calls.set(name, cancel);
      return {
        signal: controller.signal,
        isCancelled: () => cancelled,
        end() {
          left?.removeEventListener("abort", leave);
          // A client that has two requests of one id cancels the later one.
          if (calls.get(name) === cancel) calls.delete(name);
        },
      };
    },

    cancel(client, { params }) {
      if (isObject(params)) calls.get(nameOf(client, params["requestId"]))?.();
    },
  };
}
