import { bulkInsert } from "../../../apps/api/src/platform/database/bulkInsert.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { plans } from "../../../apps/api/src/platform/reference/facts/plans.ts";
import { subCatchments } from "../../../apps/api/src/platform/reference/facts/subCatchments.ts";
import { tripartites } from "../../../apps/api/src/platform/reference/facts/tripartites.ts";
import type { Face } from "./faces.ts";

/** Below this share of both, two units merely touch. */
const minorShare = 0.01;

/** Which units overlap and by how much, added up from the pieces of land they share. */
export async function loadRelations(tx: Queryable, faces: readonly Face[]): Promise<void> {
  const planIds = new Map(plans.map((plan) => [plan.name, plan.id]));
  const planOf = new Map(subCatchments.map((sub) => [sub.opId, planIds.get(sub.planName) ?? ""]));
  const tripartiteIds = new Map(tripartites.map((one) => [one.number, one.id]));
  const sub = (face: Face) => face.opId;
  const municipality = (face: Face) => face.municipalityCode;
  const tripartite = (face: Face) => tripartiteIds.get(face.tripartiteNumber) ?? "";
  const plan = (face: Face) => planOf.get(face.opId) ?? "";

  await bulkInsert(
    tx,
    "subcatchment_tripartite",
    ["op_id", "tripartite_id", "share"],
    pairs(faces, sub, tripartite).map((pair) => [pair.a, pair.b, pair.shareOfA]),
  );
  await bulkInsert(
    tx,
    "subcatchment_municipality",
    ["op_id", "municipality_code", "area_ha", "share"],
    pairs(faces, sub, municipality).map((pair) => [pair.a, pair.b, pair.areaHa, pair.shareOfA]),
  );
  await bulkInsert(
    tx,
    "plan_tripartite",
    ["plan_id", "tripartite_id", "share_of_plan"],
    pairs(faces, plan, tripartite).map((pair) => [pair.a, pair.b, pair.shareOfA]),
  );
  const shares = (pair: Pair) => [
    pair.a,
    pair.b,
    pair.areaHa,
    pair.shareOfA,
    pair.shareOfB,
    pair.shareOfA < minorShare && pair.shareOfB < minorShare,
  ];
  await bulkInsert(
    tx,
    "plan_municipality",
    [
      "plan_id",
      "municipality_code",
      "area_ha",
      "share_of_plan",
      "share_of_municipality",
      "is_minor",
    ],
    pairs(faces, plan, municipality).map(shares),
  );
  await bulkInsert(
    tx,
    "tripartite_municipality",
    [
      "tripartite_id",
      "municipality_code",
      "area_ha",
      "share_of_tripartite",
      "share_of_municipality",
      "is_minor",
    ],
    pairs(faces, tripartite, municipality).map(shares),
  );
  await nameResponsible(tx);
}

type Pair = { a: string; b: string; areaHa: number; shareOfA: number; shareOfB: number };

function pairs(
  faces: readonly Face[],
  aOf: (face: Face) => string,
  bOf: (face: Face) => string,
): Pair[] {
  const [ofA, ofB, ofBoth] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const add = (sums: Map<string, number>, key: string, areaHa: number) =>
    sums.set(key, (sums.get(key) ?? 0) + areaHa);
  for (const face of faces) {
    add(ofA, aOf(face), face.areaHa);
    add(ofB, bOf(face), face.areaHa);
    add(ofBoth, `${aOf(face)}|${bOf(face)}`, face.areaHa);
  }
  return [...ofBoth].map(([key, areaHa]) => {
    const [a = "", b = ""] = key.split("|");
    return {
      a,
      b,
      areaHa,
      shareOfA: areaHa / (ofA.get(a) ?? 1),
      shareOfB: areaHa / (ofB.get(b) ?? 1),
    };
  });
}

/** Plans that the demo's planners lead, and one that lies in no municipality. */
const ledBy: Readonly<Record<string, string>> = {
  "Nibe Bredning og Langerak": "0791",
  "Hevring Bugt": "0791",
  "Kattegat, Aalborg Bugt": "0851",
  "Østersøen, Christiansø": "0400",
};

/** A plan is led by the municipality with the largest share of it. */
async function nameResponsible(tx: Queryable): Promise<void> {
  await sql`update plan set responsible_vat = largest.vat
    from (
      select distinct on (share.plan_id) share.plan_id, municipality.vat
      from plan_municipality share
      join municipality on municipality.code = share.municipality_code
      order by share.plan_id, municipality.vat is null, share.area_ha desc
    ) largest
    where largest.plan_id = plan.id`.execute(tx);
  await sql`update plan set responsible_vat = municipality.vat
    from unnest(${Object.keys(ledBy)}::text[], ${Object.values(ledBy)}::text[]) led (name, code)
    join municipality on municipality.code = led.code
    where plan.name = led.name`.execute(tx);
}
