// Which addresses are public: those of the open internet, where nothing of this network answers.
import ipaddr from "ipaddr.js";

const GLOBAL_UNICAST = ipaddr.IPv6.parse("2000::");
const NAT64 = ipaddr.IPv6.parse("64:ff9b::");

// Public by their range, and yet the inside of a cloud: Azure's host.
const INSIDE: ReadonlySet<string> = new Set(["168.63.129.16"]);

/** Whether an address, IPv4 or IPv6, is public unicast; an IPv4 address inside a mapped or NAT64 one is what counts. */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return isPublicIPv4(ipaddr.IPv4.parse(text));
  if (!ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.IPv6.parse(text);
  if (address.isIPv4MappedAddress()) return isPublicIPv4(address.toIPv4Address());
  if (address.match(NAT64, 96)) return isPublicIPv4(new ipaddr.IPv4(address.toByteArray().slice(12)));
  // 6to4 and Teredo have ranges of their own here: nothing public is reached by them any more, whatever they wrap.
  return address.match(GLOBAL_UNICAST, 3) && address.range() === "unicast" && !isTunnelToIPv4(address);
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast" && !INSIDE.has(address.toString());
}

/** ISATAP: the last 32 bits are an IPv4 address that a router of the network hands the packets on to. */
function isTunnelToIPv4({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
}
