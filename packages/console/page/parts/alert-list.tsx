// Alert list: what the account's monitors have seen, and how far it has been dealt with.
import { useState } from "preact/hooks";
import { formatCell, formatTime } from "../data/format.ts";
import { type Alert, listAlerts, setAlertStatus } from "../wire/state.ts";
import { useAction } from "../wire/use-action.ts";
import { useLoad } from "../wire/use-load.ts";
import { placeOf } from "../wire/use-place.ts";
import { Choice, FilterRow } from "./filter-row.tsx";
import { Loading, Refusal } from "./notice.tsx";
import { ReceiptById } from "./receipt-view.tsx";
import { Unfolding } from "./unfolding.tsx";

const STATUSES = ["open", "acknowledged", "resolved"];

/** The alerts of a status, the newest first. */
export function AlertList() {
  const [status, setStatus] = useState("open");
  const { value, failure, reload } = useLoad(() => listAlerts(status), [status]);
  return (
    <>
      <FilterRow onLook={reload}>
        <Choice label="Status" value={status} of={STATUSES} choose={setStatus} />
      </FilterRow>
      <Refusal failure={failure} />
      {!value && !failure && <Loading of="the alerts" />}
      {value?.length === 0 && <p>No alert is {status}.</p>}
      <ul class="cards">
        {value?.map((alert) => (
          <Card key={alert.id} alert={alert} onChanged={reload} />
        ))}
      </ul>
    </>
  );
}

function Card({ alert, onChanged }: { readonly alert: Alert; readonly onChanged: () => void }) {
  const { id, title, severity, status, observed, monitor_id: monitor, receipt_id: receipt } = alert;
  const { run, isRunning, failure } = useAction();
  const move = (to: "acknowledged" | "resolved") =>
    void run(async () => {
      await setAlertStatus(id, to);
      onChanged();
    });
  return (
    <li class="card">
      <h3>{title}</h3>
      <p class="tags">
        <span class={severity === "critical" ? "bad" : "warn"}>{severity}</span>
        <span>{status}</span>
        <span>{formatTime(alert.created_at)}</span>
      </p>
      <p>
        Saw <b>{formatCell(observed)}</b> · <a href={placeOf("state", monitor)}>its monitor</a>
      </p>
      {receipt && <Unfolding label="Receipt">{() => <ReceiptById id={receipt} />}</Unfolding>}
      <p class="row">
        {status === "open" && (
          <button type="button" class="quiet" disabled={isRunning} onClick={() => move("acknowledged")}>
            Acknowledge
          </button>
        )}
        {status !== "resolved" && (
          <button type="button" class="quiet" disabled={isRunning} onClick={() => move("resolved")}>
            Resolve
          </button>
        )}
      </p>
      <Refusal failure={failure} />
    </li>
  );
}
