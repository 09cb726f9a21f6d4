// svc admin usage: what calls came to, for whoever bills.
import type { UsageField, UsageOptions } from "@svckit/core";
import type { Command } from "commander";
import type { On } from "../place/administering.js";
import { wholeNumber } from "../settings/whole-number.js";
import { writeResult } from "../terminal/output.js";

/** Adds the command. */
export function addUsage(admin: Command, on: On): void {
  admin
    .command("usage")
    .description("Sum up calls and credits: all of it as CSV, or a page as JSON")
    .requiredOption("--from <day>", "the first UTC day, as YYYY-MM-DD")
    .requiredOption("--to <day>", "the last UTC day; it is counted, too")
    .option("--by <fields>", "day, tool, key, endUser, account: what is summed by, in this order", "day,tool")
    .option("--account <id>", "one account; all where left out")
    .option("--limit <number>", "the most rows of a page of JSON", wholeNumber)
    .option("--cursor <text>", "where a page of JSON goes on, as the one before said")
    .option("--csv", "answer in CSV, with all rows")
    .option("--json", "answer in JSON")
    .action(({ from, to, by, account, limit, cursor, csv, ...options }) =>
      on(async (service, output) => {
        const asked: UsageOptions = {
          from,
          to,
          // `as`: the service refuses what is none.
          by: String(by).split(",") as readonly UsageField[],
          ...(account !== undefined && { accountId: account }),
        };
        if (csv === true || !(output.json || output.fields)) {
          for await (const line of service.usageLines(asked)) output.terminal.write(line);
          return;
        }
        const { rows, nextCursor } = await service.usage({
          ...asked,
          ...(limit !== undefined && { limit }),
          ...(cursor !== undefined && { cursor }),
        });
        writeResult(output, { rows, next_cursor: nextCursor });
      }, options),
    );
}
