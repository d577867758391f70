import type { Contract } from "@mars/contracts/platform/contract";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { logSecurityEvent } from "../../log/logSecurityEvent.ts";

/** A page that stays open asks every few seconds: that is one reading, not a thousand. */
const ONE_READING_MS = 15 * 60_000;
const READINGS_REMEMBERED = 1000;

/** Notes what someone could do because of a role: changes, and reads that need one. */
export function auditRoleUse(contract: Contract): (request: FastifyRequest) => void {
  const isRead = contract.method === "GET";
  if (isRead && contract.roles === undefined) return () => {};
  const noted = new LRUCache<string, true>({ max: READINGS_REMEMBERED, ttl: ONE_READING_MS });
  return (request) => {
    const { id, roles = [] } = request.person ?? {};
    if (roles.length === 0) return;
    if (isRead) {
      const reading = `${id} ${request.url.split("?")[0]}`;
      if (noted.has(reading)) return;
      noted.set(reading, true);
    }
    logSecurityEvent(request, "role.used", { roles: roles.join(",") });
  };
}
