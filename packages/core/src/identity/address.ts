// The address of a caller: found behind proxies, and counted in a bucket.
import ipaddr from "ipaddr.js";
import { readIpAddress } from "../platform/ip-address.js";
import { createLru } from "../platform/lru.js";

/** The bucket of callers whose address is not known: one for all of them. */
const UNKNOWN = "unknown";

const buckets = createLru<string>(10_000);

/** The bucket of an address: IPv4 (also mapped and NAT64 forms) by itself, other IPv6 by its /64. */
export function addressBucket(address: string | undefined): string {
  if (address === undefined) return UNKNOWN;
  let bucket = buckets.get(address);
  if (bucket === undefined) {
    bucket = toBucket(parseAddress(address));
    buckets.set(address, bucket);
  }
  return bucket;
}

function toBucket(address: ipaddr.IPv4 | ipaddr.IPv6 | undefined): string {
  if (address === undefined) return UNKNOWN;
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`).toRFC5952String()}/64`;
}

/** An address without its port, brackets and zone; undefined for any other text. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  return readIpAddress(bare);
}

/** Proxies whose `X-Forwarded-For` is believed: addresses, ranges in CIDR form, or a number of hops. */
export type TrustedProxies = readonly string[] | number;

/** What stands for the address of a Unix socket's other end: a process of this machine, so a proxy wherever one is trusted. */
export const UNIX_SOCKET = "unix";

/** Finds a caller's address from the socket's address and the values of `X-Forwarded-For`. */
export type ReadAddress = (socket: string | undefined, forwardedFor: readonly string[]) => string | undefined;

/** Makes the reader for a set of proxies; throws an `Error` where it is none, or one of it is not an address or range. */
export function createAddressReader(trusted: TrustedProxies): ReadAddress {
  requireProxies(trusted);
  const matches = typeof trusted === "number" ? undefined : createMatcher(trusted);
  const isTrusted = matches && ((address: string) => address === UNIX_SOCKET || matches(address));
  const trustsNobody = trusted === 0 || (typeof trusted !== "number" && trusted.length === 0);
  return (peer, forwardedFor) => {
    // An address that nobody has: callers over such a socket are not told apart without a proxy.
    const socket = peer === UNIX_SOCKET && (trustsNobody || forwardedFor.length === 0) ? undefined : peer;
    if (socket === undefined || trusted === 0 || forwardedFor.length === 0) return socket;
    const hops = forwardedFor.join(",").split(",");
    let address = socket;
    // From the right, since what a caller wrote itself stands left of what the proxies added.
    for (let hop = 0; hop < hops.length; hop++) {
      const believed = isTrusted ? isTrusted(address) : typeof trusted === "number" && hop < trusted;
      const next = hops[hops.length - 1 - hop]?.trim();
      // Its bucket is asked for next, and remembered.
      if (!believed || next === undefined || addressBucket(next) === UNKNOWN) break;
      address = next;
    }
    return address === UNIX_SOCKET ? undefined : address;
  };
}

/** The ranges among proxies that hold every address, so that each caller may choose its own. */
export function trustsEverybody(trusted: TrustedProxies): readonly string[] {
  return typeof trusted === "number" ? [] : trusted.filter((range) => /\/0+$/.test(range));
}

// More hops than any request has; a larger number is a mistake.
const MAX_HOPS = 100;

function requireProxies(trusted: unknown): void {
  const isHops = Number.isInteger(trusted) && Number(trusted) >= 0 && Number(trusted) <= MAX_HOPS;
  if (isHops || (Array.isArray(trusted) && trusted.every((each) => typeof each === "string"))) return;
  throw new Error(
    `trustedProxies must be a list of addresses and ranges, or a number of hops, but is ${JSON.stringify(trusted)}`,
  );
}

function createMatcher(trusted: readonly string[]): (address: string) => boolean {
  const ranges = trusted.map((text) => {
    const [, bare = "", bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
    const address = parseAddress(bare);
    const width = address instanceof ipaddr.IPv4 ? 32 : 128;
    const prefix = bits === undefined ? width : Number(bits);
    if (address === undefined || !Number.isInteger(prefix) || prefix < 0 || prefix > width) {
      throw new Error(`trustedProxies: ${JSON.stringify(text)} is not an address or a range`);
    }
    return { address, prefix };
  });
  // The same few proxies stand in front of all requests.
  const known = createLru<"inside" | "outside">(1_000);
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      const address = parseAddress(text);
      const isInside = ranges.some(
        (range) =>
          address !== undefined &&
          address.kind() === range.address.kind() &&
          address.match(range.address, range.prefix),
      );
      found = isInside ? "inside" : "outside";
      known.set(text, found);
    }
    return found === "inside";
  };
}
