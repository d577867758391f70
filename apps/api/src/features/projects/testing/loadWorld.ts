import { sql } from "kysely";
import { bulkInsert } from "../../../platform/database/bulkInsert.ts";
import type { Database, Queryable } from "../../../platform/database/Database.ts";
import { datasetIds, measureIds, municipalityVat, schemeIds, typeIds } from "./worldIds.ts";

type Position = [number, number];

/** A closed square in EPSG:25832, by its south-west corner. */
export function squareAt(x: number, y: number, sizeM: number) {
  const ring: Position[] = [
    [x, y],
    [x + sizeM, y],
    [x + sizeM, y + sizeM],
    [x, y + sizeM],
    [x, y],
  ];
  return { type: "Polygon" as const, coordinates: [ring] };
}

/** Land of 20 × 20 km with one unit of each kind, a few maps, and a scheme of every flow. */
export const corner = { x: 500_000, y: 6_200_000 };
const wkt = (x: number, y: number, w: number, h = w) =>
  `SRID=25832;MULTIPOLYGON(((${x} ${y},${x + w} ${y},${x + w} ${y + h},${x} ${y + h},${x} ${y})))`;
const unitGeo = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

/** A square kilometre inside, for whoever only needs some area. */
export const area = squareAt(corner.x + 1000, corner.y + 1000, 1000);

export async function loadWorld(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await loadUnits(tx);
    await loadOrganizations(tx);
    await loadSchemes(tx);
    await loadMaps(tx);
  });
}

async function loadUnits(tx: Queryable): Promise<void> {
  const kinds = ["municipality", "tripartite", "plan", "subcatchment"];
  await bulkInsert(
    tx,
    "geo_location",
    ["id", "kind", "geometry", "area_ha", "source", "created_at"],
    kinds.map((kind, n) => [
      unitGeo(n),
      kind,
      wkt(corner.x, corner.y, 20_000),
      40_000,
      "demo",
      new Date(0),
    ]),
  );
  await sql`insert into municipality (code, id, name, vat, geo_location_id)
    values ('0791', gen_random_uuid(), 'Viborg', ${municipalityVat}, ${unitGeo(0)})`.execute(tx);
  await sql`insert into tripartite (id, number, name, geo_location_id)
    values (gen_random_uuid(), '1', 'Limfjorden', ${unitGeo(1)})`.execute(tx);
  await sql`insert into plan (id, name, title, geo_location_id)
    values ('00000000-0000-4000-8000-0000000000aa', 'Hjarbæk Fjord', 'Hjarbæk Fjord', ${unitGeo(2)})`.execute(
    tx,
  );
  await sql`insert into subcatchment (op_id, name, plan_id, nitrogen_counts, label_easting, label_northing, geo_location_id)
    values ('158', 'Hjarbæk Fjord', '00000000-0000-4000-8000-0000000000aa', true, 0, 0, ${unitGeo(3)})`.execute(
    tx,
  );
}

async function loadOrganizations(tx: Queryable): Promise<void> {
  await bulkInsert(
    tx,
    "organization",
    ["vat", "name", "kind"],
    [
      [municipalityVat, "Viborg Kommune", "municipality"],
      ["DK42909769", "SEGES Innovation P/S", "seges"],
      ["DK33157274", "Naturstyrelsen", "nature_agency"],
      ["DK20814616", "Styrelsen", "agency"],
      ["DK12345678", "Demo Landbrug ApS", "company"],
      ["DK87654321", "Demo Rådgivning A/S", "company"],
    ],
  );
}

async function loadSchemes(tx: Queryable): Promise<void> {
  await bulkInsert(
    tx,
    "mitigation_measure",
    [
      "id",
      "name",
      "color",
      "icon",
      "nitrogen_factor",
      "nitrogen_retention_property",
      "extraction_factor",
      "extraction_depends_on_carbon",
      "afforestation_factor",
    ],
    [
      [measureIds.lowland, "Lavbund", "#000", "", 40, null, 1, true, 0],
      [measureIds.forest, "Skovrejsning", "#000", "", null, "skov", 0, false, 1],
    ],
  );
  const open = [{ startDate: "2020-01-01", endDate: null, extensionEndDate: null }];
  const closed = [{ startDate: "2020-01-01", endDate: "2020-02-01", extensionEndDate: null }];
  const forms = {
    preliminaryExamination: "/portal/forms/x/preliminaryExamination",
    establishment: "/portal/forms/x/establishment",
    payment: "/portal/forms/x/payment",
  };
  const type = (id: string, title: string, more: Record<string, unknown>) => ({
    id,
    title,
    type: null,
    automatic: false,
    clipToProjectGeometry: true,
    mustOverlapWithDatasets: null,
    mustNotOverlapWithDatasets: null,
    ...more,
  });
  const eligible = {
    automatic: true,
    mustOverlapWithDatasets: ["urn:dmp:ds:marker-by-year"],
    mustNotOverlapWithDatasets: [datasetIds.nature],
  };
  const forestTypes = [
    type(typeIds.untouched, "Urørt skov", { type: "uroert_skov" }),
    type(typeIds.stream, "Vandløbsopland", {
      type: "vandloebsopland",
      clipToProjectGeometry: false,
    }),
    type(typeIds.eligible, "Tilskudsberettiget areal", eligible),
    type(typeIds.eligibleUntouched, "Tilskudsberettiget areal for urørt skov", eligible),
  ];
  const everyone = [true, true, true, ["DK42909769", "DK33157274", "DK20814616"]];
  const scheme = (
    id: string,
    name: string,
    flow: string,
    measure: string,
    carbon: number | null,
    who: unknown[],
    facts: Record<string, unknown>,
  ) => [id, name, true, flow, measure, 5, carbon, ...who, { forms, overlapRules: [], ...facts }, 0];
  await bulkInsert(
    tx,
    "subsidy_scheme",
    [
      "id",
      "name",
      "active",
      "flow_type",
      "mitigation_measure_id",
      "min_area_ha",
      "required_carbon_percent",
      "allow_private_user",
      "allow_private_company",
      "allow_municipality",
      "allow_vats",
      "facts",
      "sort_order",
    ],
    [
      scheme(schemeIds.full, "Lavbundsprojekter", "full", measureIds.lowland, 60, everyone, {
        applicationPeriods: open,
        supplementaryGeometryTypes: [
          type(typeIds.stream, "Vandløbsopland", {
            type: "vandloebsopland",
            clipToProjectGeometry: false,
          }),
        ],
      }),
      scheme(
        schemeIds.establishment,
        "Skovrejsning",
        "establishment",
        measureIds.forest,
        null,
        everyone,
        {
          applicationPeriods: open,
          supplementaryGeometryTypes: forestTypes,
          overlapRules: [
            {
              datasetId: datasetIds.nature,
              mustOverlap: false,
              mustNotOverlap: true,
              attributeName: null,
              attributeOperator: null,
              attributeValues: null,
              minOverlapAreaHa: null,
              minNitrogenReductionT: null,
            },
          ],
        },
      ),
      scheme(
        schemeIds.examination,
        "Forundersøgelse",
        "preliminary_examination",
        measureIds.lowland,
        null,
        everyone,
        {
          applicationPeriods: open,
        },
      ),
      scheme(schemeIds.closed, "Ådale", "full", measureIds.lowland, null, everyone, {
        applicationPeriods: closed,
      }),
      scheme(
        schemeIds.seges,
        "Kun SEGES",
        "full",
        measureIds.lowland,
        null,
        [false, false, false, ["DK42909769"]],
        {
          applicationPeriods: open,
        },
      ),
      scheme(schemeIds.withoutForm, "Uden formular", "full", measureIds.lowland, null, everyone, {
        applicationPeriods: open,
        forms: {},
      }),
    ],
  );
}

/** West half carbon-rich; retention everywhere; a field with crop, one left out, and § 3 on its edge. */
async function loadMaps(tx: Queryable): Promise<void> {
  await sql`insert into dataset_group (id, title_da, title_en) values ('g', 'g', 'g')`.execute(tx);
  const { x, y } = corner;
  const maps: [string, [string, Record<string, unknown>][]][] = [
    [datasetIds.carbon, [[wkt(x, y, 10_000, 20_000), { toerv_pct: ">12" }]]],
    [datasetIds.retention, [[wkt(x, y, 20_000), { ret_tot: 0.5, skov: 60, ekstensivering: 40 }]]],
    [
      datasetIds.fields,
      [
        [wkt(x + 12_000, y, 400), { Afgkode: "1" }],
        [wkt(x + 12_400, y, 400), { Afgkode: "311" }],
      ],
    ],
    [datasetIds.nature, [[wkt(x + 12_000, y + 300, 400, 200), { natyp: "Mose" }]]],
  ];
  for (const [id, features] of maps) {
    await sql`insert into dataset (id, group_id, kind, title_da, title_en)
      values (${id}, 'g', 'conflict', ${id}, ${id})`.execute(tx);
    const { rows } = await sql<{ versionId: number }>`
      insert into dataset_version (dataset_id, label, state) values (${id}, '2026-1', 'current')
      returning id as "versionId"`.execute(tx);
    const { versionId } = rows[0]!;
    await sql`select add_dataset_partition(${versionId}::bigint)`.execute(tx);
    await bulkInsert(
      tx,
      "dataset_feature",
      ["version_id", "id", "geometry", "area_m2", "attributes"],
      features.map(([geometry, attributes], n) => [versionId, n + 1, geometry, 1, attributes]),
    );
    await sql`update dataset set current_version_id = ${versionId} where id = ${id}`.execute(tx);
  }
  await sql`insert into reference_document (key, document) values ('field-datasets', ${JSON.stringify(
    [{ datasetId: datasetIds.fields, year: 2026, cropCodesLeftOut: ["311"] }],
  )}::jsonb)`.execute(tx);
}
