import type { FastifyRequest } from "fastify";
import { describeRequest } from "./logOptions.ts";

/** A line for those who watch over the service; people by id, never by name. */
export function logSecurityEvent(
  request: FastifyRequest,
  event: string,
  figures: Readonly<Record<string, number | string>> = {},
): void {
  request.log.warn(
    { ...describeRequest(request), ...figures, event, actorId: request.person?.id ?? null },
    "security event",
  );
}
