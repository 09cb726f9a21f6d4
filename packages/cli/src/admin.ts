// svc admin and svc ledger: accounts, keys, credits and the proof of the ledger, on a store that a server may be using.
import { createAdminKey, createBrand, ServiceError } from "@svckit/core";
import type { Command } from "commander";
import { addAccountEnds } from "./account-ends.js";
import { administer, type On } from "./administering.js";
import { addApprovals } from "./approvals.js";
import { addBilling } from "./billing.js";
import { addKeys } from "./keys.js";
import { outputOf, writeResult } from "./output.js";
import type { Environment } from "./settings/variables.js";
import { wholeNumber } from "./settings/whole-number.js";
import { addUsage } from "./usage.js";

/** Adds the commands to the program. */
export function addAdministration(program: Command, env: Environment): void {
  const on: On = (run, options) => administer(env, (service) => run(service, outputOf(options)));
  addAccount(program.command("admin").description("Accounts, keys, credits and plans of SVC_STORE"), on);
  program
    .command("ledger")
    .description("The ledger of SVC_STORE")
    .command("verify")
    .description("Add up every wallet, hold and ledger line")
    .option("--json", "answer in JSON")
    .action((options) =>
      on(async (service, output) => {
        const proof = await service.verifyLedger();
        writeResult(output, { ...proof });
        if (!proof.ok) process.exitCode = 1;
      }, options),
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
  addKeys(admin, on);
  addAdminKey(admin);
  addBilling(admin, account, on);
  addApprovals(admin, on);
  addUsage(admin, on);
}

function addAdminKey(admin: Command): void {
  admin
    .command("admin-key")
    .description("Make an administrator's key for SVC_ADMIN_KEY; it is kept nowhere")
    .option("--brand <word>", "the service's brand, where it has one of its own")
    .option("--json", "answer in JSON")
    .action(({ brand, ...options }) =>
      writeResult(outputOf(options), { key: createAdminKey(createBrand(brand)) }),
    );
}
