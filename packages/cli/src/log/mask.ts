// The mask that keeps secrets, and whatever looks like one, out of what a process tells.
import type { Brand } from "@svckit/core";

const MASKED = "[secret]";

/** Masks these secrets, and all that has the form of a key, a signing secret or a bearer token. */
export function createMask({ keyPrefixes }: Brand, secrets: readonly string[]): (line: string) => string {
  const prefixes = [...Object.values(keyPrefixes), "whsec_"].join("|");
  // The name of a variable begins as a key of the kind `test` does, in capitals.
  const forms = new RegExp(`(?:${prefixes})(?!clock_file\\b)[\\w+/=]{6,}|\\bBearer +[^\\s"\\\\]+`, "gi");
  return (line) => {
    const masked = line.replace(forms, MASKED);
    return secrets.reduce((text, secret) => text.replaceAll(secret, MASKED), masked);
  };
}
