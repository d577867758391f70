import type { IncomingMessage } from "node:http";

export const refusalText =
  "The embedded identity provider with its demo people answers only on this machine (localhost); set DEMO=1 to allow it elsewhere.";

/** `host` as in a Host header or URL: with or without port, IPv6 in brackets. */
export function isLoopbackHost(host: string): boolean {
  const name = host.trim().toLowerCase().replace(/:\d+$/, "");
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name === "[::1]" ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name)
  );
}

function isLoopbackAddress(address: string): boolean {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:/, "");
  return plain === "::1" || plain === "[::1]" || isLoopbackHost(plain);
}

/**
 * True when every party the request names is this machine. The Host header alone
 * can be forged from the network, so the forwarded client addresses count as well.
 */
export function comesFromLoopback(request: IncomingMessage): boolean {
  const hosts = [...listed(request.headers.host), ...listed(request.headers["x-forwarded-host"])];
  return (
    hosts.length > 0 &&
    hosts.every(isLoopbackHost) &&
    listed(request.headers["x-forwarded-for"]).every(isLoopbackAddress)
  );
}

function listed(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((value) => value.split(","));
}
