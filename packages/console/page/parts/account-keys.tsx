// Account keys: the keys of an account: issued, shown once, and revoked.
import { useState } from "preact/hooks";
import { formatTime } from "../data/format.ts";
import { type Account, createKey, revokeKey } from "../wire/admin.ts";
import { takeKey } from "../wire/session.ts";
import { useAction } from "../wire/use-action.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Refusal } from "./notice.tsx";

/** The keys of an account, and the form that issues one. */
export function AccountKeys({
  account,
  onChanged,
}: {
  readonly account: Account;
  readonly onChanged: () => void;
}) {
  const { account_id: id, keys, status } = account;
  const [label, setLabel] = useState("");
  const [made, setMade] = useState<string | undefined>(undefined);
  const { run, isRunning, failure } = useAction();
  const issue = () =>
    run(async () => {
      const named = label.trim();
      setMade((await createKey(id, named === "" ? {} : { label: named })).key);
      setLabel("");
      onChanged();
    });
  const revoke = (keyId: string) =>
    void run(async () => {
      await revokeKey(keyId);
      onChanged();
    });
  return (
    <section aria-labelledby="account-keys-heading">
      <h3 id="account-keys-heading">Keys</h3>
      {status === "active" && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            void issue();
          }}
        >
          <p class="field wide">
            <label for="key-label">Name of the key</label>
            <input
              id="key-label"
              type="text"
              maxLength={100}
              autocomplete="off"
              value={label}
              onInput={(event) => setLabel(event.currentTarget.value)}
            />
          </p>
          <button type="submit" disabled={isRunning}>
            Issue a key
          </button>
        </form>
      )}
      <Refusal failure={failure} />
      {made !== undefined && <MadeKey secret={made} account={id} onTaken={() => setMade(undefined)} />}
      <KeyTable keys={keys} isRunning={isRunning} onRevoke={revoke} />
    </section>
  );
}

function MadeKey({
  secret,
  account,
  onTaken,
}: {
  readonly secret: string;
  readonly account: string;
  readonly onTaken: () => void;
}) {
  return (
    <div class="secret" role="status">
      <p>The key, shown this once:</p>
      <p class="code" data-secret="key">
        {secret}
      </p>
      <p class="row">
        <CopyButton text={secret} label="Copy the key" />
        <button type="button" class="quiet" onClick={() => takeKey(secret, `the key of ${account}`)}>
          Call with it here
        </button>
        <button type="button" class="quiet" onClick={onTaken}>
          I have it
        </button>
      </p>
    </div>
  );
}

function KeyTable({
  keys,
  isRunning,
  onRevoke,
}: {
  readonly keys: Account["keys"];
  readonly isRunning: boolean;
  readonly onRevoke: (keyId: string) => void;
}) {
  if (keys.length === 0) return <p>It has no keys.</p>;
  return (
    <div class="scroll">
      <table>
        <caption class="unseen">Keys</caption>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Name</th>
            <th scope="col">Made</th>
            <th scope="col">Last used</th>
            <th scope="col">Standing</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key_id: id, shown, label, created_at: made, last_used_at: used, revoked }) => (
            <tr key={id}>
              <td class="code">{shown}</td>
              <td>{label ?? "–"}</td>
              <td>{formatTime(made)}</td>
              <td>{formatTime(used)}</td>
              <td>
                {revoked ? (
                  "revoked"
                ) : (
                  <ConfirmButton
                    label="Revoke"
                    question="Refuse its calls from now on?"
                    disabled={isRunning}
                    onConfirm={() => onRevoke(id)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
