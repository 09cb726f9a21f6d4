// Admin account: one account as administrators see it: its wallet, its keys, and what is done with it.

import { formatNumber, formatTime } from "../data/format.ts";
import { type Account, changeAccount, getAccount } from "../wire/admin.ts";
import { receiptsOf } from "../wire/receipts.ts";
import { useAction } from "../wire/use-action.ts";
import { useLoad } from "../wire/use-load.ts";
import { AccountKeys } from "./account-keys.tsx";
import { ConfirmButton } from "./confirm-button.tsx";
import { FactList } from "./fact-list.tsx";
import type { Option } from "./filter-row.tsx";
import { Loading, Notice, Refusal } from "./notice.tsx";
import { ReceiptList } from "./receipt-list.tsx";
import { TopUp } from "./top-up.tsx";

/** The account of an id. */
export function AdminAccount({ id }: { readonly id: string }) {
  const { value, failure, reload } = useLoad(() => getAccount(id), [id]);
  return (
    <>
      <h2>{id}</h2>
      <Refusal failure={failure} />
      {!value && !failure && <Loading of="the account" />}
      {value && (
        <>
          <Standing account={value} onChanged={reload} />
          <Wallet account={value} />
          {value.wallet && value.status !== "closed" && <TopUp id={id} onDone={reload} />}
          <AccountKeys account={value} onChanged={reload} />
          <section aria-labelledby="account-receipts-heading">
            <h3 id="account-receipts-heading">Receipts</h3>
            <ReceiptList whose={id} load={receiptsOf(id)} keys={keysOf(value)} />
          </section>
        </>
      )}
    </>
  );
}

function keysOf({ keys }: Account): readonly Option[] {
  return [["", "any"], ...keys.map(({ key_id, label, shown }) => [key_id, label ?? shown] as const)];
}

function Standing({
  account: { account_id: id, status, status_reason: reason, plan, created_at: at },
  onChanged,
}: {
  readonly account: Account;
  readonly onChanged: () => void;
}) {
  const { run, isRunning, failure } = useAction();
  const change = (verb: "suspend" | "resume" | "close") =>
    void run(async () => {
      await changeAccount(id, verb, verb === "suspend" ? { reason: "suspended in the console" } : {});
      onChanged();
    });
  return (
    <>
      <p class="tags">
        <span class={status === "active" ? "good" : "bad"}>{status}</span>
        <span>plan {plan}</span>
        <span>since {formatTime(at)}</span>
      </p>
      {reason && <Notice>{reason}</Notice>}
      <Refusal failure={failure} />
      <p class="row">
        {status === "active" && (
          <button type="button" class="quiet" disabled={isRunning} onClick={() => change("suspend")}>
            Suspend
          </button>
        )}
        {status === "suspended" && (
          <button type="button" class="quiet" disabled={isRunning} onClick={() => change("resume")}>
            Resume
          </button>
        )}
        {status !== "closed" && (
          <ConfirmButton
            label="Close for good"
            question="Revoke its keys, end its state and erase what is personal?"
            disabled={isRunning}
            onConfirm={() => change("close")}
          />
        )}
      </p>
    </>
  );
}

function Wallet({ account: { wallet } }: { readonly account: Account }) {
  if (!wallet) return <Notice>It has no wallet: tools that cost are refused.</Notice>;
  const facts = [
    ["credits left", formatNumber(wallet.remaining)],
    ["of them bought", formatNumber(wallet.bought_remaining)],
    ["spent in this period", formatNumber(wallet.spent)],
    ["held by running calls", formatNumber(wallet.held)],
    ["period began", formatTime(wallet.period_start)],
    ["period ends", formatTime(wallet.period_end)],
  ];
  return (
    <section aria-labelledby="wallet-heading">
      <h3 id="wallet-heading">Wallet</h3>
      <FactList facts={facts} />
    </section>
  );
}
