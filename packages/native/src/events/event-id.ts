// Event ids: UUIDs of version 7 whose order is that of the account's events, also within a millisecond.

/**
 * Makes an id out of a random one: its time is that of the event, and 26 of its bits count the account's events (RFC 9562,
 * section 6.2, method 1). Of two events of an account, the one with the larger number and no earlier time sorts behind.
 */
export function toEventId(
  randomId: string,
  { at, seq }: { readonly at: number; readonly seq: number },
): string {
  const time = hex(at, 12);
  const high = hex(Math.floor(seq / 0x4000) % 0x1000, 3);
  const low = hex(0x8000 + (seq % 0x4000), 4);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${low}-${randomId.slice(24)}`;
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}
