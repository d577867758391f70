import { sql } from "kysely";
import { bulkInsert } from "../../../platform/database/bulkInsert.ts";
import type { Queryable } from "../../../platform/database/Database.ts";
import { recomputeOverlaps } from "../../../platform/geography/recomputeOverlaps.ts";

/** A small country of squares, 10 km each: two plans, two tripartites, three municipalities. */
const west = 500_000;
const south = 6_200_000;
const km = 1000;

export const box = (x: number, y: number, width: number, height: number): string => {
  const [a, b] = [west + x * km, south + y * km];
  const [c, d] = [a + width * km, b + height * km];
  return `SRID=25832;MULTIPOLYGON(((${a} ${b},${c} ${b},${c} ${d},${a} ${d},${a} ${b})))`;
};

/** Ids that say what they are of. */
export const idOf = (kind: string, number: number): string =>
  `${kind.padEnd(8, "0").slice(0, 8)}-0000-4000-8000-${String(number).padStart(12, "0")}`;
const hex = { plan: "a", tripartite: "b", municipality: "c", project: "d", sketch: "e", geo: "f" };
export const planId = (n: number) => idOf(hex.plan, n);
export const tripartiteId = (n: number) => idOf(hex.tripartite, n);
export const municipalityId = (n: number) => idOf(hex.municipality, n);
export const projectId = (n: number) => idOf(hex.project, n);
export const sketchId = (n: number) => idOf(hex.sketch, n);
export const geoId = (n: number) => idOf(hex.geo, n);
export const measureId = idOf("1", 1);
export const forestMeasureId = idOf("1", 2);
export const schemeId = idOf("2", 1);
export const versionId = (n: number) => idOf("3", n);

export type WorldProject = {
  n: number;
  name: string;
  area: string;
  measure?: string;
  effects: readonly [number | null, number | null, number | null];
  moves: readonly (readonly [at: string, status: string])[];
};

export const worldProjects: readonly WorldProject[] = [
  {
    n: 1,
    name: "Ådalen",
    area: box(8, 2, 4, 1),
    effects: [12, 400, null],
    moves: [
      ["2025-01-10T10:00:00Z", "draft"],
      ["2025-02-10T10:00:00Z", "preliminary_examination"],
      ["2025-06-30T22:30:00Z", "approval"],
    ],
  },
  {
    n: 2,
    name: "Østermose",
    area: box(1, 1, 1, 1),
    effects: [null, 100, null],
    moves: [["2025-03-01T10:00:00Z", "preliminary_examination"]],
  },
  {
    n: 3,
    name: "Aaskov",
    area: box(17, 7, 5, 1),
    measure: forestMeasureId,
    effects: [3, null, 500],
    moves: [
      ["2025-03-05T10:00:00Z", "approval"],
      ["2025-09-05T10:00:00Z", "established"],
    ],
  },
  {
    n: 4,
    name: "Frafaldet",
    area: box(2, 5, 1, 1),
    effects: [50, 100, null],
    moves: [
      ["2025-02-01T10:00:00Z", "preliminary_examination"],
      ["2025-08-01T10:00:00Z", "approval_cancelled"],
    ],
  },
  {
    n: 5,
    name: "Kladden",
    area: box(5, 5, 1, 1),
    effects: [7, 100, null],
    moves: [["2025-02-01T10:00:00Z", "draft"]],
  },
];

async function insertUnits(tx: Queryable): Promise<void> {
  const shapes: [number, string, string][] = [
    [101, "plan", box(0, 0, 10, 10)],
    [102, "plan", box(10, 0, 10, 10)],
    [111, "tripartite", box(0, 0, 15, 10)],
    [112, "tripartite", box(15, 0, 5, 10)],
    [121, "municipality", box(0, 0, 9, 10)],
    [122, "municipality", box(9, 0, 9, 10)],
    [123, "municipality", box(18, 0, 2, 10)],
    [131, "subcatchment", box(0, 0, 10, 5)],
    [132, "subcatchment", box(0, 5, 10, 5)],
    [133, "subcatchment", box(10, 0, 10, 10)],
  ];
  await insertShapes(tx, shapes);
  await bulkInsert(
    tx,
    "municipality",
    ["code", "id", "name", "vat", "geo_location_id", "outside_division"],
    ["Aarhus", "Brøndby", "Ærø"].map((name, index) => [
      `010${index + 1}`,
      municipalityId(index + 1),
      name,
      `DK0000000${index + 1}`,
      geoId(121 + index),
      false,
    ]),
  );
  await bulkInsert(
    tx,
    "tripartite",
    ["id", "number", "name", "geo_location_id"],
    [
      [tripartiteId(1), "1.1", "Vest", geoId(111)],
      [tripartiteId(2), "1.2", "Øst", geoId(112)],
    ],
  );
  const plan = (n: number, name: string, goal: number, field: number) => [
    planId(n),
    name,
    name,
    "",
    "draft",
    0,
    goal,
    1000,
    field,
    goal - field,
    geoId(100 + n),
    1,
    "2025-01-01T00:00:00Z",
  ];
  await bulkInsert(
    tx,
    "plan",
    [
      "id",
      "name",
      "title",
      "description",
      "status",
      "version_number",
      "nitrogen_goal_tons",
      "extraction_potential_ha",
      "field_regulation_tons",
      "other_extraction_tons",
      "geo_location_id",
      "version",
      "updated_at",
    ],
    [plan(1, "Vestfjord", 100, 40), plan(2, "Østfjord", 0, 0)],
  );
  await bulkInsert(
    tx,
    "subcatchment",
    [
      "op_id",
      "name",
      "plan_id",
      "nitrogen_counts",
      "label_easting",
      "label_northing",
      "geo_location_id",
      "version",
    ],
    [
      ["1", "Syd", planId(1), true, 0, 0, geoId(131), 1],
      ["2", "Nord", planId(1), true, 0, 0, geoId(132), 1],
      ["3", "Øst", planId(2), false, 0, 0, geoId(133), 1],
    ],
  );
  await sql`insert into plan_municipality (plan_id, municipality_code, area_ha, share_of_plan, share_of_municipality)
    values (${planId(1)}, '0101', 9000, 0.9, 1), (${planId(1)}, '0102', 1000, 0.1, 0.111)`.execute(
    tx,
  );
  await sql`insert into plan_tripartite (plan_id, tripartite_id, share_of_plan)
    values (${planId(1)}, ${tripartiteId(1)}, 1)`.execute(tx);
  await sql`insert into geography_source (kind, source) values ('municipality', 'demo')`.execute(
    tx,
  );
}

export async function insertShapes(
  tx: Queryable,
  shapes: readonly (readonly [number, string, string])[],
): Promise<void> {
  await bulkInsert(
    tx,
    "geo_location",
    ["id", "kind", "geometry", "area_ha", "source", "created_at"],
    shapes.map(([n, kind, area]) => [geoId(n), kind, area, 0, "drawn", "2025-01-01T00:00:00Z"]),
  );
  await sql`update geo_location set area_ha = ST_Area(geometry) / 10000`.execute(tx);
}

async function insertFacts(tx: Queryable): Promise<void> {
  await sql`insert into mitigation_measure (id, name, color, icon, nitrogen_factor) values
    (${measureId}, 'Lavbundsprojekter', '#123', '<svg/>', 40),
    (${forestMeasureId}, 'Skovrejsning', '#456', '<svg/>', null)`.execute(tx);
  await sql`insert into subsidy_scheme (id, name, active, flow_type, mitigation_measure_id,
      allow_private_user, allow_private_company, allow_municipality, allow_vats, facts)
    values (${schemeId}, 'Klima-Lavbund', true, 'full', ${measureId}, true, false, true, '{DK20814616}',
      ${JSON.stringify({ forms: { payment: "/portal/forms/x/payment" }, descriptionDa: "Om ordningen" })}::jsonb)`.execute(
    tx,
  );
}

export async function insertProject(tx: Queryable, project: WorldProject): Promise<void> {
  const { n, name, area, measure = measureId, effects, moves } = project;
  await insertShapes(tx, [[n, "project", area]]);
  const [nitrogen, extraction, afforestation] = effects;
  const [lastAt, status] = moves.at(-1)!;
  await sql`insert into project (id, name, subsidy_scheme_id, mitigation_measure_id, status, geo_location_id,
      area_ha, nitrogen_tons, extraction_ha, afforestation_ha, applied_at, last_state_changed_at)
    select ${projectId(n)}, ${name}, ${schemeId}, ${measure}, ${status}, ${geoId(n)}, area_ha,
      ${nitrogen}::float8, ${extraction}::float8, ${afforestation}::float8, ${moves[0]![0]}, ${lastAt}
    from geo_location where id = ${geoId(n)}`.execute(tx);
  for (const [index, [at, moved]] of moves.entries()) {
    await sql`insert into project_history (project_id, at, cause, from_status, status, geo_location_id,
        mitigation_measure_id, subsidy_scheme_id, nitrogen_tons, extraction_ha, afforestation_ha)
      values (${projectId(n)}, ${at}, ${index === 0 ? "created" : "transition"},
        ${moves[index - 1]?.[1] ?? null}, ${moved}, ${geoId(n)}, ${measure}, ${schemeId},
        ${nitrogen}, ${extraction}, ${afforestation})`.execute(tx);
  }
  await recomputeOverlaps(tx, [geoId(n)]);
}

/** Fills an empty database with the small country. */
export async function insertWorld(tx: Queryable): Promise<void> {
  await insertFacts(tx);
  await insertUnits(tx);
  for (const project of worldProjects) await insertProject(tx, project);
  await insertShapes(tx, [
    [51, "sketch_project", box(9, 4, 2, 2)],
    [52, "sketch_project", box(3, 8, 1, 1)],
    [53, "sketch_project", box(4, 8, 1, 1)],
  ]);
  await recomputeOverlaps(tx, [geoId(51), geoId(52), geoId(53)]);
  await sql`insert into supplementary_geometry (project_id, name, type_id, type, geo_location_id, area_ha, created_at)
    values (${projectId(3)}, 'Urørt skov', ${idOf("4", 1)}, 'uroert_skov', ${geoId(3)}, 120, '2025-03-05')`.execute(
    tx,
  );
  await sql`insert into land_holding (municipality_code, quarter, project_land_ha, compensation_land_ha,
      binding_agreements_ha, bought_ha, sold_ha)
    values ('0101', '2025-01-01', 10, 20, 5, 8, 1), ('0101', '2025-04-01', 14, 22, 6, 9, 3),
      ('0102', '2025-04-01', 1, 2, 3, 4, 0)`.execute(tx);
}

/** Publishes a plan with sketches, as the planning feature's snapshot does. */
export async function publishPlan(
  tx: Queryable,
  {
    plan,
    version,
    at,
    sketches,
  }: { plan: number; version: number; at: string; sketches: readonly number[] },
): Promise<void> {
  await sql`update plan_version set ended_at = ${at}, ended_reason = 'superseded'
    where plan_id = ${planId(plan)} and ended_at is null`.execute(tx);
  await sql`insert into plan_version (id, plan_id, number, title, description, published_at)
    values (${versionId(plan * 10 + version)}, ${planId(plan)}, ${version}, 'Titel', '', ${at})`.execute(
    tx,
  );
  for (const n of sketches) {
    await sql`insert into plan_version_sketch (plan_version_id, sketch_project_id, kind, name, description,
        mitigation_measure_id, included_in_plan, geo_location_id, area_ha, nitrogen_tons, extraction_ha)
      select ${versionId(plan * 10 + version)}, ${sketchId(n)}, 'sketch_project', ${`Skitse ${n}`}, '',
        ${measureId}, ${n !== 53}, id, area_ha, ${n / 10}, area_ha
      from geo_location where id = ${geoId(n)}`.execute(tx);
  }
  await sql`update plan set status = 'published', version_number = ${version}, last_published_at = ${at},
    first_published_at = coalesce(first_published_at, ${at}) where id = ${planId(plan)}`.execute(
    tx,
  );
}
