// The mask: it keeps secrets, and whatever looks like one, out of logs and error messages.
import type { Brand } from "@svckit/core";

const MASKED = "[secret]";

/** Masks these secrets, and everything in the form of a key, a signing secret or a bearer token. */
export function createMask({ keyPrefixes }: Brand, secrets: readonly string[]): (line: string) => string {
  const prefixes = [...Object.values(keyPrefixes), "whsec_"].join("|");
  // SVC_TEST_CLOCK_FILE begins like a key of the kind `test`, but is the name of a variable.
  const forms = new RegExp(`(?:${prefixes})(?!clock_file\\b)[\\w+/=]{6,}|\\bBearer +[^\\s"\\\\]+`, "gi");
  return (line) => {
    const masked = line.replace(forms, MASKED);
    return secrets.reduce((text, secret) => text.replaceAll(secret, MASKED), masked);
  };
}
