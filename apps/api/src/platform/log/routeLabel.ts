import { findWebRoute } from "@mars/contracts/pages/webRoutes";
import type { FastifyRequest } from "fastify";

/**
 * What metrics, logs and traces call a request: the pattern of its route or page, never the address
 * with its ids and search words.
 */
export function routeLabel(request: FastifyRequest): string {
  return request.routeOptions?.url ?? pageLabel(request.url.split("?")[0] ?? "/");
}

function pageLabel(pathname: string): string {
  return pathname.startsWith("/assets/") ? "/assets/*" : (findWebRoute(pathname) ?? "unmatched");
}
