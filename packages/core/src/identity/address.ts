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

/** Finds a caller's address from the socket's address and the values of `X-Forwarded-For`. */
export type ReadAddress = (socket: string | undefined, forwardedFor: readonly string[]) => string | undefined;

/** Makes the reader for a set of proxies; throws where one is not an address or range. */
export function createAddressReader(trusted: TrustedProxies): ReadAddress {
  const isTrusted = typeof trusted === "number" ? undefined : createMatcher(trusted);
  return (socket, forwardedFor) => {
    if (socket === undefined || trusted === 0 || forwardedFor.length === 0) return socket;
    const hops = forwardedFor.join(",").split(",");
    let address = socket;
    // From the right, since what a caller wrote itself stands left of what the proxies added.
    for (let hop = 0; hop < hops.length; hop++) {
      const believed = isTrusted ? isTrusted(address) : typeof trusted === "number" && hop < trusted;
      const next = hops[hops.length - 1 - hop];
      if (!believed || next === undefined || parseAddress(next) === undefined) return address;
      address = next.trim();
    }
    return address;
  };
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
  return (text) => {
    const address = parseAddress(text);
    return ranges.some(
      (range) =>
        address !== undefined &&
        address.kind() === range.address.kind() &&
        address.match(range.address, range.prefix),
    );
  };
}
