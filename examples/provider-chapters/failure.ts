// Errors of the upstream's own: Acme answers 200 with an error inside.
import type { ReadUpstreamFailure } from "@svckit/core";
import { z } from "zod";

const AcmeError = z.object({ error: z.object({ code: z.string() }) });

export const readFailure: ReadUpstreamFailure = ({ body }) => {
  const { data } = AcmeError.safeParse(body);
  switch (data?.error.code) {
    case undefined:
      return undefined;
    case "SLOW_DOWN":
      return { runtimeStatus: "rate_limited", message: "is asked too often", retryAfterS: 10 };
    case "NO_FUNDS":
      return {
        runtimeStatus: "invalid_input",
        message: "refuses the order: the balance is too small",
        next: "Ask get_acme_balances, and order less.",
      };
    case "UNKNOWN_MARKET":
      return { runtimeStatus: "invalid_input", message: "has no such market" };
    default:
      // The words of the upstream are not passed on: nobody knows what is in them.
      return { runtimeStatus: "failing", message: "answered an error that svckit does not know" };
  }
};
