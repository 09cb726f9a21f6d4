// Call answer: what a call came to: its data or its refusal, its receipt, and where its time went.
import type { Failure, JsonObject, Receipt } from "../wire/envelope.ts";
import { Notice, Refusal } from "./notice.tsx";
import { ReceiptView } from "./receipt-view.tsx";
import { ResultView } from "./result-view.tsx";
import { Timeline } from "./timeline.tsx";

/** A call that was made. A refusal may come before there is a receipt. */
export type Called =
  | {
      readonly data: JsonObject;
      readonly receipt: Receipt;
      readonly tookMs: number;
      readonly sentAt: number;
      readonly isReplay: boolean;
    }
  | {
      readonly failure: Failure;
      readonly receipt?: Receipt;
      readonly tookMs?: number;
      readonly sentAt?: number;
    };

/** The answer in all its parts. */
export function CallAnswer({ called }: { readonly called: Called }) {
  const { receipt, tookMs, sentAt } = called;
  return (
    <div class="answer">
      {"failure" in called ? (
        <Refusal failure={called.failure} />
      ) : (
        <>
          <p role="status" class="good">
            {said(called.receipt, called.isReplay)}
          </p>
          {called.receipt.warnings.map((warning) => (
            <Notice key={warning}>{warning}</Notice>
          ))}
          <ResultView data={called.data} />
        </>
      )}
      {receipt && (
        <details>
          <summary>Receipt</summary>
          <ReceiptView receipt={receipt} />
        </details>
      )}
      {receipt && tookMs !== undefined && sentAt !== undefined && (
        <details>
          <summary>Timeline</summary>
          <Timeline receipt={receipt} tookMs={tookMs} sentAt={sentAt} />
        </details>
      )}
    </div>
  );
}

function said({ credits_used: used, provider, source }: Receipt, isReplay: boolean): string {
  const cost = used === 0 ? "at no cost" : `for ${used} ${used === 1 ? "credit" : "credits"}`;
  return isReplay
    ? "Answered again, as before, at no cost."
    : `Answered by ${provider} (${source}), ${cost}.`;
}
