// Delivery list: what a webhook was sent and is to be sent, and what became of it.
import { useState } from "preact/hooks";
import { formatTime } from "../data/format.ts";
import { type Delivery, listDeliveries, replayEvent, type Webhook } from "../wire/state.ts";
import { useAction } from "../wire/use-action.ts";
import { useLoad } from "../wire/use-load.ts";
import { Choice, FilterRow, type Option } from "./filter-row.tsx";
import { Loading, Refusal } from "./notice.tsx";
import { PageRow, usePages } from "./page-row.tsx";

const STATUSES: readonly Option[] = [["", "any"], "waiting", "delivered", "failed"];

/** The deliveries of a webhook, the newest event first. */
export function DeliveryList({
  webhook: { id, url },
  onLook,
}: {
  readonly webhook: Webhook;
  /** Is told where what the webhook itself says may be another by now. */
  readonly onLook: () => void;
}) {
  const [status, setStatus] = useState("");
  const pages = usePages();
  const { value, failure, reload } = useLoad(
    () => listDeliveries(id, { status, cursor: pages.cursors.at(-1) }),
    [id, status, pages.cursors],
  );
  const look = () => {
    reload();
    onLook();
  };
  const narrow = (to: string) => {
    setStatus(to);
    pages.turn([]);
  };
  return (
    <>
      <FilterRow onLook={look}>
        <Choice label="Deliveries that are" value={status} of={STATUSES} choose={narrow} />
      </FilterRow>
      <Refusal failure={failure} />
      {!value && !failure && <Loading of="the deliveries" />}
      {value?.deliveries.length === 0 && <p role="status">There are none.</p>}
      {value && value.deliveries.length > 0 && (
        <Rows caption={`Deliveries to ${url}`} webhookId={id} deliveries={value.deliveries} onSent={look} />
      )}
      <PageRow pages={pages} next={value?.next_cursor} />
    </>
  );
}

function Rows({
  caption,
  webhookId,
  deliveries,
  onSent,
}: {
  readonly caption: string;
  readonly webhookId: string;
  readonly deliveries: readonly Delivery[];
  readonly onSent: () => void;
}) {
  return (
    <div class="scroll">
      <table class="whole">
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Since</th>
            <th scope="col">Status</th>
            <th scope="col">Attempts</th>
            <th scope="col">Last attempt</th>
            <th scope="col">Next attempt</th>
            <th scope="col">Again</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <Row key={delivery.event_id} delivery={delivery} webhookId={webhookId} onSent={onSent} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const LOOKS: Readonly<Record<Delivery["status"], string>> = {
  waiting: "warn",
  delivered: "good",
  failed: "bad",
};

function Row({
  delivery: { event, event_id: eventId, status, attempts, created_at: since, ...rest },
  webhookId,
  onSent,
}: {
  readonly delivery: Delivery;
  readonly webhookId: string;
  readonly onSent: () => void;
}) {
  const { last_attempt_at: last, last_failure: why, next_attempt_at: next } = rest;
  const { run, isRunning, failure } = useAction();
  const again = () =>
    void run(async () => {
      await replayEvent(webhookId, eventId);
      onSent();
    });
  return (
    <tr>
      <td>{event}</td>
      <td>{formatTime(since)}</td>
      <td class={LOOKS[status]}>{status}</td>
      <td class="number">{attempts}</td>
      <td>
        {formatTime(last)}
        {why && <p class="bad">{why}</p>}
      </td>
      <td>{formatTime(next)}</td>
      <td>
        <button type="button" class="quiet" disabled={isRunning} onClick={again}>
          Send again
        </button>
        <Refusal failure={failure} />
      </td>
    </tr>
  );
}
