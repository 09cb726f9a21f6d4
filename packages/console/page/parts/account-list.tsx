// Account list: the accounts of the service, and the form that opens one.
import { useState } from "preact/hooks";
import { formatTime } from "../data/format.ts";
import { createAccount, type ListedAccount, listAccounts } from "../wire/admin.ts";
import { useAction } from "../wire/use-action.ts";
import { useLoad } from "../wire/use-load.ts";
import { placeOf } from "../wire/use-place.ts";
import { Choice, FilterRow, type Option } from "./filter-row.tsx";
import { Loading, Refusal } from "./notice.tsx";
import { PageRow, usePages } from "./page-row.tsx";

const STATUSES: readonly Option[] = [["", "any"], "active", "suspended", "closed"];

/** A page of accounts, and the ways to the others. */
export function AccountList() {
  const [status, setStatus] = useState("");
  const pages = usePages();
  const { value, failure, reload } = useLoad(
    () => listAccounts({ status, cursor: pages.cursors.at(-1) }),
    [status, pages.cursors],
  );
  const narrow = (to: string) => {
    setStatus(to);
    pages.turn([]);
  };
  return (
    <>
      <NewAccount onMade={reload} />
      <FilterRow onLook={reload}>
        <Choice label="Status" value={status} of={STATUSES} choose={narrow} />
      </FilterRow>
      <Refusal failure={failure} />
      {!value && !failure && <Loading of="the accounts" />}
      {value && <Rows accounts={value.accounts} />}
      <PageRow pages={pages} next={value?.next_cursor} />
    </>
  );
}

function Rows({ accounts }: { readonly accounts: readonly ListedAccount[] }) {
  if (accounts.length === 0) return <p>There are none.</p>;
  return (
    <div class="scroll">
      <table>
        <caption class="unseen">Accounts</caption>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Status</th>
            <th scope="col">Plan</th>
            <th scope="col">Opened</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account_id: id, status, plan, created_at: at }) => (
            <tr key={id}>
              <td>
                <a href={placeOf("admin", id)}>{id}</a>
              </td>
              <td>{status}</td>
              <td>{plan}</td>
              <td>{formatTime(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NewAccount({ onMade }: { readonly onMade: () => void }) {
  const [id, setId] = useState("");
  const { run, isRunning, failure } = useAction();
  const open = () =>
    run(async () => {
      await createAccount(id.trim() === "" ? {} : { account_id: id.trim() });
      setId("");
      onMade();
    });
  return (
    <details>
      <summary>Open an account</summary>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <p class="field">
          <label for="new-account">Its id</label>
          <input
            id="new-account"
            type="text"
            placeholder="made where left out"
            autocomplete="off"
            value={id}
            onInput={(event) => setId(event.currentTarget.value)}
          />
        </p>
        <button type="submit" disabled={isRunning}>
          Open
        </button>
      </form>
      <Refusal failure={failure} />
    </details>
  );
}
