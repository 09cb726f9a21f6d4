// Account view: whose key calls are sent with, what it has left, and what its calls came to.

import { formatNumber, formatTime } from "../data/format.ts";
import { FactList } from "../parts/fact-list.tsx";
import { KeyPanel } from "../parts/key-panel.tsx";
import { Loading, Notice, Refusal } from "../parts/notice.tsx";
import { ReceiptList } from "../parts/receipt-list.tsx";
import { ReceiptLook } from "../parts/receipt-look.tsx";
import { TabReceipts } from "../parts/tab-receipts.tsx";
import { UsagePanel } from "../parts/usage-panel.tsx";
import { type Quota, useQuota } from "../wire/quota.ts";
import { listReceipts } from "../wire/receipts.ts";
import { useSession } from "../wire/session.ts";

/** The account of the chosen key. */
export function AccountView() {
  const { current } = useSession();
  const { value, failure } = useQuota();
  return (
    <>
      <h1>Account</h1>
      <KeyPanel />
      <section aria-labelledby="balance-heading">
        <h2 id="balance-heading">What is left</h2>
        <Refusal failure={failure} />
        {!value && !failure && <Loading of="the balance" />}
        {value && <Balance quota={value} />}
      </section>
      {value?.lane === "account" && <UsagePanel key={current} />}
      <section aria-labelledby="receipts-heading">
        <h2 id="receipts-heading">Receipts</h2>
        {value?.lane === "account" && (
          <>
            <ReceiptList key={current} whose={current} load={listReceipts} />
            <ReceiptLook />
          </>
        )}
        {value?.lane === "anonymous" && <TabReceipts />}
      </section>
    </>
  );
}

function Balance({ quota }: { readonly quota: Quota }) {
  const { lane, credits, rate, limit, remaining, resets_at: resetsAt, wallet } = quota;
  const facts: readonly (readonly [string, string])[] =
    lane === "anonymous" || credits === null
      ? [
          ["calls left today", number(remaining)],
          ["of", number(limit)],
          ["again in full", formatTime(resetsAt)],
        ]
      : [
          ["credits left", number(credits.remaining)],
          ["used in this period", number(credits.used)],
          ["held by running calls", number(credits.held)],
          ["granted", number(credits.granted)],
          ["period began", formatTime(credits.period_start)],
          ["period ends", formatTime(credits.period_end)],
        ];
  return (
    <>
      {lane === "account" && wallet === "none" && (
        <Notice>The account has no wallet: tools that cost are refused.</Notice>
      )}
      <FactList
        facts={[
          ...facts,
          ...(rate
            ? [["calls left in this minute", `${number(rate.remaining)} of ${number(rate.limit)}`]]
            : []),
        ]}
      />
    </>
  );
}

function number(value: number | null): string {
  return value === null ? "unlimited" : formatNumber(value);
}
