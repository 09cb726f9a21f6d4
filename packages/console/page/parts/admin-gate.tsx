// Admin gate: what is behind it is for administrators, by a key that they type or by the host's own session.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { FACTS } from "../wire/facts.ts";
import { setAdminKey, useSession } from "../wire/session.ts";

/** Asks for the key, and shows what is behind it once there is one. The service checks it with each call. */
export function AdminGate({ children }: { readonly children: ComponentChildren }) {
  const { adminKey } = useSession();
  const [typed, setTyped] = useState("");
  if (adminKey !== undefined)
    return (
      <>
        <p class="row">
          <span class="faint">
            {adminKey === "" ? "As whoever is signed in at the host" : `With the key …${adminKey.slice(-4)}`}
          </span>
          <button type="button" class="quiet" onClick={() => setAdminKey(undefined)}>
            Leave
          </button>
        </p>
        {children}
      </>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAdminKey(typed.trim());
      }}
    >
      <p class="field">
        <label for="admin-key">Administrator's key</label>
        <input
          id="admin-key"
          type="password"
          autocomplete="off"
          placeholder={`${FACTS.keyPrefixes.admin}…`}
          aria-describedby="admin-key-hint"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </p>
      <p id="admin-key-hint" class="faint">
        It stays in this tab until it is closed. Left empty: the host checks who is signed in there.
      </p>
      <button type="submit">Go on</button>
    </form>
  );
}
