// Approval list: calls that wait for a person's word, and those that had one.
import { useState } from "preact/hooks";
import { formatTime } from "../data/format.ts";
import { type Approval, decide, listApprovals } from "../wire/admin.ts";
import { useAction } from "../wire/use-action.ts";
import { useLoad } from "../wire/use-load.ts";
import { Choice, FilterRow, Typed } from "./filter-row.tsx";
import { Loading, Refusal } from "./notice.tsx";

const STATES = ["pending", "approved", "denied", "used"];

/** The calls of a state, the oldest first. */
export function ApprovalList() {
  const [state, setState] = useState("pending");
  const [by, setBy] = useState("");
  const { value, failure, reload } = useLoad(() => listApprovals(state), [state]);
  return (
    <>
      <FilterRow onLook={reload}>
        <Choice label="State" value={state} of={STATES} choose={setState} />
        <Typed
          label="You, as the books name you"
          kind="text"
          hint="ada@example.com"
          value={by}
          type={setBy}
        />
      </FilterRow>
      <Refusal failure={failure} />
      {!value && !failure && <Loading of="the approvals" />}
      {value?.approvals.length === 0 && <p>No call is {state}.</p>}
      <ul class="cards">
        {value?.approvals.map((approval) => (
          <Waiting key={approval.approval_id} approval={approval} by={by.trim()} onDecided={reload} />
        ))}
      </ul>
    </>
  );
}

function Waiting({
  approval,
  by,
  onDecided,
}: {
  readonly approval: Approval;
  readonly by: string;
  readonly onDecided: () => void;
}) {
  const { run, isRunning, failure } = useAction();
  const { tool, args, reason, account_id: account, end_user: endUser, created_at: at, state } = approval;
  const say = (word: "approve" | "deny") =>
    void run(async () => {
      await decide(approval.approval_id, word, { by });
      onDecided();
    });
  return (
    <li class="card">
      <h3>{tool}</h3>
      <p>{reason}</p>
      <p class="code">{args ? JSON.stringify(args) : "–"}</p>
      <p class="faint">
        {account ?? "without an account"}
        {endUser && `, ${endUser}`} · asked {formatTime(at)} · ends {formatTime(approval.expires_at)}
        {approval.decided_by && ` · ${state} by ${approval.decided_by}`}
      </p>
      {state === "pending" && (
        <p class="row">
          <button type="button" disabled={isRunning || by === ""} onClick={() => say("approve")}>
            Allow
          </button>
          <button
            type="button"
            class="quiet danger"
            disabled={isRunning || by === ""}
            onClick={() => say("deny")}
          >
            Refuse
          </button>
          {by === "" && <span class="faint">Say first who you are.</span>}
        </p>
      )}
      <Refusal failure={failure} />
    </li>
  );
}
