// Machine: how slow this one is at the moment, beside the one on which bounds of processor time were set.
import { gunzipSync, gzipSync } from "node:zlib";

const TEXT = JSON.stringify({
  text: '"'.repeat(250_000),
  list: Array.from({ length: 20_000 }, (_, index) => `${index}`),
});
const ZIPPED = gzipSync(TEXT);
// What the work below took there.
const REFERENCE_MS = 6;
const ROUNDS = 9;

/** The factor by which work takes longer here and now; at least 1. On machines that others share it comes and goes. */
export function slowness(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    JSON.stringify(JSON.parse(gunzipSync(ZIPPED).toString("utf8")));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.max(1, (times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0) / REFERENCE_MS);
}
