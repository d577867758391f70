import type { FastifyRequest } from "fastify";
import type { Config } from "../config/readConfig.ts";

/**
 * Where a page has to be opened instead, or null. `127.0.0.1` and `localhost` are one machine but
 * two origins: a page under the other name cannot sign in, because authorities send people back
 * to the public origin, where nothing is known of a sign-in begun elsewhere.
 *
 * Only between names of this machine on the same port and without a proxy, so that neither a
 * balancer, a tunnel nor a forged Host can send anybody elsewhere or around in circles; and only
 * for what a browser opens as a page: a script that reads one is answered where it asks.
 */
export function publicPageFinder({ server }: Config): PublicPageFinder {
  const own = new URL(server.publicUrl);
  const isWanted =
    isLoopback(own.hostname) && own.protocol === "http:" && server.trustProxy === false;
  return (request) => {
    const host = request.headers.host?.toLowerCase();
    if (!isWanted || host === undefined || host === own.host) return null;
    if (request.headers["sec-fetch-mode"] !== "navigate") return null;
    if (viaHeaders.some((name) => request.headers[name] !== undefined)) return null;
    const asked = URL.parse(`http://${host}`);
    if (asked === null || asked.port !== own.port || !isLoopback(asked.hostname)) return null;
    return request.url.startsWith("/") ? own.origin + request.url : null;
  };
}

export type PublicPageFinder = (request: FastifyRequest) => string | null;

const viaHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host"];

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
