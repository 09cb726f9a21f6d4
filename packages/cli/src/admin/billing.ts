// svc admin wallet and svc admin account plan: credits that are bought, given and taken, and changes of plan.
import type { Billed } from "@svckit/core";
import type { Command } from "commander";
import type { On } from "../place/administering.js";
import { signedNumber, wholeNumber } from "../settings/whole-number.js";
import { writeResult } from "../terminal/output.js";

/** Adds the commands. */
export function addBilling(admin: Command, account: Command, on: On): void {
  addWallet(admin.command("wallet").description("Wallets"), on);
  addPlan(account.command("plan").description("Put an account on a plan; what was bought stays"), on);
  const plan = admin.command("plan").description("Plans");
  addPlan(plan.command("set").description("The same as `account plan`"), on);
}

function addWallet(wallet: Command, on: On): void {
  wallet
    .command("topup")
    .description("Add bought credits, which stay until they are spent or expire")
    .requiredOption("--account <id>", "the account")
    .requiredOption("--credits <number>", "how many", wholeNumber)
    .option("--reference <name>", "what was paid for: it acts once")
    .option("--expires <time>", "when they expire, as ISO 8601")
    .option("--json", "answer in JSON")
    .action(({ account: id, credits, reference, expires, ...options }) =>
      on(async (service, output) => {
        const billed = await service.topUp(id, credits, {
          ...(reference !== undefined && { reference }),
          ...(expires !== undefined && { expiresAt: String(expires) }),
        });
        writeResult(output, { account_id: id, credits, ...told(reference, billed) });
      }, options),
    );
  wallet
    .command("adjust")
    .description("Give or take credits: a refund, a chargeback, goodwill")
    .requiredOption("--account <id>", "the account")
    .requiredOption("--credits <number>", "how many; below zero takes them", signedNumber)
    .requiredOption("--reference <name>", "what it is for: it acts once")
    .requiredOption("--reason <text>", "why, for the books")
    .option("--json", "answer in JSON")
    .action(({ account: id, credits, reference, reason, ...options }) =>
      on(async (service, output) => {
        const billed = await service.adjust(id, credits, { reference, reason });
        writeResult(output, { account_id: id, credits, ...told(reference, billed) });
      }, options),
    );
}

function addPlan(command: Command, on: On): void {
  command
    .requiredOption("--account <id>", "the account")
    .requiredOption("--plan <name>", "the plan")
    .option("--at <when>", "now, with a full wallet from now on, or period_end", "now")
    .option("--reference <name>", "what was paid for: it acts once")
    .option("--json", "answer in JSON")
    .action(({ account: id, plan, at, reference, ...options }) =>
      on(async (service, output) => {
        const billed = await service.setPlan(id, plan, { at, ...(reference !== undefined && { reference }) });
        writeResult(output, { account_id: id, plan, ...told(reference, billed) });
      }, options),
    );
}

/** Whether this delivery has acted; a change without a reference always has. */
function told(reference: string | undefined, { applied }: Billed) {
  return reference === undefined ? {} : { reference, applied };
}
