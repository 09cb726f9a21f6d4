// svc admin key: keys made, listed, replaced and revoked.
import { ServiceError, type ToolSelection } from "@svckit/core";
import type { Command } from "commander";
import type { On } from "../place/administering.js";
import { listOf } from "../settings/variables.js";
import { wholeNumber } from "../settings/whole-number.js";
import { writeResult } from "../terminal/output.js";

/** Adds the commands. */
export function addKeys(admin: Command, on: On): void {
  const key = admin.command("key").description("API keys");
  key
    .command("create")
    .description("Make a key; it is shown once")
    .requiredOption("--account <id>", "the account it speaks for")
    .option("--kind <kind>", "live, test or dev", "live")
    .option("--label <text>", "what its owner calls it")
    .option("--expires <time>", "when it expires, as ISO 8601")
    .option("--tools <selectors>", "the tools that it has: name,category:…,provider:…; !… takes some out")
    .option("--json", "answer in JSON")
    .action(({ account: id, kind, label, expires, tools, ...options }) =>
      on(async (service, output) => {
        if (kind !== "live" && kind !== "test" && kind !== "dev") {
          throw new ServiceError("INVALID_ARGS", { message: "--kind is live, test or dev." });
        }
        const scope = tools === undefined ? undefined : toSelection(tools);
        const made = await service.createKey(id, { kind, label, expiresAt: expires, tools: scope });
        writeResult(output, { key_id: made.keyId, key: made.key });
      }, options),
    );
  key
    .command("list")
    .description("List an account's keys, the oldest first")
    .requiredOption("--account <id>", "the account")
    .option("--json", "answer in JSON")
    .action(({ account: id, ...options }) =>
      on(async (service, output) => {
        const { keys } = await service.describeAccount(id);
        writeResult(output, { account_id: id, keys });
      }, options),
    );
  key
    .command("rotate")
    .description("Make a key in place of another, which ends")
    .requiredOption("--key <id>", "the key's id, not the key")
    .option("--overlap <ms>", "for so many milliseconds both are good", wholeNumber, 0)
    .option("--json", "answer in JSON")
    .action(({ key: keyId, overlap, ...options }) =>
      on(async (service, output) => {
        const made = await service.rotateKey(keyId, { overlapMs: overlap });
        writeResult(output, { key_id: made.keyId, key: made.key });
      }, options),
    );
  key
    .command("revoke")
    .description("Revoke a key")
    .requiredOption("--key <id>", "the key's id, not the key")
    .option("--json", "answer in JSON")
    .action(({ key: keyId, ...options }) =>
      on(async (service, output) => {
        await service.revokeKey(keyId);
        writeResult(output, { key_id: keyId, revoked: true });
      }, options),
    );
}

/** Selectors with commas between them; those behind a `!` are taken out. */
function toSelection(text: string): ToolSelection {
  const selectors = listOf(text);
  const allow = selectors.filter((each) => !each.startsWith("!"));
  const deny = selectors.filter((each) => each.startsWith("!")).map((each) => each.slice(1));
  return { ...(allow.length > 0 && { allow }), ...(deny.length > 0 && { deny }) };
}
