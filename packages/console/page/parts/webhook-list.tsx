// Webhook list: where the account's events are sent, how that goes, and the secret that signs them.
import { useState } from "preact/hooks";
import { formatTime } from "../data/format.ts";
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  makeSigningSecret,
  type Webhook,
} from "../wire/state.ts";
import { useAction } from "../wire/use-action.ts";
import { useLoad } from "../wire/use-load.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { Loading, Refusal } from "./notice.tsx";
import { Unfolding } from "./unfolding.tsx";

/** The webhooks, the newest first. */
export function WebhookList() {
  const { value, failure, reload } = useLoad(listWebhooks, []);
  return (
    <>
      <NewWebhook onMade={reload} />
      <SigningSecret />
      <Refusal failure={failure} />
      {!value && !failure && <Loading of="the webhooks" />}
      {value?.length === 0 && <p>There are none.</p>}
      <ul class="cards long">
        {value?.map((webhook) => (
          <Card key={webhook.id} webhook={webhook} onChanged={reload} />
        ))}
      </ul>
    </>
  );
}

function Card({ webhook, onChanged }: { readonly webhook: Webhook; readonly onChanged: () => void }) {
  const { id, url, events, status, failures, last_failure: why, disabled_reason: reason } = webhook;
  const { run, isRunning, failure } = useAction();
  const drop = () =>
    void run(async () => {
      await deleteWebhook(id);
      onChanged();
    });
  return (
    <li class="card">
      <h3 class="code">{url}</h3>
      <p class="tags">
        <span class={status === "active" ? "good" : "bad"}>{status}</span>
        {events.map((event) => (
          <span key={event}>{event}</span>
        ))}
      </p>
      <p class={failures === 0 ? "good" : "bad"}>
        {failures === 0
          ? "No attempt has failed since the last that worked."
          : `${failures} ${failures === 1 ? "attempt has" : "attempts have"} failed since the last that worked: ${why ?? "unknown"}`}
        {reason && ` (${reason})`}
      </p>
      <p class="faint">Made {formatTime(webhook.created_at)}</p>
      <Unfolding label="Deliveries">{() => <DeliveryList webhook={webhook} onLook={onChanged} />}</Unfolding>
      <ConfirmButton label="Delete" question="Send it nothing more?" disabled={isRunning} onConfirm={drop} />
      <Refusal failure={failure} />
    </li>
  );
}

function NewWebhook({ onMade }: { readonly onMade: () => void }) {
  const [url, setUrl] = useState("");
  const { run, isRunning, failure } = useAction();
  const make = () =>
    run(async () => {
      await createWebhook(url.trim());
      setUrl("");
      onMade();
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div class="row">
        <p class="field wide">
          <label for="webhook-url">Send events to</label>
          <input
            id="webhook-url"
            type="url"
            placeholder="https://…"
            required
            value={url}
            onInput={(event) => setUrl(event.currentTarget.value)}
          />
        </p>
        <button type="submit" disabled={isRunning}>
          Add
        </button>
      </div>
      <Refusal failure={failure} />
    </form>
  );
}

/** Events wait until there is a secret to sign them with. */
function SigningSecret() {
  const [secret, setSecret] = useState<string | undefined>(undefined);
  const { run, isRunning, failure } = useAction();
  const make = (isRotated: boolean) =>
    void run(async () => setSecret((await makeSigningSecret(isRotated)).signing_secret));
  return (
    <details>
      <summary>Signing secret</summary>
      <p>Events are signed by Standard Webhooks 1.0.0, and wait until there is a secret to sign them with.</p>
      <p class="row">
        <button type="button" class="quiet" disabled={isRunning} onClick={() => make(false)}>
          Issue it
        </button>
        <ConfirmButton
          label="Rotate"
          question="Sign with a new one, beside the old for 24 hours?"
          disabled={isRunning}
          onConfirm={() => make(true)}
        />
      </p>
      <Refusal failure={failure} />
      {secret !== undefined && (
        <div class="secret" role="status">
          <p>The secret, shown this once:</p>
          <p class="code">{secret}</p>
          <CopyButton text={secret} label="Copy the secret" />
        </div>
      )}
    </details>
  );
}
