import { BlockList, isIP } from "node:net";

const inner4 = new BlockList();
const inner6 = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  inner4.addSubnet(network, bits, "ipv4");
// Of IPv6 only 2000::/3 is in use, and within it these lead elsewhere than they say: Teredo and 6to4
// to an IPv4 address, which may be an inner one, and those of documentation nowhere.
for (const [network, bits] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  inner6.addSubnet(network, bits, "ipv6");

/** Whether an IP address is anybody's on the internet, and not of this machine or its network. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  const family = isIP(plain);
  if (family === 4) return !inner4.check(plain, "ipv4");
  return family === 6 && !inner6.check(plain, "ipv6");
}
