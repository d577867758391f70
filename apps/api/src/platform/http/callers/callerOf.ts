import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Whom limits count: the signed-in person, else the network address. */
export function callerOf(request: FastifyRequest): string {
  return request.person ? `person:${request.person.id}` : `address:${networkOf(request.ip)}`;
}

/** One subscriber has a whole /64 of IPv6 and could otherwise be 2^64 callers. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head.split(":").filter((group) => group !== "");
  const after = (tail ?? "").split(":").filter((group) => group !== "");
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
}
