// Monitor detail: one monitor: what it does, what became of each run, and how it is paused, tried and ended.

import { useState } from "preact/hooks";
import { formatCell, formatTime } from "../data/format.ts";
import { toNumber } from "../data/series.ts";
import {
  archiveMonitor,
  getMonitor,
  listRuns,
  type Monitor,
  type Run,
  setMonitorStatus,
  type Trial,
  testMonitor,
} from "../wire/state.ts";
import { useAction } from "../wire/use-action.ts";
import { useLoad } from "../wire/use-load.ts";
import { placeOf } from "../wire/use-place.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { FactList } from "./fact-list.tsx";
import { LineChart } from "./line-chart.tsx";
import { scheduleOf } from "./monitor-list.tsx";
import { Loading, Notice, Refusal } from "./notice.tsx";
import { TableView } from "./table-view.tsx";

/** The monitor of an id. */
export function MonitorDetail({ id }: { readonly id: string }) {
  const { value, failure, reload } = useLoad(async () => {
    const [monitor, runs] = await Promise.all([getMonitor(id), listRuns(id)]);
    return { monitor, runs };
  }, [id]);
  if (!value) return failure ? <Refusal failure={failure} /> : <Loading of="the monitor" />;
  return (
    <>
      <h2>{value.monitor.name}</h2>
      <About monitor={value.monitor} />
      <Actions monitor={value.monitor} onChanged={reload} />
      <History runs={value.runs} />
    </>
  );
}

function About({ monitor }: { readonly monitor: Monitor }) {
  const { tool, args, calls, condition, severity, status, paused_reason: reason } = monitor;
  const facts: readonly (readonly [string, string])[] = [
    ["tool", tool ?? (calls ?? []).map((call) => call.tool).join(", ")],
    ["arguments", formatCell(args)],
    ["alert where", condition === null ? "every run" : JSON.stringify(condition)],
    ["runs", scheduleOf(monitor)],
    ["last run", formatTime(monitor.last_run_at)],
    ["next run", formatTime(monitor.next_run_at)],
  ];
  return (
    <>
      <p class="tags">
        <span class={status === "active" ? "good" : "warn"}>{status}</span>
        <span>{severity}</span>
      </p>
      {reason && <Notice>Paused: {reason}</Notice>}
      <FactList facts={facts} />
      {tool && (
        <p>
          <a href={placeOf("tools", tool)}>The tool</a>
        </p>
      )}
    </>
  );
}

function Actions({
  monitor: { id, status },
  onChanged,
}: {
  readonly monitor: Monitor;
  readonly onChanged: () => void;
}) {
  const [trial, setTrial] = useState<Trial | undefined>(undefined);
  const { run, isRunning, failure } = useAction();
  const change = (work: () => Promise<unknown>) =>
    void run(async () => {
      await work();
      onChanged();
    });
  const other = status === "active" ? "paused" : "active";
  return (
    <>
      <p class="row">
        <button type="button" class="quiet" onClick={onChanged}>
          Look again
        </button>
        {status !== "archived" && (
          <>
            <button
              type="button"
              disabled={isRunning}
              onClick={() => void run(async () => setTrial(await testMonitor(id)))}
            >
              Try it now
            </button>
            <button
              type="button"
              class="quiet"
              disabled={isRunning}
              onClick={() => change(() => setMonitorStatus(id, other))}
            >
              {other === "paused" ? "Pause" : "Let it run again"}
            </button>
            <ConfirmButton
              label="Archive"
              question="End it for good?"
              disabled={isRunning}
              onConfirm={() => change(() => archiveMonitor(id))}
            />
          </>
        )}
      </p>
      <Refusal failure={failure} />
      {trial && (
        <p role="status">
          It saw {formatCell(trial.observed)}: a run now {wordsOf(trial)}. The trial took {trial.credits_used}{" "}
          credits.
        </p>
      )}
    </>
  );
}

function wordsOf({ status, reason, alert }: Trial): string {
  if (status !== "ok") return `would fail (${reason ?? "unknown"})`;
  return alert === "none" ? "would change no alert" : `${alert} an alert`;
}

function History({ runs }: { readonly runs: readonly Run[] }) {
  if (runs.length === 0) return <p class="faint">It has not run yet.</p>;
  const points = runs.flatMap(({ slot, observed }) => {
    const value = toNumber(observed);
    return value === undefined ? [] : [{ at: Date.parse(slot), value }];
  });
  const rows = runs.map((run) => ({
    slot: formatTime(run.slot),
    status: run.status,
    why: run.reason,
    met: run.met,
    observed: run.observed,
    alert: run.alert_id,
    credits: run.credits_used,
  }));
  return (
    <section aria-labelledby="history-heading">
      <h3 id="history-heading">History</h3>
      {points.length > 1 && (
        <LineChart label="" series={[{ name: "observed", points: points.sort((a, b) => a.at - b.at) }]} />
      )}
      <TableView caption="Runs" table={{ path: "", columns: Object.keys(rows[0] ?? {}), rows }} />
    </section>
  );
}
