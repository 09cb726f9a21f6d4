// Timeline: where the time of one call went, from the moment it was sent to its last byte.
import { formatDuration, formatTime, toWords } from "../data/format.ts";
import type { Receipt } from "../wire/envelope.ts";

/** What was seen of a call on its way. */
export interface Seen {
  readonly sentAt: number;
  readonly tookMs: number;
  readonly receipt: Receipt;
}

/** The parts of a call as bars above each other, and its events in order. */
export function Timeline({ sentAt, tookMs, receipt }: Seen) {
  const { duration_ms: inService, fetched_at: fetchedAt, observed_at: observedAt, source } = receipt;
  const total = Math.max(tookMs, inService, 1);
  const parts = [
    { name: "In the service", ms: inService, mark: "own" },
    { name: "On the way, there and back", ms: Math.max(0, total - inService), mark: "way" },
  ];
  const age = receipt.cache_age_ms ?? 0;
  return (
    <div class="timeline">
      <ul class="bars">
        {parts.map(({ name, ms, mark }) => (
          <li key={name}>
            <span>
              {name} · {formatDuration(ms)}
            </span>
            <progress class={mark} max={total} value={ms} aria-label={name} />
          </li>
        ))}
      </ul>
      <ol>
        {age > 0 && (
          <li>
            <b>{formatTime(observedAt)}</b> The data was retrieved, {formatDuration(age)} before this call
          </li>
        )}
        <li>
          <b>{formatTime(new Date(sentAt).toISOString())}</b> The call was sent
        </li>
        {age === 0 && observedAt !== null && (
          <li>
            <b>{formatTime(fetchedAt)}</b> The data was retrieved ({toWords(source)})
          </li>
        )}
        <li>
          <b>{formatTime(new Date(sentAt + tookMs).toISOString())}</b> The answer was here, after{" "}
          {formatDuration(tookMs)}: {toWords(receipt.runtime_status)}
        </li>
      </ol>
    </div>
  );
}
