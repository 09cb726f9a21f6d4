// Which URLs may be asked that somebody else than the operator has named, as far as the URL itself tells.
import ipaddr from "ipaddr.js";
import type { UpstreamFailure } from "./failure.js";
import { isPublicAddress } from "./public-address.js";

/** What is thrown, alone or as a cause, where a target may not be asked. It tells nothing of the target. */
export const TARGET_REFUSED = new Error("the target is not a public one");

/** What a caller is told whose target may not be asked. */
export const REFUSED_TARGET: UpstreamFailure = {
  runtimeStatus: "invalid_input",
  message:
    "was given a URL that it does not ask: it takes https, on port 443, of hosts on the public internet",
};

/** A URL that may be asked. */
export interface PublicTarget {
  readonly url: URL;
  /** Whether the operator has named the target, so that its address is not looked at. */
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
      // `URL` drops a default port, and writes a host in the one form in which it is met again.
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

/** The target of a URL; throws TARGET_REFUSED. A name may still have an address that is not public: that is seen at connecting. */
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
