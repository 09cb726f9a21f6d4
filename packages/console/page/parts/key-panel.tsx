// Key panel: the keys of this tab: one is typed, chosen or forgotten.
import { useState } from "preact/hooks";
import { FACTS } from "../wire/facts.ts";
import { chooseKey, dropKey, takeKey, useSession } from "../wire/session.ts";

/** The keys. They stay in this tab, and go to the service as a header alone. */
export function KeyPanel() {
  const { keys, current } = useSession();
  const [typed, setTyped] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    const key = typed.trim();
    if (key === "") return;
    takeKey(key, shownKey(key));
    setTyped("");
  };
  return (
    <section aria-labelledby="keys-heading">
      <h2 id="keys-heading">Whose calls</h2>
      <form class="row" onSubmit={submit}>
        <p class="field wide">
          <label for="key">API key</label>
          <input
            id="key"
            type="password"
            autocomplete="off"
            placeholder={`${FACTS.keyPrefixes.live}…`}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </p>
        <button type="submit">Use this key</button>
      </form>
      <p class="faint">A key stays in this tab until it is closed, and is sent to this service alone.</p>
      {keys.length > 0 && (
        <fieldset>
          <legend>Calls are sent</legend>
          <Choice name="without a key" isChosen={current === undefined} choose={() => chooseKey(undefined)} />
          {keys.map(({ key, name }) => (
            <div class="row" key={key}>
              <Choice name={`with ${name}`} isChosen={current === key} choose={() => chooseKey(key)} />
              <button type="button" class="quiet" onClick={() => dropKey(key)} aria-label={`Forget ${name}`}>
                Forget
              </button>
            </div>
          ))}
        </fieldset>
      )}
    </section>
  );
}

function Choice({
  name,
  isChosen,
  choose,
}: {
  readonly name: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}) {
  return (
    <label class="inline">
      <input type="radio" name="caller" checked={isChosen} onChange={choose} /> {name}
    </label>
  );
}

/** A key by its beginning and its end. */
function shownKey(key: string): string {
  const { live } = FACTS.keyPrefixes;
  return key.startsWith(live) ? `${live}…${key.slice(-4)}` : `…${key.slice(-4)}`;
}
