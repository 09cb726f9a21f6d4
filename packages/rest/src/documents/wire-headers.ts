// The headers of answers as the OpenAPI document describes them.
import type { JsonSchema } from "@svckit/core";

const text = (description: string, more: JsonSchema = {}) => ({
  description,
  schema: { type: "string", ...more },
});
const whole = (description: string, minimum = 0) => ({ description, schema: { type: "integer", minimum } });

/** The headers by their names. */
export const wireHeaders = {
  "X-Request-Id": {
    ...text("Names the request: the caller's own `X-Request-Id` where that is well-formed, else a new one", {
      pattern: "^[A-Za-z0-9._:-]{1,128}$",
    }),
    required: true,
  },
  "Retry-After": whole("Seconds to wait before the request is sent again", 1),
  "RateLimit-Policy": text("The calls that any sixty seconds have, as the IETF draft writes them", {
    pattern: '^"minute";q=\\d+;w=60$',
  }),
  RateLimit: text(
    "How many are left of them (`r`), and the seconds (`t`) after which the oldest counted one leaves the window and there is one more; 0 where none is counted",
    {
      pattern: '^"minute";r=\\d+;t=\\d+$',
    },
  ),
  "X-RateLimit-Limit": whole("The calls that any sixty seconds have"),
  "X-RateLimit-Remaining": whole("How many are left of them"),
  "X-RateLimit-Reset": whole(
    "When the oldest counted one leaves the window and there is one more, in Unix seconds",
  ),
  "X-Quota-Remaining": whole("Credits of the account, or keyless calls of the day, that are left"),
  "Idempotent-Replayed": text("Present where an earlier call's answer is given again, to the byte", {
    const: "true",
  }),
  ETag: text("Names this state of the document"),
  "WWW-Authenticate": text("How to send a credential"),
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** The headers of metered answers. */
export const limitHeaders = [
  "RateLimit-Policy",
  "RateLimit",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "X-Quota-Remaining",
  "Idempotent-Replayed",
] as const satisfies readonly (keyof typeof wireHeaders)[];
