// Books: what the payment provider's events are booked in.
import type { Service } from "@svckit/core";
import type { Facts } from "./facts.js";

/** The service's accounts, and what is known of payments. */
export interface Books {
  readonly service: Service;
  readonly facts: Facts;
}
