import { lastFinishedQuarter, type Quarter } from "@mars/domain/status/quarters";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { bulkInsert } from "../../apps/api/src/platform/database/bulkInsert.ts";
import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { municipalities } from "../../apps/api/src/platform/reference/facts/municipalities.ts";
import { randomFor } from "./random.ts";

const quarters = 10;
/** Municipalities where the state buys no land. */
const cities: ReadonlySet<string> = new Set([
  "0101",
  "0147",
  "0151",
  "0153",
  "0155",
  "0157",
  "0159",
  "0161",
  "0163",
  "0165",
  "0167",
  "0169",
  "0173",
  "0175",
  "0183",
  "0185",
  "0187",
  "0223",
  "0230",
  "0411",
]);

/** What the state owns for conversion in each municipality at the end of each quarter. */
export async function loadLand(
  tx: Queryable,
  { seed, now }: { seed: number; now: Date },
): Promise<void> {
  const last = lastFinishedQuarter(copenhagenDay(now.toISOString()));
  const rows = municipalities
    .filter(({ code }) => !cities.has(code))
    .flatMap(({ code }) => holdings(code, seed, last));
  await bulkInsert(
    tx,
    "land_holding",
    [
      "municipality_code",
      "quarter",
      "project_land_ha",
      "compensation_land_ha",
      "binding_agreements_ha",
      "bought_ha",
      "sold_ha",
      "vkp_ha",
      "klp_ha",
      "origin",
    ],
    rows,
  );
}

function holdings(code: string, seed: number, last: Quarter): unknown[][] {
  const random = randomFor(seed, "land", code);
  const size = random.logNormal(3.6, 0.9);
  let projectHa = size * random.between(0.2, 0.6);
  let compensationHa = size * random.between(0.3, 1);
  let bindingHa = size * random.between(0, 0.3);
  return Array.from({ length: quarters }, (_, index) => {
    const bought = random.chance(0.75) ? random.logNormal(Math.log(size) - 1.6, 0.8) : 0;
    const sold = random.chance(0.35)
      ? Math.min(compensationHa * 0.5, random.logNormal(Math.log(size) - 2.4, 0.7))
      : 0;
    projectHa += bought * 0.35;
    compensationHa += bought * 0.65 - sold;
    bindingHa = Math.max(0, bindingHa + random.between(-0.1, 0.2) * size);
    const total = projectHa + compensationHa;
    const vkp = total * random.between(0.3, 0.5);
    return [
      code,
      quarterStart(last, index - (quarters - 1)),
      round(projectHa),
      round(compensationHa),
      round(bindingHa),
      round(bought),
      round(sold),
      round(vkp),
      round(total - vkp),
      "demo",
    ];
  });
}

const round = (ha: number) => Math.round(ha * 100) / 100;

function quarterStart({ year, quarter }: Quarter, offset: number): string {
  return new Date(Date.UTC(year, 3 * (quarter - 1 + offset), 1)).toISOString().slice(0, 10);
}
