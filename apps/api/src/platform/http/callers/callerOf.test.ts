import { expect, test } from "vitest";
import { networkOf } from "./callerOf.ts";

test.each([
  ["203.0.113.77", "203.0.113.77"],
  ["::ffff:203.0.113.77", "203.0.113.77"],
  ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3:8d3::/64"],
  ["2001:db8:85a3:8d3::1", "2001:db8:85a3:8d3::/64"],
  ["2001:0db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::8d3:1:2:3:4", "2001:db8:0:8d3::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
