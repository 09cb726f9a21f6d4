// svc admin prune: drops what is older than it is kept, or counts it first.
import { setTimeout as sleep } from "node:timers/promises";
import {
  isServiceError,
  type PrunedRows,
  type PruneOptions,
  type PruneProgress,
  type PruneReport,
  type Service,
  ServiceError,
} from "@svckit/core";
import type { Command } from "commander";
import { administer } from "../place/administering.js";
import { toRetentionOptions } from "../settings/retention.js";
import { outputOf, writeList } from "../terminal/output.js";
import { whileDoing } from "../terminal/progress.js";
import type { Terminal } from "../terminal/terminal.js";

// A server beside it has the store for as long as a piece has taken, and for this long at least.
const LEAST_PAUSE_MS = 5;
// A busy server may keep the lock from a piece for long. So often in a row a piece is tried again.
const MOST_TRIES = 10;
const TRY_AGAIN_MS = 500;

/** Adds the command. */
export function addPrune(admin: Command, terminal: Terminal): void {
  admin
    .command("prune")
    .description("Drop what is older than it is kept, a piece at a time, beside whoever serves the store")
    .option("--dry-run", "count what would go, and drop nothing")
    .option("--retention <days>", "receipts=90,holds=90,usage=800, in place of SVC_RETENTION", readDays)
    .option("--json", "answer in JSON")
    .action(async ({ dryRun = false, retention, ...options }) => {
      const progress = createProgress(dryRun);
      const report = await whileDoing(terminal, progress.words, () =>
        administer(terminal.env, (service, configured) => {
          const kept = retention ?? configured;
          return pruneThrough(service, {
            dryRun,
            ...(kept && { retention: kept }),
            onPiece: progress.told,
          });
        }),
      );
      writeList(outputOf(options, terminal), {
        name: "pruned",
        rows: report.pruned.map((row) => ({ ...row })),
        beside: { dry_run: report.dryRun },
        columns: ["kind", "before", "rows", ...(dryRun ? ["bytes"] : [])],
        sum: sumOf(report.pruned, dryRun),
      });
    });
}

/** Prunes, also where the store cannot be reached now and then: what went is gone, and is counted once. */
export async function pruneThrough(
  service: Pick<Service, "prune">,
  { onPiece = () => {}, ...options }: PruneOptions,
  pauseMs = TRY_AGAIN_MS,
): Promise<PruneReport> {
  const gone: Partial<Record<string, number>> = {};
  for (let tries = 1; ; tries += 1) {
    const reached = new Map<string, number>();
    try {
      const report = await service.prune({
        ...options,
        async onPiece(piece) {
          tries = 1;
          reached.set(piece.kind, piece.rows);
          await onPiece({ ...piece, rows: piece.rows + (gone[piece.kind] ?? 0) });
        },
      });
      return {
        ...report,
        pruned: report.pruned.map((each) => ({ ...each, rows: each.rows + (gone[each.kind] ?? 0) })),
      };
    } catch (error) {
      const isAway = isServiceError(error) && error.code === "STATE_BACKEND_UNAVAILABLE";
      if (!isAway || tries >= MOST_TRIES) throw error;
      // A count begins anew.
      if (!options.dryRun) for (const [kind, rows] of reached) gone[kind] = (gone[kind] ?? 0) + rows;
    }
    await sleep(pauseMs);
  }
}

function readDays(text: string) {
  try {
    return toRetentionOptions(text, "--retention");
  } catch (cause) {
    throw new ServiceError("INVALID_ARGS", { message: `${cause instanceof Error ? cause.message : cause}.` });
  }
}

/** Words for what is done at the moment, and the pause behind each piece. */
function createProgress(dryRun: boolean) {
  const verb = dryRun ? "counting" : "dropping";
  let words = `${verb} on SVC_STORE`;
  let since = performance.now();
  return {
    words: () => words,
    async told({ kind, rows }: PruneProgress) {
      words = `${verb} ${kind}: ${rows}`;
      await sleep(dryRun ? 0 : Math.max(LEAST_PAUSE_MS, performance.now() - since));
      since = performance.now();
    },
  };
}

function sumOf(pruned: readonly PrunedRows[], dryRun: boolean): string {
  const rows = pruned.reduce((sum, each) => sum + each.rows, 0);
  return dryRun ? `${rows} rows would go; nothing was dropped` : `${rows} rows are gone`;
}
