// svc admin and svc ledger: accounts, keys, credits and the proof of the ledger, on a store that a server may be using.
import { createAdminKey, createBrand, ServiceError } from "@svckit/core";
import type { Command } from "commander";
import { addAdminReceipts } from "../account/receipts.js";
import { administer, type On } from "../place/administering.js";
import { wholeNumber } from "../settings/whole-number.js";
import { addFields, outputOf, writeResult } from "../terminal/output.js";
import { whileDoing } from "../terminal/progress.js";
import type { Terminal } from "../terminal/terminal.js";
import { addAccountEnds } from "./account-ends.js";
import { addApprovals } from "./approvals.js";
import { addBilling } from "./billing.js";
import { addKeys } from "./keys.js";
import { addPrune } from "./prune.js";
import { addUsage } from "./usage.js";

/** Fills the command `admin`. */
export function addAdmin(admin: Command, terminal: Terminal): void {
  const on = onStoreOf(terminal);
  addAccount(admin, on);
  addKeys(admin, on);
  addAdminKey(admin, terminal);
  addApprovals(admin, on);
  addUsage(admin, on);
  addAdminReceipts(admin, on);
  addPrune(admin, terminal);
  addFields(admin);
}

/** Fills the command `ledger`. */
export function addLedger(ledger: Command, terminal: Terminal): void {
  const on = onStoreOf(terminal);
  ledger
    .command("verify")
    .description("Add up wallets, holds and ledger lines, from the last checkpoint on")
    .option("--whole", "every line from the first one on, and hold all checkpoints against them")
    .option("--checkpoint", "make a checkpoint for the next proof to go on from")
    .option("--json", "answer in JSON")
    .action(({ whole = false, checkpoint = false, ...options }) =>
      on(async (service, output) => {
        const proof = await service.verifyLedger({
          ...(whole && { from: "start" }),
          ...(checkpoint && { checkpoint: true }),
        });
        writeResult(output, { ...proof });
        if (!proof.ok) terminal.exit(1);
      }, options),
    );
  addFields(ledger);
}

function onStoreOf(terminal: Terminal): On {
  return (run, options) =>
    whileDoing(terminal, "working on SVC_STORE", (shown) =>
      administer(terminal.env, (service) => run(service, outputOf(options, shown))),
    );
}

function addAccount(admin: Command, on: On): void {
  const account = admin.command("account").description("Accounts");
  account
    .command("create")
    .description("Open an account")
    .option("--plan <name>", "its plan", "free")
    .option("--credits <number>", "credits of each period in place of the plan's", wholeNumber)
    .option("--no-wallet", "without a wallet: paid tools answer NO_WALLET")
    .option("--id <id>", "its id; made where left out")
    .option("--json", "answer in JSON")
    .action(({ plan, credits, wallet, id, ...options }) =>
      on(async (service, output) => {
        if (!wallet && credits !== undefined)
          throw new ServiceError("INVALID_ARGS", {
            message: "--no-wallet and --credits contradict each other.",
            next: "Leave one of them out.",
          });
        const given = {
          plan,
          wallet,
          ...(credits !== undefined && { credits }),
          ...(id !== undefined && { id }),
        };
        writeResult(output, { account_id: (await service.createAccount(given)).id });
      }, options),
    );
  account
    .command("show")
    .description("Tell an account's plan, wallet and keys")
    .requiredOption("--account <id>", "the account")
    .option("--json", "answer in JSON")
    .action(({ account: id, ...options }) =>
      on(async (service, output) => writeResult(output, await service.describeAccount(id)), options),
    );
  addAccountEnds(account, on);
  addBilling(admin, account, on);
}

function addAdminKey(admin: Command, terminal: Terminal): void {
  admin
    .command("admin-key")
    .description("Make an administrator's key for SVC_ADMIN_KEY; it is kept nowhere")
    .option("--brand <word>", "the service's brand, where it has one of its own")
    .option("--json", "answer in JSON")
    .action(({ brand, ...options }) =>
      writeResult(outputOf(options, terminal), { key: createAdminKey(createBrand(brand)) }),
    );
}
