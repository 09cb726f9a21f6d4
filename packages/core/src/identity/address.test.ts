// The clauses of the caller's address: its bucket, and which one it is behind proxies.
import fc from "fast-check";
import { expect, test } from "vitest";
import { addressBucket, createAddressReader, UNIX_SOCKET } from "./address.js";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["203.0.113.7:8080", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["64:ff9b::203.0.113.7", "203.0.113.7"],
  ["64:ff9b::cb00:7107", "203.0.113.7"],
  ["0064:ff9b:0:0:0:0:cb00:7107", "203.0.113.7"],
])("counts %s as the IPv4 address %s", (address, bucket) => {
  expect(addressBucket(address)).toBe(bucket);
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:FFFF:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:8443", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["[fe80::1%eth0]:80", "fe80::/64"],
  ["::1", "::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["65:ff9b::cb00:7107", "65:ff9b::/64"],
])("counts %s by its /64, %s", (address, bucket) => {
  expect(addressBucket(address)).toBe(bucket);
});

test.each([
  undefined,
  "",
  "unknown",
  "_hidden",
  "256.1.1.1",
  "1.2.3",
  "010.0.0.1",
  "0x7f.1",
  "2130706433",
  "1.2.3.4.5",
  "::1::2",
  "[203.0.113.7",
  "example.com",
  "<script>",
  "12345:1::",
])("counts %s, which is no address, in the one shared bucket", (address) => {
  expect(addressBucket(address)).toBe("unknown");
});

test("gives every address of one /64 the same bucket and every neighbour another", () => {
  const group = fc.integer({ min: 1, max: 0xfffe }).map((value) => value.toString(16));
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 8, maxLength: 8 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (address, tail) => {
        const net = address.slice(0, 4);
        const bucket = addressBucket(["2001", ...address.slice(1)].join(":"));
        expect(addressBucket(["2001", ...net.slice(1), ...tail].join(":"))).toBe(bucket);
        const neighbour = (Number.parseInt(net[3] ?? "", 16) + 1).toString(16);
        expect(addressBucket(["2001", ...net.slice(1, 3), neighbour, ...tail].join(":"))).not.toBe(bucket);
      },
    ),
  );
});

test("counts an IPv4 address alike in all its spellings, whatever it is", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      for (const spelling of [
        address,
        `${address}:1`,
        `::ffff:${address}`,
        `64:ff9b::${address}`,
        `[::ffff:${address}]:9`,
      ]) {
        expect(addressBucket(spelling)).toBe(address);
      }
    }),
  );
});

test("gives a bucket for any text at all", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.stringMatching(/^[0-9a-f:.%[\]]{1,30}$/)), (text) => {
      expect(typeof addressBucket(text)).toBe("string");
    }),
  );
});

test("believes nobody by default", () => {
  const read = createAddressReader([]);
  expect(read("198.51.100.1", ["203.0.113.7"])).toBe("198.51.100.1");
  expect(createAddressReader(0)("198.51.100.1", ["203.0.113.7"])).toBe("198.51.100.1");
});

test("keeps the socket's address where no header came", () => {
  expect(createAddressReader(["10.0.0.0/8"])("10.0.0.1", [])).toBe("10.0.0.1");
  expect(createAddressReader(2)("10.0.0.1", [])).toBe("10.0.0.1");
});

test("has no address where the socket has none", () => {
  expect(createAddressReader(["10.0.0.0/8"])(undefined, ["203.0.113.7"])).toBe(undefined);
  expect(addressBucket(createAddressReader(1)(undefined, ["203.0.113.7"]))).toBe("unknown");
});

test("believes so many hops from the right and no more", () => {
  const header = ["203.0.113.9, 203.0.113.7", "10.0.0.2"];
  expect(createAddressReader(1)("10.0.0.1", header)).toBe("10.0.0.2");
  expect(createAddressReader(2)("10.0.0.1", header)).toBe("203.0.113.7");
  expect(createAddressReader(3)("10.0.0.1", header)).toBe("203.0.113.9");
  expect(createAddressReader(9)("10.0.0.1", header)).toBe("203.0.113.9");
});

test("walks from the right over trusted proxies to the first address that is not one", () => {
  const read = createAddressReader(["10.0.0.0/8", "192.0.2.1", "2001:db8::/32"]);
  expect(read("10.0.0.1", ["203.0.113.7"])).toBe("203.0.113.7");
  expect(read("10.0.0.1", ["203.0.113.7, 192.0.2.1, 10.9.9.9"])).toBe("203.0.113.7");
  expect(read("2001:db8::5", ["203.0.113.7,2001:db8:1::1"])).toBe("203.0.113.7");
  expect(read("::ffff:10.0.0.1", ["203.0.113.7"])).toBe("203.0.113.7");
  expect(read("10.0.0.1", ["10.0.0.3, 10.0.0.2"])).toBe("10.0.0.3");
});

test("believes no header of a peer that is not a trusted proxy", () => {
  const read = createAddressReader(["10.0.0.0/8"]);
  expect(read("198.51.100.1", ["203.0.113.7"])).toBe("198.51.100.1");
  expect(read("11.0.0.1", ["203.0.113.7"])).toBe("11.0.0.1");
});

test("is not led astray by what a caller wrote left of its own address", () => {
  const read = createAddressReader(["10.0.0.0/8"]);
  expect(read("10.0.0.1", ["127.0.0.1, 10.0.0.7, 203.0.113.7"])).toBe("203.0.113.7");
  expect(read("10.0.0.1", ["1.1.1.1", "2.2.2.2", "203.0.113.7, 10.0.0.2"])).toBe("203.0.113.7");
});

test("stops at a hop that is no address, at the last one that was", () => {
  const read = createAddressReader(["10.0.0.0/8"]);
  expect(read("10.0.0.1", ["203.0.113.7, unknown, 10.0.0.2"])).toBe("10.0.0.2");
  expect(read("10.0.0.1", ["203.0.113.7, "])).toBe("10.0.0.1");
  expect(read("10.0.0.1", [""])).toBe("10.0.0.1");
  expect(createAddressReader(5)("10.0.0.1", ["203.0.113.7, <b>, 10.0.0.2"])).toBe("10.0.0.2");
});

test("reads hops with ports and brackets", () => {
  const read = createAddressReader(["10.0.0.0/8"]);
  expect(addressBucket(read("10.0.0.1", ["203.0.113.7:51234"]))).toBe("203.0.113.7");
  expect(addressBucket(read("10.0.0.1", ["[2001:db8::1]:51234, 10.0.0.2:80"]))).toBe("2001:db8::/64");
});

test("never gives an address left of one that is not trusted, whatever the header says", () => {
  const spoofed = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 5 });
  fc.assert(
    fc.property(spoofed, (left) => {
      const read = createAddressReader(["10.0.0.0/8"]);
      expect(read("10.0.0.1", [[...left, "203.0.113.7", "10.0.0.2"].join(",")])).toBe("203.0.113.7");
    }),
  );
});

test.each([
  "10.0.0.0/33",
  "10.0.0.0/x",
  "10.0.0.0/-1",
  "2001:db8::/129",
  "proxy.example",
  "",
  "10.0.0.0/8.5",
])("names the trusted proxy %j that is no address or range", (text) => {
  expect(() => createAddressReader([text])).toThrow(`trustedProxies: ${JSON.stringify(text)}`);
});

test("refuses a range without its number of bits", () => {
  expect(() => createAddressReader(["10.0.0.0/"])).toThrow("trustedProxies");
});

test.each(["10.0.0.0/8", "", null, true, -1, 1.5, Number.NaN, 101, {}, [10], [null], ["10.0.0.1", 7]])(
  "refuses %j, which is no list of proxies and no number of hops",
  (trusted) => {
    expect(() => createAddressReader(trusted as never)).toThrow("trustedProxies must be a list");
  },
);

test("believes the header of whoever comes over a Unix socket, where any proxy is trusted", () => {
  for (const trusted of [["10.0.0.0/8"], 1]) {
    expect(createAddressReader(trusted)(UNIX_SOCKET, ["1.1.1.1, 203.0.113.7"])).toBe("203.0.113.7");
    expect(createAddressReader(trusted)(UNIX_SOCKET, [])).toBe(undefined);
    expect(createAddressReader(trusted)(UNIX_SOCKET, ["unknown"])).toBe(undefined);
  }
  for (const trusted of [[], 0]) {
    expect(createAddressReader(trusted)(UNIX_SOCKET, ["203.0.113.7"])).toBe(undefined);
  }
  expect(createAddressReader(["10.0.0.0/8"])("10.0.0.1", ["203.0.113.7, unix"])).toBe("10.0.0.1");
});
