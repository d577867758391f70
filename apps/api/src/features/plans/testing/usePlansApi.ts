import { sql } from "kysely";
import { beforeAll } from "vitest";
import { bulkInsert } from "../../../platform/database/bulkInsert.ts";
import type { Queryable } from "../../../platform/database/Database.ts";
import { useTestDatabase, type TestDatabase } from "../../../testing/useTestDatabase.ts";
import { type TestParts, useTestServer } from "../../../testing/useTestServer.ts";

export const northPlan = "00000000-0000-4000-8000-0000000000a1";
export const southPlan = "00000000-0000-4000-8000-0000000000a2";
export const lowland = "00000000-0000-4000-8000-0000000000b1";
export const north = { x: 500_000, y: 6_210_000 };

const viborg = { vat: "DK29189846", organization: "Viborg Kommune" };
const aalborg = { vat: "DK29189420", organization: "Aalborg Kommune" };
const planner = ["miljoe_mars_planlaegger"];

/** One of each kind that stands differently to a plan; Viborg is responsible for the northern one. */
export const people = {
  responsible: { sub: "p1", name: "Demo Planlægger Viborg", ...viborg, roles: planner },
  otherPlanner: { sub: "p2", name: "Demo Planlægger Aalborg", ...aalborg, roles: planner },
  reader: { sub: "p3", name: "Demo Planlæser", ...viborg, roles: ["miljoe_mars_plan_laes"] },
  caseworker: {
    sub: "p4",
    name: "Demo Sagsbehandler",
    vat: "DK20814616",
    organization: "Styrelsen",
    roles: ["miljoe_mars_ansoeg_admin"],
  },
  citizen: { sub: "p5", name: "Demo Lodsejer", roles: [] },
};
export type PersonName = keyof typeof people;

export type Answered = {
  status: number;
  // A test reads what it expects; what is not there fails there.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  text: string;
  bytes: Buffer;
};

export type PlansApi = {
  database: TestDatabase;
  call: (
    who: PersonName | null,
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    options?: { body?: unknown; version?: number },
  ) => Promise<Answered>;
};

/** A closed square in EPSG:25832, by its south-west corner. */
export function squareAt(x: number, y: number, sizeM: number) {
  return {
    type: "Polygon" as const,
    coordinates: [
      [
        [x, y],
        [x + sizeM, y],
        [x + sizeM, y + sizeM],
        [x, y + sizeM],
        [x, y],
      ],
    ],
  };
}

/** A server with two plans of two sub-catchments each, 10 × 10 km every one. */
export function usePlansApi(env: Record<string, string> = {}, parts?: TestParts): PlansApi {
  const database = useTestDatabase();
  const server = useTestServer(database, { RATE_LIMIT_PER_MINUTE: "10000000", ...env }, parts);
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    await database.transaction(loadWorld);
    for (const [name, claims] of Object.entries(people))
      tokens.set(name, (await server.signedInAs(claims)).authorization);
  });
  return {
    database,
    call: async (who, method, path, { body, version } = {}) => {
      const answer = await server.app.inject({
        method,
        url: `/api${path}`,
        headers: {
          ...(who && { authorization: tokens.get(who)! }),
          ...(version !== undefined && { "if-match": `"${version}"` }),
        },
        ...(body !== undefined && { payload: body as object }),
      });
      const isJson = String(answer.headers["content-type"]).includes("json");
      return {
        status: answer.statusCode,
        body: isJson && answer.body !== "" ? JSON.parse(answer.body) : null,
        text: answer.body,
        bytes: answer.rawPayload,
      };
    },
  };
}

async function loadWorld(tx: Queryable): Promise<void> {
  const wkt = (x: number, y: number, w: number, h: number) =>
    `SRID=25832;MULTIPOLYGON(((${x} ${y},${x + w} ${y},${x + w} ${y + h},${x} ${y + h},${x} ${y})))`;
  const geo = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  const { x, y } = north;
  await bulkInsert(
    tx,
    "geo_location",
    ["id", "kind", "geometry", "area_ha", "source", "created_at"],
    [
      [geo(1), "plan", wkt(x, y, 20_000, 10_000), 20_000, "demo", new Date(0)],
      [geo(2), "plan", wkt(x, y - 10_000, 20_000, 10_000), 20_000, "demo", new Date(0)],
      [geo(3), "subcatchment", wkt(x, y, 10_000, 10_000), 10_000, "demo", new Date(0)],
      [geo(4), "subcatchment", wkt(x + 10_000, y, 10_000, 10_000), 10_000, "demo", new Date(0)],
      [geo(5), "subcatchment", wkt(x, y - 10_000, 20_000, 10_000), 20_000, "demo", new Date(0)],
      [geo(6), "municipality", wkt(x, y - 10_000, 20_000, 20_000), 40_000, "demo", new Date(0)],
    ],
  );
  await bulkInsert(
    tx,
    "plan",
    [
      "id",
      "name",
      "title",
      "responsible_vat",
      "other_extraction_tons",
      "nitrogen_goal_tons",
      "geo_location_id",
    ],
    [
      [northPlan, "Nord", "Nord", viborg.vat, 10, 30, geo(1)],
      [southPlan, "Syd", "Syd", aalborg.vat, 0, 0, geo(2)],
    ],
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
    ],
    [
      ["1", "Vest", northPlan, true, 0, 0, geo(3)],
      ["2", "Øst", northPlan, true, 0, 0, geo(4)],
      ["3", "Syd", southPlan, true, 0, 0, geo(5)],
    ],
  );
  await sql`insert into municipality (code, id, name, vat, geo_location_id)
    values ('0791', gen_random_uuid(), 'Viborg', ${viborg.vat}, ${geo(6)})`.execute(tx);
  await bulkInsert(
    tx,
    "organization",
    ["vat", "name", "kind"],
    [
      [viborg.vat, "Viborg Kommune", "municipality"],
      [aalborg.vat, "Aalborg Kommune", "municipality"],
    ],
  );
  await bulkInsert(
    tx,
    "mitigation_measure",
    ["id", "name", "color", "icon", "nitrogen_factor", "extraction_factor"],
    [[lowland, "Lavbund", "#000", "", 40, 1]],
  );
  await loadRetention(tx, wkt(x, y - 10_000, 20_000, 20_000));
}

/** Everywhere has retention data, so that nitrogen is 40 kg a hectare. */
async function loadRetention(tx: Queryable, everywhere: string): Promise<void> {
  await sql`insert into dataset_group (id, title_da, title_en) values ('g', 'g', 'g')`.execute(tx);
  await sql`insert into dataset (id, group_id, kind, title_da, title_en)
    values ('urn:dmp:ds:kvaelstofretention', 'g', 'background', 'r', 'r')`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    insert into dataset_version (dataset_id, label, state) values ('urn:dmp:ds:kvaelstofretention', '1', 'current') returning id`.execute(
    tx,
  );
  const versionId = rows[0]!.id;
  await sql`select add_dataset_partition(${versionId})`.execute(tx);
  await sql`insert into dataset_feature (version_id, id, geometry, area_m2, attributes)
    values (${versionId}, 1, ${everywhere}::geometry, 0, '{"ret_tot": 0.5, "skov": 10, "ekstensivering": 10}'::jsonb)`.execute(
    tx,
  );
  await sql`update dataset set current_version_id = ${versionId}`.execute(tx);
}
