// Admin view: accounts, calls that wait for a person, providers and the ledger's proof.
import { AccountList } from "../parts/account-list.tsx";
import { AdminAccount } from "../parts/admin-account.tsx";
import { AdminGate } from "../parts/admin-gate.tsx";
import { ApprovalList } from "../parts/approval-list.tsx";
import { LedgerProof } from "../parts/ledger-proof.tsx";
import { ProviderHealth } from "../parts/provider-health.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { placeOf } from "../wire/use-place.ts";

const TABS = [
  { name: "Accounts", show: () => <AccountList /> },
  { name: "Approvals", show: () => <ApprovalList /> },
  { name: "Providers", show: () => <ProviderHealth /> },
  { name: "Ledger", show: () => <LedgerProof /> },
];

/** What administrators see; one account where its id is in the place. */
export function AdminView({ account }: { readonly account: string | undefined }) {
  return (
    <>
      <h1>Administration</h1>
      <AdminGate>
        {account === undefined ? (
          <Tabs label="Administration" tabs={TABS} />
        ) : (
          <>
            <p>
              <a href={placeOf("admin")}>All accounts</a>
            </p>
            <AdminAccount key={account} id={account} />
          </>
        )}
      </AdminGate>
    </>
  );
}
