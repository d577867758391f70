import { beforeAll, expect, test } from "vitest";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { recomputeEffects } from "../../apps/api/src/platform/geography/recomputeEffects.ts";
import { useTestDatabase } from "../../apps/api/src/testing/useTestDatabase.ts";
import { datasets } from "../../apps/api/src/platform/reference/facts/datasets.ts";
import { schemes } from "../../apps/api/src/platform/reference/facts/schemes.ts";
import { loadDemo } from "./loadDemo.ts";
import { loadEligibleAreas } from "./loadEligibleAreas.ts";

const database = useTestDatabase();
const now = new Date("2026-03-05T13:07:00Z");
const scale = 0.06;
const rowsOf = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(database.write)).rows;

beforeAll(async () => {
  await loadDemo(database.url, { now, scale });
}, 240_000);

test("loading again does nothing", async () => {
  expect(await loadDemo(database.url, { now, scale })).toBe(false);
});

test("units of every kind cover the same land without gaps or overlaps", async () => {
  const kinds = await rowsOf(sql<{
    kind: string;
    count: number;
    sum: number;
    union: number;
    valid: boolean;
  }>`
    select kind, count(*)::integer as count, sum(area_ha) as sum,
      ST_Area(ST_Union(geometry)) / 10000 as union, bool_and(ST_IsValid(geometry)) as valid
    from geo_location where kind in ('municipality', 'tripartite', 'plan', 'subcatchment')
    group by kind order by kind`);
  expect(kinds.map(({ kind, count }) => [kind, count])).toEqual([
    ["municipality", 99],
    ["plan", 37],
    ["subcatchment", 108],
    ["tripartite", 23],
  ]);
  for (const { sum, union, valid } of kinds) {
    expect(valid).toBe(true);
    expect(Math.abs(sum / union - 1)).toBeLessThan(1e-6);
    expect(sum).toBeCloseTo(kinds[0]?.sum ?? 0, 3);
  }
});

test("the geography says that it is a demonstration", async () => {
  const sources = await rowsOf(sql<{ source: string }>`select source from geography_source`);
  expect(sources.map(({ source }) => source)).toEqual(["demo", "demo", "demo", "demo"]);
});

test("every project lies inside Denmark", async () => {
  const [outside] = await rowsOf(sql<{ count: number }>`
    select count(*)::integer as count from geo_location area
    where kind in ('project', 'sketch_project') and abs(area_ha - (
      select sum(overlap_ha) from geo_overlap where geo_location_id = area.id and unit_kind = 'municipality')) > 1e-6`);
  expect(outside?.count).toBe(0);
});

test("every dataset has a current version with valid features", async () => {
  const layers = await rowsOf(sql<{ id: string; count: number; invalid: number }>`
    select dataset.id, count(feature.id)::integer as count,
      count(*) filter (where not ST_IsValid(feature.geometry))::integer as invalid
    from dataset left join dataset_feature feature on feature.version_id = dataset.current_version_id
    group by dataset.id`);
  expect(layers).toHaveLength(datasets.length);
  for (const { count, invalid } of layers) {
    expect(count).toBeGreaterThan(10);
    expect(invalid).toBe(0);
  }
});

type Figures = {
  id: string;
  n: number;
  e: number;
  f: number;
  c: number;
  a: number;
  overlaps: Record<string, number>;
};

const figures = () =>
  rowsOf(sql<Figures>`
  select item.id, item.nitrogen_tons as n, item.extraction_ha as e, item.afforestation_ha as f,
    item.carbon_overlap_ha as c, item.area_ha as a,
    (select jsonb_object_agg(unit_kind || unit_id, overlap_ha) from geo_overlap
      where geo_overlap.geo_location_id = item.geo_location_id) as overlaps
  from (select id, geo_location_id, nitrogen_tons, extraction_ha, afforestation_ha, carbon_overlap_ha, area_ha from project
    union all select id, geo_location_id, nitrogen_tons, extraction_ha, afforestation_ha, carbon_overlap_ha, area_ha
    from sketch_project) item
  order by item.id limit 150`);

test("effects computed by the database agree with those of the domain's functions", async () => {
  const loaded = await figures();
  await database.transaction((tx) =>
    recomputeEffects(
      tx,
      loaded.map(({ id }) => id),
    ),
  );
  const computed = await figures();
  loaded.forEach((before, index) => {
    const after = computed[index] as Figures;
    for (const figure of ["n", "e", "f", "c", "a"] as const)
      expect(after[figure]).toBeCloseTo(before[figure], 5);
    expect(Object.keys(after.overlaps).toSorted()).toEqual(Object.keys(before.overlaps).toSorted());
    for (const [unit, overlapHa] of Object.entries(before.overlaps))
      expect(after.overlaps[unit]).toBeCloseTo(overlapHa, 5);
  });
}, 60_000);

test("effects entered by hand stay what counts when the area is measured again", async () => {
  const [project] = await rowsOf(sql<{ id: string }>`
    update project set effects_source = 'entered', nitrogen_tons = 7.5
    where id = (select min(id::text)::uuid from project) returning id`);
  await database.transaction((tx) => recomputeEffects(tx, [project?.id ?? ""]));
  const [after] = await rowsOf(sql<{ tons: number; computed: number | null }>`
    select nitrogen_tons as tons, (computed_effects ->> 'nitrogenReductionT')::float8 as computed
    from project where id = ${project?.id}`);
  expect(after?.tons).toBe(7.5);
  expect(after?.computed).not.toBe(7.5);
});

test("eligible land is the project's fields without protected nature", async () => {
  const scheme = schemes.find((one) =>
    one.supplementaryGeometryTypes.some((type) => type.automatic),
  );
  const drawn = await rowsOf(sql<{ id: string; schemeId: string; drawnAt: Date }>`
    with field as (
      select gen_random_uuid() as id, ST_Multi(ST_Buffer(geometry, 120)) as geometry from dataset_feature
      where version_id = (select current_version_id from dataset where id = 'urn:dmp:ds:marker-2025')
      order by dataset_feature.id limit 60
    ), located as (
      insert into geo_location (id, kind, geometry, area_ha, source)
      select id, 'project', geometry, ST_Area(geometry) / 10000, 'demo' from field returning id
    )
    insert into project (id, name, status, geo_location_id, subsidy_scheme_id)
    select id, 'Skov', 'draft', id, ${scheme?.id} from located
    returning id, subsidy_scheme_id as "schemeId", created_at as "drawnAt"`);
  await database.transaction((tx) => loadEligibleAreas(tx, drawn, 1));
  const areas = await rowsOf(sql<{ areaHa: number; expectedHa: number; sumHa: number }>`
    with cut as (
      select s.id, s.area_ha, p.supplementary_overlap_1_ha as sum_ha, s.type_id, g.geometry,
        (select ST_Union(ST_Intersection(f.geometry, g.geometry, 0.001), 0.001) from dataset_feature f
          where f.version_id = (select current_version_id from dataset where id = 'urn:dmp:ds:marker-2025')
            and f.attributes ->> 'Afgkode' not in ('311', '318', '900') and ST_Intersects(f.geometry, g.geometry)) as fields,
        (select ST_Union(f.geometry, 0.001) from dataset_feature f
          where f.version_id = (select current_version_id from dataset where id = 'urn:dmp:ds:beskyttede-naturtyper')
            and ST_Intersects(f.geometry, g.geometry)) as nature
      from supplementary_geometry s join project p on p.id = s.project_id
      join geo_location g on g.id = p.geo_location_id
      where s.automatic and s.type_id = 'd01155c9-d4c3-49f4-bb26-7ce14a10051c'
    )
    select area_ha as "areaHa", sum_ha as "sumHa",
      ST_Area(case when nature is null then fields else ST_Difference(fields, nature, 0.001) end) / 10000 as "expectedHa"
    from cut`);
  expect(areas.length).toBeGreaterThan(50);
  for (const { areaHa, expectedHa, sumHa } of areas) {
    // Cut on a grid of a millimetre, in another order: square decimetres may differ.
    expect(areaHa).toBeCloseTo(expectedHa, 4);
    expect(sumHa).toBeGreaterThanOrEqual(areaHa - 1e-9);
  }
});

test("plans have published versions, one is a draft and one was restored", async () => {
  const states = await rowsOf(sql<{ status: string; count: number }>`
    select status, count(*)::integer as count from plan group by status order by status`);
  expect(states).toEqual([
    { status: "draft", count: 1 },
    { status: "published", count: 35 },
    { status: "unpublished", count: 1 },
  ]);
});

test("the demo's planners lead plans, and every plan has someone who leads it", async () => {
  const led = await rowsOf(sql<{ vat: string | null; count: number }>`
    select responsible_vat as vat, count(*)::integer as count from plan group by responsible_vat`);
  expect(led.some(({ vat }) => vat === null)).toBe(false);
  expect(led.find(({ vat }) => vat === "DK29189846")?.count).toBeGreaterThanOrEqual(2);
  expect(led.find(({ vat }) => vat === "DK29189420")?.count).toBeGreaterThanOrEqual(1);
});

test("land holdings cover ten quarters and are never negative", async () => {
  const [land] = await rowsOf(sql<{ quarters: number; least: number }>`
    select count(distinct quarter)::integer as quarters,
      min(least(project_land_ha, compensation_land_ha, binding_agreements_ha, bought_ha, sold_ha, vkp_ha, klp_ha)) as least
    from land_holding`);
  expect(land?.quarters).toBe(10);
  expect(land?.least).toBeGreaterThanOrEqual(0);
});
