// Which servers have the console, by where they are reached.
import { expect, test } from "vitest";
import { isConsoleOn } from "../src/settings/switches.js";

test.each<[boolean, string, string | undefined, boolean, string | undefined]>([
  [true, "127.0.0.1", undefined, false, undefined],
  [true, "localhost", "http://localhost:8787/web3", false, undefined],
  [true, "::1", "http://[::1]:8787", false, undefined],
  [false, "0.0.0.0", undefined, false, undefined],
  [false, "127.0.0.1", "https://tools.example", false, undefined],
  [false, "127.0.0.1.example", undefined, false, undefined],
  [true, "0.0.0.0", undefined, true, undefined],
  [true, "0.0.0.0", undefined, false, "on"],
  [false, "127.0.0.1", undefined, true, "off"],
])("%s at %s, public %s, administrators %s, SVC_CONSOLE %s", (isOn, host, publicUrl, hasAdminKeys, said) => {
  expect(isConsoleOn({ SVC_CONSOLE: said }, { host, publicUrl, hasAdminKeys })).toBe(isOn);
});

test("SVC_CONSOLE is on or off, and nothing else", () => {
  const reached = { host: "127.0.0.1", publicUrl: undefined, hasAdminKeys: false };
  expect(() => isConsoleOn({ SVC_CONSOLE: "yes" }, reached)).toThrow(
    'SVC_CONSOLE must be on or off, but is "yes"',
  );
});
