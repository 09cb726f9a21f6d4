// svc admin account list, suspend, resume and close.
import { type AccountStatus, ServiceError } from "@svckit/core";
import type { Command } from "commander";
import type { On } from "../place/administering.js";
import { wholeNumber } from "../settings/whole-number.js";
import { writeResult } from "../terminal/output.js";

const STATUSES: readonly AccountStatus[] = ["active", "suspended", "closed"];

/** Adds the commands. */
export function addAccountEnds(account: Command, on: On): void {
  account
    .command("list")
    .description("List accounts in the order of their ids")
    .option("--limit <number>", "1 to 1,000 of them; 100 where left out", wholeNumber)
    .option("--cursor <id>", "the next_cursor of the page before")
    .option("--status <status>", "active, suspended or closed")
    .option("--plan <name>", "those on a plan")
    .option("--json", "answer in JSON")
    .action(({ limit, cursor, status, plan, ...options }) =>
      on(async (service, output) => {
        const query = { limit, cursor, plan, status: statusOf(status) };
        const given = Object.entries(query).filter(([, value]) => value !== undefined);
        writeResult(output, await service.listAccounts(Object.fromEntries(given)));
      }, options),
    );
  account
    .command("suspend")
    .description("Refuse an account's calls until it is resumed; what runs comes to its end")
    .requiredOption("--account <id>", "the account")
    .requiredOption("--reason <text>", "why; its callers are not told")
    .option("--json", "answer in JSON")
    .action(({ account: id, reason, ...options }) =>
      on(
        async (service, output) => writeResult(output, await service.suspendAccount(id, { reason })),
        options,
      ),
    );
  account
    .command("resume")
    .description("Let a suspended account go on")
    .requiredOption("--account <id>", "the account")
    .option("--json", "answer in JSON")
    .action(({ account: id, ...options }) =>
      on(async (service, output) => writeResult(output, await service.resumeAccount(id)), options),
    );
  account
    .command("close")
    .description("Close an account for good: keys revoked, state archived, personal data erased, books kept")
    .requiredOption("--account <id>", "the account")
    .option("--json", "answer in JSON")
    .action(({ account: id, ...options }) =>
      on(async (service, output) => writeResult(output, await service.closeAccount(id)), options),
    );
}

function statusOf(text: unknown): AccountStatus | undefined {
  if (text === undefined) return undefined;
  const status = STATUSES.find((each) => each === text);
  if (status !== undefined) return status;
  throw new ServiceError("INVALID_ARGS", { message: "--status is active, suspended or closed." });
}
