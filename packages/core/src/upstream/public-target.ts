// Public targets: which URLs and addresses may be asked when a caller names them.
import ipaddr from "ipaddr.js";
import { readIpAddress } from "../platform/ip-address.js";
import type { UpstreamFailure } from "./failure.js";

/** What is thrown, alone or as a cause, where a target may not be asked. It tells nothing of the target. */
export const TARGET_REFUSED = new Error("the target is not a public one");

/** What the caller is told then. */
export const REFUSED_TARGET: UpstreamFailure = {
  runtimeStatus: "invalid_input",
  message:
    "was given a URL that it does not ask: it takes https, on port 443, of hosts on the public internet",
};

/** Whether something failed because its target was refused. */
export function isTargetRefused(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth++) {
    if (each === TARGET_REFUSED) return true;
  }
  return false;
}

/** A URL that may be asked. */
export interface PublicTarget {
  readonly url: URL;
  /** Whether the operator has named the target: its address is not looked at then. */
  readonly allowed: boolean;
}

/** Targets that the operator allows beside the public ones, as `host:port`. */
export type EgressAllowed = ReadonlySet<string>;

const MAX_LENGTH = 2_048;
const PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };
const PRIVATE_SUFFIX = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|arpa)$/;

/** Reads the operator's list; throws an `Error` for what is not `host:port`. */
export function readEgressAllowed(targets: readonly string[]): EgressAllowed {
  return new Set(
    targets.map((target) => {
      const [, port] = /:(\d{1,5})$/.exec(target) ?? [];
      // `URL` drops a default port, and spells a host as it will spell it in a request.
      const url =
        port !== undefined && URL.canParse(`ws://${target}`) ? new URL(`ws://${target}`) : undefined;
      const isTarget = url && url.pathname === "/" && !url.username && !url.search && !url.hash;
      if (!isTarget || target.includes("/")) {
        throw new Error(
          `egressAllow takes targets as host:port, but has ${JSON.stringify(target.replace(/^.*@/, "…@"))}`,
        );
      }
      return `${url.hostname}:${Number(port)}`;
    }),
  );
}

/** The target of a URL; throws TARGET_REFUSED. The address of a name is checked later, at connecting. */
export function readPublicTarget(text: string, egressAllowed: EgressAllowed): PublicTarget {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) throw TARGET_REFUSED;
  const url = new URL(text);
  const usualPort = PORTS[url.protocol];
  if (usualPort === undefined || url.username !== "" || url.password !== "") throw TARGET_REFUSED;
  const port = url.port || usualPort;
  if (egressAllowed.has(`${url.hostname}:${port}`)) return { url, allowed: true };
  if (url.protocol !== "https:" || port !== "443" || !isPublicHost(url.hostname)) throw TARGET_REFUSED;
  return { url, allowed: false };
}

/** `URL` has brought every spelling of an IPv4 address to four decimal parts, and put IPv6 in brackets. */
function isPublicHost(host: string): boolean {
  if (host.startsWith("[")) return isPublicAddress(host.slice(1, -1));
  if (ipaddr.IPv4.isValid(host)) return isPublicAddress(host);
  return host.includes(".") && !host.endsWith(".") && !PRIVATE_SUFFIX.test(host);
}

const GLOBAL_UNICAST = ipaddr.IPv6.parse("2000::");

// Azure's host: public by its range, but inside the cloud.
const INSIDE: ReadonlySet<string> = new Set(["168.63.129.16"]);

/** Whether an address is public unicast. Of an IPv6 address that wraps an IPv4 address, the IPv4 address counts. */
export function isPublicAddress(text: string): boolean {
  const address = readIpAddress(text);
  if (address === undefined) return false;
  if (address instanceof ipaddr.IPv4) return address.range() === "unicast" && !INSIDE.has(address.toString());
  // 6to4 and Teredo have ranges of their own here: they reach nothing public any more, whatever they wrap.
  return address.match(GLOBAL_UNICAST, 3) && address.range() === "unicast" && !isTunnelToIPv4(address);
}

/** ISATAP (RFC 5214): the last 32 bits are an IPv4 address, to which a router of the network forwards the packets. */
function isTunnelToIPv4({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
}
