// Monitor list: the account's monitors, and the form that makes one.
import { useState } from "preact/hooks";
import { formatTime } from "../data/format.ts";
import { listMonitors, type Monitor } from "../wire/state.ts";
import { useLoad } from "../wire/use-load.ts";
import { placeOf } from "../wire/use-place.ts";
import { Choice, FilterRow, type Option } from "./filter-row.tsx";
import { NewMonitor } from "./new-monitor.tsx";
import { Loading, Refusal } from "./notice.tsx";

const STATUSES: readonly Option[] = [["", "any"], "active", "paused", "archived"];

/** The monitors, the newest first. */
export function MonitorList() {
  const [status, setStatus] = useState("");
  const { value, failure, reload } = useLoad(() => listMonitors(status), [status]);
  return (
    <>
      <NewMonitor onMade={reload} />
      <FilterRow onLook={reload}>
        <Choice label="Status" value={status} of={STATUSES} choose={setStatus} />
      </FilterRow>
      <Refusal failure={failure} />
      {!value && !failure && <Loading of="the monitors" />}
      {value?.length === 0 && <p>There are none.</p>}
      <ul class="cards">
        {value?.map((monitor) => (
          <Card key={monitor.id} monitor={monitor} />
        ))}
      </ul>
    </>
  );
}

function Card({ monitor }: { readonly monitor: Monitor }) {
  const { id, name, status, severity, next_run_at: next, last_run_at: last } = monitor;
  return (
    <li class="card">
      <h3>
        <a href={placeOf("state", id)}>{name}</a>
      </h3>
      <p class="tags">
        <span class={status === "active" ? "good" : "warn"}>{status}</span>
        <span>{severity}</span>
        <span>{scheduleOf(monitor)}</span>
      </p>
      <p class="faint">
        Last run {formatTime(last)}, next {formatTime(next)}
      </p>
    </li>
  );
}

/** When a monitor runs, in words. */
export function scheduleOf({ schedule: { every, cron, timezone } }: Monitor): string {
  return every !== undefined ? `every ${every}` : `${cron ?? ""} ${timezone ?? ""}`.trim();
}
