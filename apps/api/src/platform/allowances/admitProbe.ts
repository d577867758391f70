import { COARSE_CELL_M } from "@mars/domain/areas/coarseOverlap";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import { networkOf } from "../http/callers/callerOf.ts";
import { signedIn } from "../identity/person.ts";
import { logSecurityEvent } from "../log/logSecurityEvent.ts";
import { cellsOfArea, takeAllowance } from "./allowanceQueries.ts";

/** An office shares one address. */
const PEOPLE_PER_ADDRESS = 5;
/** An answer tells of whole cells, so that much is asked about, however small the area. */
const CELL_HA = COARSE_CELL_M ** 2 / 10_000;

type ProbeGuard = { database: Database; config: Config; now: () => Date };

/**
 * Whether this caller may have an area held against areas that are not public: 0, or the seconds to
 * wait. Land that was asked about within the hour is free: pages reload, and areas are redrawn. A
 * refusal is logged with who asked.
 */
export async function admitProbe(
  { database, config, now }: ProbeGuard,
  request: FastifyRequest,
  geoLocationId: string | null,
): Promise<number> {
  if (geoLocationId === null) return 0;
  const person = signedIn(request);
  const most = config.rates.probedHaPerHour;
  const items = await cellsOfArea(database.write, geoLocationId, COARSE_CELL_M);
  for (const { caller, people } of [
    { caller: `person:${person.id}`, people: 1 },
    { caller: `address:${networkOf(request.ip)}`, people: PEOPLE_PER_ADDRESS },
  ]) {
    const waitSeconds = await takeAllowance(
      database.write,
      { kind: "land", caller, most: most * people, windowHours: 1 },
      { items, amountEach: CELL_HA, at: now() },
    );
    if (waitSeconds === 0) continue;
    logSecurityEvent(request, "area-probing-refused", { most });
    return waitSeconds;
  }
  return 0;
}
