import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  lowland,
  north,
  northPlan,
  southPlan,
  squareAt,
  usePlansApi,
} from "../testing/usePlansApi.ts";

const api = usePlansApi();
const path = `/plans/${northPlan}`;
const PUBLISHED_T = 9;

async function sketch(name: string, eastM: number, mitigationMeasureId: string | null = lowland) {
  const geometry = squareAt(north.x + eastM, north.y + 1_000, 1_000);
  const answer = await api.call("responsible", "POST", `${path}/sketch-projects`, {
    body: { sketches: [{ name, geometry, mitigationMeasureId }] },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body[0] as { id: string; geoLocationId: string };
}

/** As the import leaves it: 100 ha that would give 4 t by our own factors. */
async function importedSketch(name: string, eastM: number, measureId: string | null = lowland) {
  const made = await sketch(name, eastM, measureId);
  const effects = {
    nitrogenReductionT: PUBLISHED_T,
    extractionEffortHa: 80,
    afforestationEffortHa: null,
  };
  const asImported = {
    name,
    subsidySchemeId: null,
    mitigationMeasureId: measureId,
    geoLocationId: made.geoLocationId,
    effects,
  };
  await sql`update sketch_project set origin = 'national', effects_source = 'imported',
    nitrogen_tons = ${PUBLISHED_T}, extraction_ha = 80, afforestation_ha = null,
    as_imported = ${JSON.stringify(asImported)}::jsonb where id = ${made.id}`.execute(
    api.database.write,
  );
  return made;
}

const read = async (id: string) =>
  (await api.call("reader", "GET", `${path}/sketch-projects/${id}`)).body;

async function edit(id: string, body: object) {
  const { version } = await read(id);
  const url = `${path}/sketch-projects/${id}`;
  const answer = await api.call("responsible", "PATCH", url, { body, version });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

async function clip(sketchId: string, keptId: string) {
  const body = { clips: [{ sketchId, keptId }] };
  return (await api.call("responsible", "POST", `${path}/clip`, { body })).body.clipped;
}

const restore = (outlines: unknown) =>
  api.call("responsible", "POST", `${path}/restore-outlines`, { body: { outlines } });

const plannedT = async () => (await api.call("reader", "GET", path)).body.balance.gross.plannedT;
const tonsOf = async (id: string) => (await read(id)).wholeEffects.nitrogenReductionT;

const published = {
  effectsSource: "imported",
  wholeEffects: {
    nitrogenReductionT: PUBLISHED_T,
    extractionEffortHa: 80,
    afforestationEffortHa: null,
  },
};

test("[L2] a cut of an imported sketch counts with what is left, everywhere, and its undo with what was published", async () => {
  const kept = await sketch("Beholder", 1_000);
  const given = await importedSketch("Indlæst", 1_200);
  expect(await plannedT()).toBeCloseTo(4 + PUBLISHED_T, 9);
  const clipped = await clip(given.id, kept.id);
  expect(await read(given.id)).toMatchObject({ effectsSource: "computed" });
  expect(await tonsOf(given.id)).toBeCloseTo(0.8, 9);
  expect(await plannedT()).toBeCloseTo(4 + 0.8, 9);
  const csv = await api.call("reader", "GET", `${path}/projects.csv?language=da`);
  expect(csv.text.split("\n").find((line) => line.includes("Indlæst"))).toMatch(/;0,8;/);
  const preview = (await api.call("responsible", "GET", `${path}/publication-preview`)).body;
  expect(preview.subCatchments).toContainEqual(
    expect.objectContaining({ opId: "1", needT: 5, afterT: expect.closeTo(0.2, 9) }),
  );

  expect((await restore(clipped)).body.restored).toEqual([given.id]);
  expect(await read(given.id)).toMatchObject({ ...published, geoLocationId: given.geoLocationId });
  expect(await plannedT()).toBeCloseTo(4 + PUBLISHED_T, 9);
});

test("[L2] an imported sketch that is drawn again or gets another measure is computed", async () => {
  const given = await importedSketch("Tegnet om", 4_000);
  const drawn = await edit(given.id, { geometry: squareAt(north.x + 4_000, north.y + 1_000, 500) });
  expect(drawn.effectsSource).toBe("computed");
  expect(drawn.wholeEffects.nitrogenReductionT).toBeCloseTo(1, 9);

  const other = await importedSketch("Andet virkemiddel", 6_000);
  expect(await edit(other.id, { mitigationMeasureId: null })).toMatchObject({
    effectsSource: "computed",
    wholeEffects: { nitrogenReductionT: null },
  });
  expect(await edit(other.id, { mitigationMeasureId: lowland })).toMatchObject(published);
  expect(await edit(other.id, { name: "Nyt navn" })).toMatchObject(published);
});

const byNameAlone = "00000000-0000-4000-8000-0000000000b9";

test.each([
  { what: "without a measure", measureId: null, northM: 3_000 },
  { what: "whose measure came by name alone", measureId: byNameAlone, northM: 5_000 },
])("[L2] a cut of an imported sketch $what takes its share of what was published", async (one) => {
  await sql`insert into mitigation_measure (id, name, color, icon)
    values (${byNameAlone}, 'Ukendt', '#000', '') on conflict do nothing`.execute(
    api.database.write,
  );
  const given = await importedSketch("Uden faktorer", 16_000, one.measureId);
  const kept = await sketch("Beholder", 16_800);
  for (const [id, eastM] of [
    [given.id, 16_000],
    [kept.id, 16_800],
  ] as const)
    await edit(id, { geometry: squareAt(north.x + eastM, north.y + one.northM, 1_000) });
  expect(await tonsOf(given.id)).toBeCloseTo(PUBLISHED_T, 9);
  const clipped = await clip(given.id, kept.id);
  expect(await read(given.id)).toMatchObject({ effectsSource: "imported" });
  expect(await tonsOf(given.id)).toBeCloseTo(PUBLISHED_T * 0.8, 9);
  await edit(given.id, { name: "Nyt navn" });
  expect(await tonsOf(given.id)).toBeCloseTo(PUBLISHED_T * 0.8, 9);
  expect((await restore(clipped)).body.restored).toEqual([given.id]);
  expect(await tonsOf(given.id)).toBeCloseTo(PUBLISHED_T, 9);
  expect((await edit(given.id, { mitigationMeasureId: lowland })).effectsSource).toBe("computed");
});

test("[L2] published figures that were left with another outline are computed at the next change", async () => {
  const given = await importedSketch("Klippet før opgraderingen", 18_000);
  await sql`update sketch_project set as_imported = as_imported || ${JSON.stringify({ geoLocationId: northPlan })}::jsonb
    where id = ${given.id}`.execute(api.database.write);
  expect(await tonsOf(given.id)).toBe(PUBLISHED_T);
  const named = await edit(given.id, { name: "Nyt navn" });
  expect(named.effectsSource).toBe("computed");
  expect(named.wholeEffects.nitrogenReductionT).toBeCloseTo(4, 9);
});

test("[L2] one that an older importer wrote keeps its figures with its outline", async () => {
  const given = await importedSketch("Ældre", 8_500);
  await sql`update sketch_project set as_imported = null where id = ${given.id}`.execute(
    api.database.write,
  );
  expect(await edit(given.id, { name: "Nyt navn" })).toMatchObject(published);
});

test("[L3] a deleted sketch that is there again is said to be, and is not offered", async () => {
  const given = await importedSketch("Igen", 14_000);
  const { version } = await read(given.id);
  await api.call("responsible", "DELETE", `${path}/sketch-projects/${given.id}`, { version });
  await sql`insert into sketch_project (id, plan_id, name, geo_location_id, area_ha, origin)
    values (${given.id}, ${northPlan}, 'Igen', ${given.geoLocationId}, 100, 'national')`.execute(
    api.database.write,
  );
  const url = `${path}/deleted/${given.id}/restore`;
  const answer = await api.call("responsible", "POST", url);
  expect([answer.status, answer.body.code]).toEqual([409, "sketch.there-again"]);
  expect((await api.call("reader", "POST", url)).status).toBe(403);
  expect((await api.call("responsible", "GET", `${path}/deleted`)).body).toEqual([]);
});

test("[L2] what a person entered stays when the sketch is cut, and yields to what was published", async () => {
  const kept = await sketch("Nabo", 11_000);
  const given = await importedSketch("Indtastet", 11_500);
  const entered = { nitrogenReductionT: 7, extractionEffortHa: 1, afforestationEffortHa: 0 };
  await edit(given.id, { enteredEffects: entered });
  const clipped = await clip(given.id, kept.id);
  expect(await read(given.id)).toMatchObject({ effectsSource: "entered", wholeEffects: entered });
  await restore(clipped);
  expect(await edit(given.id, { enteredEffects: null })).toMatchObject(published);
});

test("[L6] a plan's own sketch that a neighbour has published too counts, and is published, once", async () => {
  const before = await plannedT();
  const own = await sketch("Hos begge", 16_000);
  const version = "00000000-0000-4000-8000-0000000000c9";
  await sql`insert into plan_version (id, plan_id, number, title, description, published_at)
    values (${version}, ${southPlan}, 1, '', '', now())`.execute(api.database.write);
  await sql`insert into plan_version_sketch (plan_version_id, sketch_project_id, kind, name, description,
      included_in_plan, geo_location_id, area_ha, nitrogen_tons)
    select ${version}, id, kind, name, '', true, geo_location_id, area_ha, nitrogen_tons
    from sketch_project where id = ${own.id}`.execute(api.database.write);
  expect(await plannedT()).toBeCloseTo(before + 4, 9);
  const listed = (await api.call("reader", "GET", `${path}/sketch-projects`)).body;
  expect(listed.filter(({ id }: { id: string }) => id === own.id)).toHaveLength(1);
  const plan = (await api.call("reader", "GET", path)).body;
  const answer = await api.call("responsible", "POST", `${path}/publish`, {
    body: { confirmed: true, reason: "Tælles efter." },
    version: plan.version,
  });
  expect(answer.status).toBe(200);
});
