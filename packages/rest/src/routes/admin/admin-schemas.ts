// The schemas of what administrators are told of an account.
import type { AccountDescription, JsonSchema } from "@svckit/core";
import { objectOf } from "./admin-route.js";

const TIME: JsonSchema = { type: "string", format: "date-time" };
const TIME_OR_NULL: JsonSchema = { type: ["string", "null"], format: "date-time" };
const WHOLE: JsonSchema = { type: "integer" };

const WALLET: JsonSchema = {
  ...objectOf({
    granted: WHOLE,
    held: WHOLE,
    spent: WHOLE,
    remaining: WHOLE,
    period_remaining: WHOLE,
    bought_remaining: WHOLE,
    bought: { type: "array", items: objectOf({ credits: WHOLE, expires_at: TIME_OR_NULL }) },
    period_start: TIME,
    period_end: TIME_OR_NULL,
  }),
  type: ["object", "null"],
};

const KEY: JsonSchema = objectOf({
  key_id: { type: "string" },
  shown: { type: "string", description: "Its first and last characters" },
  revoked: { type: "boolean" },
});

const ACCOUNT: JsonSchema = objectOf({
  account_id: { type: "string" },
  plan: { type: "string" },
  next_plan: {
    ...objectOf({ plan: { type: "string" }, at: TIME }),
    type: ["object", "null"],
    description: "The change of plan that is to come",
  },
  created_at: TIME,
  wallet: WALLET,
  keys: { type: "array", items: KEY },
});

/** The components that these routes refer to. */
export const ACCOUNT_COMPONENTS = { Account: ACCOUNT };

/** An account as the document shows it. */
export const EXAMPLE_ACCOUNT: AccountDescription = {
  account_id: "customer-1",
  plan: "free",
  next_plan: null,
  created_at: "2026-01-01T00:00:00.000Z",
  wallet: {
    granted: 10_000,
    held: 0,
    spent: 12,
    remaining: 9_988,
    period_remaining: 9_988,
    bought_remaining: 0,
    bought: [],
    period_start: "2026-01-01T00:00:00.000Z",
    period_end: "2026-02-01T00:00:00.000Z",
  },
  keys: [],
};
