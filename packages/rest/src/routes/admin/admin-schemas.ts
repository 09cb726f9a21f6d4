// The schemas of what administrators are told of an account.
import type { AccountDescription, JsonSchema, ListedAccount } from "@svckit/core";
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

const SELECTORS: JsonSchema = { type: "array", items: { type: "string" } };

/** Tools by selectors. */
export const TOOLS: JsonSchema = {
  type: "object",
  properties: { allow: SELECTORS, deny: SELECTORS },
  additionalProperties: false,
  description: 'By name, "category:<category>" or "provider:<provider>", of the tools of the account',
};

const KEY: JsonSchema = objectOf({
  key_id: { type: "string" },
  shown: { type: "string", description: "Its first and last characters" },
  kind: { type: "string", enum: ["live", "test", "dev"] },
  label: { type: ["string", "null"] },
  tools: { ...TOOLS, type: ["object", "null"] },
  created_at: TIME,
  expires_at: TIME_OR_NULL,
  last_used_at: { ...TIME_OR_NULL, description: "To about a minute" },
  revoked: { type: "boolean" },
});

/** What an account may be. */
export const STATUS: JsonSchema = { type: "string", enum: ["active", "suspended", "closed"] };

const LISTED = {
  account_id: { type: "string" },
  status: STATUS,
  status_at: { ...TIME_OR_NULL, description: "Since when it is not active" },
  status_reason: { type: ["string", "null"], description: "Why it is suspended; its callers are not told" },
  plan: { type: "string" },
  next_plan: {
    ...objectOf({ plan: { type: "string" }, at: TIME }),
    type: ["object", "null"],
    description: "The change of plan that is to come",
  },
  created_at: TIME,
};

/** The components that these routes refer to. */
export const ACCOUNT_COMPONENTS = {
  ListedAccount: objectOf(LISTED),
  Account: objectOf({ ...LISTED, wallet: WALLET, keys: { type: "array", items: KEY } }),
  AccountKey: KEY,
};

/** An account as the document shows it in a list. */
export const EXAMPLE_LISTED: ListedAccount = {
  account_id: "customer-1",
  status: "active",
  status_at: null,
  status_reason: null,
  plan: "free",
  next_plan: null,
  created_at: "2026-01-01T00:00:00.000Z",
};

/** An account as the document shows it. */
export const EXAMPLE_ACCOUNT: AccountDescription = {
  ...EXAMPLE_LISTED,
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
