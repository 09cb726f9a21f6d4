// Unread: the memory of answers that nobody reads, bounded for all connections together.
import type { ServerResponse } from "node:http";

// Above this bound the oldest unread answer is cut. Bytes in the kernel's own buffers do not count.
const MAX_BYTES = 64 * 1024 * 1024;

// In the order of their ends, oldest first.
const held = new Map<ServerResponse, number>();
let bytesHeld = 0;

/** Counts an answer that is written to its end, and of which the kernel has not yet taken so many bytes. */
export function watchUnread(response: ServerResponse, bytes: number): void {
  held.set(response, bytes);
  bytesHeld += bytes;
  response.once("close", () => release(response));
  for (const [oldest] of held) {
    if (bytesHeld <= MAX_BYTES) return;
    release(oldest);
    oldest.destroy();
  }
}

function release(response: ServerResponse): void {
  bytesHeld -= held.get(response) ?? 0;
  held.delete(response);
}
