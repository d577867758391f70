import type { FastifyRequest } from "fastify";
import type { Config } from "../config/readConfig.ts";
import { networkOf } from "../http/callers/callerOf.ts";
import { signedIn } from "../identity/person.ts";
import { logSecurityEvent } from "../log/logSecurityEvent.ts";
import type { ProbeLimit } from "./ProbeLimit.ts";

/** An office shares one address. */
const PEOPLE_PER_ADDRESS = 5;

export type ProbeGuard = { limit: ProbeLimit; config: Config; now: () => Date };

/**
 * Whether this caller may have one more area held against areas that are not public: 0, or the
 * seconds to wait. A refusal is logged with who asked.
 */
export function admitProbe(
  { limit, config, now }: ProbeGuard,
  request: FastifyRequest,
  area: string,
): number {
  const person = signedIn(request);
  const most = config.rates.areaChecksPerHour;
  const waitMs = limit.take(
    [
      { key: `person:${person.id}`, most },
      { key: `address:${networkOf(request.ip)}`, most: most * PEOPLE_PER_ADDRESS },
    ],
    area,
    now().getTime(),
  );
  if (waitMs === 0) return 0;
  logSecurityEvent(request, "area-probing-refused", { most });
  return Math.ceil(waitMs / 1000);
}
