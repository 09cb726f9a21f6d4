// For how long what grows with each call is kept, as a variable and a command line have it: `receipts=90,usage=800`.
import type { RetentionOptions } from "@svckit/core";
import type { Environment } from "./variables.js";

const MEMBER_OF: Readonly<Record<string, keyof RetentionOptions>> = {
  receipts: "receiptDays",
  holds: "holdDays",
  usage: "usageDays",
};

/** Days by kind, with commas between them. Throws an `Error` in which `name` is what they were given by. */
export function toRetentionOptions(text: string, name: string): RetentionOptions {
  const given = new Set<string>();
  const entries = text.split(",").map((each) => {
    const [, kind = "", days] = /^\s*(\w+)\s*=\s*(\d{1,9})\s*$/.exec(each) ?? [];
    const member = Object.hasOwn(MEMBER_OF, kind) ? MEMBER_OF[kind] : undefined;
    const isTwice = member !== undefined && given.has(member);
    if (member !== undefined && days !== undefined && !isTwice) {
      given.add(member);
      return [member, Number(days)] as const;
    }
    throw new Error(
      `${name} must be days by kind, each once, as receipts=90,holds=90,usage=800, but is ${JSON.stringify(text)}`,
    );
  });
  return Object.fromEntries(entries);
}

/** What SVC_RETENTION says; undefined where it is not set. */
export function retentionOf(env: Environment): RetentionOptions | undefined {
  const text = env["SVC_RETENTION"] || undefined;
  return text === undefined ? undefined : toRetentionOptions(text, "SVC_RETENTION");
}
