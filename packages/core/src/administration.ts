// Administration: what whoever runs the service does with accounts, their keys and their credits.

import { type AccountAdministration, createAccountAdministration } from "./accounts.js";
import { type Billing, createBilling } from "./billing.js";
import type { ServiceParts } from "./call/service-parts.js";
import { createKeyAdministration, type KeyAdministration } from "./keys.js";
import { createLedger, type Ledger } from "./ledger.js";
import { createPrunes, type Prunes } from "./prune.js";
import { createReceiptLists, type Receipts } from "./receipts.js";
import { withStoreErrors } from "./store/store.js";
import { createUsageReports, type UsageReports } from "./usage-report.js";

/**
 * Verbs for whoever runs the service. They throw a `ServiceError`: ENDPOINT_NOT_FOUND names what does not exist,
 * VALIDATION_ERROR the argument that is refused, NO_WALLET an account without a wallet, STATE_BACKEND_UNAVAILABLE a store that
 * cannot be reached, or is closed.
 */
export interface Administration
  extends AccountAdministration,
    KeyAdministration,
    Billing,
    Ledger,
    Prunes,
    Receipts,
    UsageReports {
  /** Gives back what calls that died still hold; gives the number of calls. A running service does it every two seconds. */
  reap(): Promise<number>;
}

/** The administration of a service. */
export function createAdministration(given: ServiceParts): Administration {
  const store = withStoreErrors(given.store, "STATE_BACKEND_UNAVAILABLE", given.life.requireOpen);
  // What its providers decide is that of the moment, so that nothing may be copied.
  const parts: ServiceParts = Object.create(given, { store: { value: store } });
  const { clock } = parts;
  return {
    ...createAccountAdministration(parts),
    ...createKeyAdministration(parts),
    ...createBilling(parts),
    ...createLedger(parts),
    ...createPrunes(parts),
    ...createReceiptLists(parts),
    ...createUsageReports(parts),
    reap: async () => store.reap(clock.now()),
  };
}
