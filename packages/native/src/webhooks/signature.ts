// Signature: what a receiver checks a delivery by, as Standard Webhooks 1.0.0 has it.
import { createHmac } from "node:crypto";

const PREFIX = "whsec_";

/** What is signed. The text of the body is sent as it is here. */
export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The value of `webhook-signature`: a signature by each secret, of which a receiver needs one that it knows. */
export function sign(message: SignedMessage, secrets: readonly string[]): string {
  const content = `${message.id}.${message.timestamp}.${message.body}`;
  return secrets
    .map((secret) => createHmac("sha256", keyOf(secret)).update(content).digest("base64"))
    .map((signature) => `v1,${signature}`)
    .join(" ");
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), "base64");
}
