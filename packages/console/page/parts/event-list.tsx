// Event list: what happened to the account in the last 30 days, and how it is sent again.
import { useState } from "preact/hooks";
import { formatTime } from "../data/format.ts";
import { type Event, listEvents, listWebhooks, replayEvent, type Webhook } from "../wire/state.ts";
import { useAction } from "../wire/use-action.ts";
import { useLoad } from "../wire/use-load.ts";
import { Loading, Refusal } from "./notice.tsx";

/** The events, the newest first. */
export function EventList() {
  const { value, failure, reload } = useLoad(async () => {
    const [events, webhooks] = await Promise.all([listEvents(), listWebhooks()]);
    return { events, webhooks };
  }, []);
  return (
    <>
      <button type="button" class="quiet" onClick={reload}>
        Look again
      </button>
      <Refusal failure={failure} />
      {!value && !failure && <Loading of="the events" />}
      {value?.events.length === 0 && <p>Nothing has happened yet.</p>}
      {value?.events.map((event) => (
        <details key={event.id}>
          <summary>
            {event.type} · {formatTime(event.timestamp)}
          </summary>
          <pre>{JSON.stringify(event.data, null, 2)}</pre>
          {value.webhooks.map((webhook) => (
            <SendAgain key={webhook.id} event={event} webhook={webhook} />
          ))}
        </details>
      ))}
    </>
  );
}

function SendAgain({ event, webhook }: { readonly event: Event; readonly webhook: Webhook }) {
  const [isSent, setSent] = useState(false);
  const { run, isRunning, failure } = useAction();
  const again = () =>
    void run(async () => {
      await replayEvent(webhook.id, event.id);
      setSent(true);
    });
  return (
    <div class="row">
      <button type="button" class="quiet" disabled={isRunning} onClick={again}>
        Send again to {webhook.url}
      </button>
      <span role="status" class="faint">
        {isSent && "It is on its way."}
      </span>
      <Refusal failure={failure} />
    </div>
  );
}
