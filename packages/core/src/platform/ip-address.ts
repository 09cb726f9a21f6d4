// Reads IP addresses: one that wraps an IPv4 address is that IPv4 address.
import ipaddr from "ipaddr.js";

const NAT64 = ipaddr.IPv6.parse("64:ff9b::");

/** The address in a text, IPv4 also where IPv6 maps it or NAT64 carries it; undefined for any other text. */
export function readIpAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (!ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.IPv6.parse(text);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  if (address.match(NAT64, 96)) return new ipaddr.IPv4(address.toByteArray().slice(12));
  return address;
}
