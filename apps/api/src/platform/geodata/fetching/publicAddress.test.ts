import { expect, test } from "vitest";
import { isPublicAddress } from "./publicAddress.ts";

test.each([
  ["93.184.216.34", true],
  ["172.32.0.1", true],
  ["2606:2800:220:1::1", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["::1", false],
  ["[::1]", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:7f00:1", false],
  ["fe80::1%eth0", false],
  ["fd00::1", false],
  ["fec0::1", false],
  ["::127.0.0.1", false],
  ["2002:7f00:1::", false],
  ["2001:0:7f00:1::", false],
  ["64:ff9b:1::7f00:1", false],
  ["example.dk", false],
])("%s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
