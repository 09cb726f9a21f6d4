// Plan: what the plans of CoinGecko differ in: address, header, how far back history reaches, and which tools there are.
import { type Clock, ServiceError, type Tool } from "@svckit/core";
import * as z from "zod";

export type Plan = "demo" | "pro";

/** Where each plan's API is, and the header of its key. */
export const PLANS = {
  demo: { baseUrl: "https://api.coingecko.com/api/v3", header: "x-cg-demo-api-key" },
  pro: { baseUrl: "https://pro-api.coingecko.com/api/v3", header: "x-cg-pro-api-key" },
} as const;

const DEMO_DAYS = 365;
const PRO_DAYS = 10_000;
const DAY_S = 86_400;

/** Tools that CoinGecko gives to paid plans alone; with the Demo plan they are in the catalog as unavailable. */
export function paidOnly(plan: Plan, tools: readonly Tool[]): readonly Tool[] {
  if (plan === "pro") return tools;
  const unavailable = 'it wants a paid plan: the option `plan` "pro", and a Pro key in COINGECKO_API_KEY';
  return tools.map((tool) => ({ ...tool, unavailable }));
}

/** The argument `days`: as far back as the plan reaches. */
export function days(plan: Plan): z.ZodType<number | "max", number | "max"> {
  if (plan === "demo")
    return z
      .int()
      .min(1)
      .max(DEMO_DAYS, `it is at most ${DEMO_DAYS}: CoinGecko gives older history to paid plans only`)
      .describe(`How many days back, 1 to ${DEMO_DAYS}`);
  return z
    .union([z.int().min(1).max(PRO_DAYS), z.literal("max")], {
      error: `it is a whole number from 1 to ${PRO_DAYS} or "max"`,
    })
    .describe(`How many days back, 1 to ${PRO_DAYS} or "max"`);
}

/** The argument `days` where CoinGecko takes certain numbers alone. */
export function certainDays(
  most: readonly (number | "max")[] = [],
): z.ZodType<number | "max", number | "max"> {
  const all = [1, 7, 14, 30, 90, 180, 365, ...most];
  return z.literal(all).describe(`How many days back: ${all.join(", ")}`);
}

/** Throws TOOL_ERROR where the argument `param`, in unix seconds, lies before what the plan gives. */
export function requireReach(plan: Plan, clock: Clock, param: string, seconds: number): void {
  if (plan === "pro" || seconds >= clock.now() / 1_000 - (DEMO_DAYS + 1) * DAY_S) return;
  throw new ServiceError("TOOL_ERROR", {
    message: `\`${param}\` is more than ${DEMO_DAYS} days ago, and coingecko gives that to paid plans only.`,
    next: `Ask for the last ${DEMO_DAYS} days.`,
    param,
    runtimeStatus: "invalid_input",
    provider: "coingecko",
  });
}
