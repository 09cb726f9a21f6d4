// svc admin approvals, approve and deny: calls that wait for a person, on a store that a server may be using.
import { userInfo } from "node:os";
import type { Command } from "commander";
import type { On } from "../place/administering.js";
import { wholeNumber } from "../settings/whole-number.js";
import { writeResult } from "../terminal/output.js";

/** Adds the commands. */
export function addApprovals(admin: Command, on: On): void {
  admin
    .command("approvals")
    .description("List the calls that wait for a person, and those that people have decided on")
    .option("--account <id>", "one account; all where left out")
    .option("--state <state>", "pending, approved, denied or used; any where left out")
    .option("--limit <number>", "how many at most", wholeNumber)
    .option("--cursor <text>", "where the list goes on, as the one before said")
    .option("--json", "answer in JSON")
    .action(({ account, state, limit, cursor, ...options }) =>
      on(async (service, output) => {
        const ofOne = account === undefined ? {} : { accountId: account };
        const listed = await service.approvals.list({ ...ofOne, state, limit, cursor });
        if (output.json || output.fields) return writeResult(output, { ...listed });
        for (const { approval_id: id, ...each } of listed.approvals) {
          const whose = [each.account_id, each.end_user].filter((name) => name !== null).join(" ");
          const line = `${id} ${each.state} ${whose} ${each.tool} ${JSON.stringify(each.args)} ${each.reason}`;
          output.terminal.write(`${line}\n`);
        }
        if (listed.next_cursor !== null) output.terminal.write(`next_cursor: ${listed.next_cursor}\n`);
      }, options),
    );
  addDecision(
    admin.command("approve").description("Allow a call: sent again unchanged, it runs, once"),
    "approve",
    on,
  );
  addDecision(admin.command("deny").description("Refuse a call, also one that was allowed"), "deny", on);
}

function addDecision(command: Command, word: "approve" | "deny", on: On): void {
  command
    .requiredOption("--approval <id>", "the approval, as the refused call names it")
    .option("--by <name>", "who says so; the user of this machine where left out")
    .option("--words <text>", "why; a caller who is refused reads it")
    .option("--json", "answer in JSON")
    .action(({ approval, by = userInfo().username, words, ...options }) =>
      on(
        async (service, output) =>
          writeResult(output, await service.approvals[word](approval, { by, words })),
        options,
      ),
    );
}
