import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { measureIds } from "../../../platform/reference/facts/measures.ts";
import { lowland, north, northPlan, squareAt, usePlansApi } from "../testing/usePlansApi.ts";

const api = usePlansApi();
const path = `/plans/${northPlan}`;
const { x, y } = north;

async function addProject(name: string, status: string, geometry: ReturnType<typeof squareAt>) {
  await sql`
    with place as (
      insert into geo_location (kind, geometry, area_ha)
      values ('project', ST_Multi(ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(geometry)}), 25832)), 1)
      returning id)
    insert into project (name, status, geo_location_id) select ${name}, ${status}, id from place
  `.execute(api.database.write);
}

async function addSketch(name: string, geometry: ReturnType<typeof squareAt>, kind?: string) {
  const { status, body, text } = await api.call("responsible", "POST", `${path}/sketch-projects`, {
    body: { sketches: [{ name, geometry, ...(kind && { kind }) }] },
  });
  if (status !== 201) throw new Error(text);
  return body[0];
}

async function addLayer(id: string, geometry: ReturnType<typeof squareAt>): Promise<void> {
  await api.database.transaction(async (tx) => {
    await sql`insert into dataset (id, group_id, kind, title_da, title_en)
      values (${id}, 'g', 'background', 'x', 'x')`.execute(tx);
    const { rows } = await sql<{
      id: number;
    }>`insert into dataset_version (dataset_id, label, state)
      values (${id}, '1', 'current') returning id`.execute(tx);
    const versionId = rows[0]!.id;
    await sql`select add_dataset_partition(${versionId})`.execute(tx);
    await sql`insert into dataset_feature (version_id, id, geometry, area_m2)
      values (${versionId}, 1, ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(geometry)}), 25832), 0)
    `.execute(tx);
    await sql`update dataset set current_version_id = ${versionId} where id = ${id}`.execute(tx);
  });
}

const check = async (geometry: unknown, more: object = {}) =>
  (await api.call("responsible", "POST", `${path}/check-area`, { body: { geometry, ...more } }))
    .body.warnings;

describe("[V14] an area on land that is taken", () => {
  const taken = squareAt(x + 1000, y + 1000, 1000);

  test("is warned of while drawing: approved projects and other sketches, each land once", async () => {
    expect(await check(taken)).toEqual([]);
    await addProject("Anlagt eng", "established", taken);
    await addProject("Tilsagn", "approval", taken);
    await addProject("Ansøgt", "applied", taken);
    await addProject("Modtaget", "application_received", taken);
    await addProject("Afslag", "application_rejected", taken);
    const first = await addSketch("Første", squareAt(x + 1500, y + 1000, 1000));
    await addSketch("Anden", squareAt(x + 1500, y + 1000, 1000));
    expect(await check(taken)).toEqual([
      {
        code: "overlap.projects",
        figures: {
          count: 2,
          overlapHa: expect.closeTo(100, 6),
          names: ["Anlagt eng", "Tilsagn"],
        },
      },
      {
        code: "overlap.sketches",
        figures: { count: 2, overlapHa: expect.closeTo(50, 6), names: ["Anden", "Første"] },
      },
    ]);
    // Drawn again it does not overlap itself; untouched forest is drawn inside sketches.
    expect(await check(taken, { sketchId: first.id })).toMatchObject([
      { code: "overlap.projects" },
      { code: "overlap.sketches", figures: { count: 1 } },
    ]);
    expect(await check(taken, { kind: "uroert_skov" })).toEqual([]);
    // Edges that meet are no overlap.
    expect(await check(squareAt(x + 2500, y + 1000, 500))).toEqual([]);
  });

  test("is warned of when saved, too", async () => {
    const saved = await addSketch("Tredje", squareAt(x + 1900, y + 1000, 1000));
    expect(saved.warnings).toMatchObject([
      { code: "overlap.projects", figures: { overlapHa: expect.closeTo(10, 6) } },
      { code: "overlap.sketches", figures: { count: 2, overlapHa: expect.closeTo(60, 6) } },
    ]);
    const forest = await addSketch("Skov", squareAt(x + 1600, y + 1100, 300), "uroert_skov");
    expect(forest.warnings).toEqual([]);
    // What is drawn over it counts twice with it, as with any other sketch.
    expect(await check(squareAt(x + 1600, y + 1100, 200))).toMatchObject([
      { code: "overlap.projects" },
      { code: "overlap.sketches" },
      {
        code: "overlap.forests",
        figures: { count: 1, overlapHa: expect.closeTo(4, 6), names: ["Skov"] },
      },
    ]);
    const moved = await api.call("responsible", "PATCH", `${path}/sketch-projects/${saved.id}`, {
      version: saved.version,
      body: { geometry: squareAt(x + 5000, y + 5000, 1000) },
    });
    expect(moved.body.warnings).toEqual([]);
  });

  test("can be cut free of what it lies on, and says when nothing would be left", async () => {
    const clipped = async (geometry: unknown) =>
      (
        await api.call("responsible", "POST", `${path}/check-area`, {
          body: { geometry, clip: "taken" },
        })
      ).body.clipped;
    const east = await clipped(squareAt(x + 2000, y + 1000, 1000));
    expect(Math.min(...east.coordinates.flat(2).map(([easting]: number[]) => easting!))).toBe(
      x + 2500,
    );
    expect(await check(east)).toEqual([]);
    expect(await clipped(squareAt(x + 1100, y + 1100, 500))).toBeNull();
    // 5 cm to the west of what is cut are no one's field.
    const [west, far, south, top] = [x + 999.95, x + 2600, y + 1100, y + 1600];
    const ring = [
      [west, south],
      [far, south],
      [far, top],
      [west, top],
      [west, south],
    ];
    const left = await clipped({ type: "MultiPolygon", coordinates: [[ring]] });
    expect(left.coordinates).toHaveLength(1);
    expect(left.coordinates.flat(2).map(([easting]: number[]) => easting)).toEqual(
      expect.arrayContaining([x + 2500, x + 2600]),
    );
  });

  test("[L3] half in a neighbour's plan gives here what it will give once saved", async () => {
    const geometry = squareAt(x + 5000, y - 500, 1000);
    const body = { geometry, mitigationMeasureId: lowland };
    const checked = (await api.call("responsible", "POST", `${path}/check-area`, { body })).body;
    const [saved] = (
      await api.call("responsible", "POST", `${path}/sketch-projects`, {
        body: { sketches: [{ name: "Halv", ...body }] },
      })
    ).body;
    expect(checked.effects).toEqual(saved.effects);
    expect(saved.shareOfPlan).toBeCloseTo(0.5, 6);
    expect(checked.subCatchments).toMatchObject(saved.subCatchments);
  });

  test("counts once in the land that is counted twice", async () => {
    const spot = squareAt(x + 7000, y + 7000, 500);
    for (const name of ["En", "To", "Tre"]) await addSketch(name, spot);
    const before = (await api.call("reader", "GET", `${path}/overlaps`)).body;
    const inSpot = before.pairs.filter(({ clippedName }: { clippedName: string }) =>
      ["En", "To", "Tre"].includes(clippedName),
    );
    expect(inSpot).toHaveLength(3);
    const summedHa = before.pairs.reduce(
      (sum: number, pair: { overlapHa: number }) => sum + pair.overlapHa,
      0,
    );
    // Three pairs of 25 ha on the same 25 ha, next to what else overlaps.
    expect(summedHa - before.overlapHa).toBeGreaterThanOrEqual(50 - 1e-6);
  });
});

describe("[L2] where to draw", () => {
  const potential = async (opId = "2", who: "reader" | "citizen" = "reader") =>
    api.call(who, "GET", `${path}/sub-catchments/${opId}/potential`);
  const east = x + 10_000;

  test("what is taken or protected is left out, and the rest is told by measure and cell", async () => {
    await sql`insert into mitigation_measure (id, name, color, icon, nitrogen_factor, nitrogen_retention_property)
      values (${measureIds.extensification}, 'Græs', '#000', '', null, 'ekstensivering'),
        (${measureIds.nitrogenWetland}, 'Vådområde', '#000', '', 90, null)`.execute(
      api.database.write,
    );
    const before = (await potential()).body;
    // 10 × 10 km at 5 kg a hectare: 10 kg that leach, half of which never reaches the coast.
    expect(before).toMatchObject({ cellM: 250, freeHa: 10_000, takenHa: 0, protectedHa: 0 });
    expect(before.byMeasure).toEqual([
      {
        measureId: measureIds.extensification,
        ground: "field",
        areaHa: 10_000,
        nitrogenT: 50,
        extractionHa: 0,
      },
    ]);
    expect(before.cells).toHaveLength(1600);

    await addSketch("I øst", squareAt(east + 1_000, y + 1_000, 1_000));
    await addLayer(datasetIds.protectedNature, squareAt(east + 5_000, y + 5_000, 2_000));
    await addLayer(datasetIds.wetlandPotential, squareAt(east + 6_000, y + 6_000, 2_000));
    const after = (await potential()).body;
    expect(after).toMatchObject({ freeHa: 9_500, takenHa: 100, protectedHa: 400 });
    // Of the 400 ha of wetland potential 100 are protected.
    expect(after.byMeasure[0]).toMatchObject({ ground: "field", areaHa: 9_500 });
    expect(after.byMeasure[1]).toMatchObject({ ground: "wetland", areaHa: 300, nitrogenT: 27 });
    const at = (cellX: number, cellY: number) =>
      after.cells.find((cell: { x: number; y: number }) => cell.x === cellX && cell.y === cellY);
    expect(at(east + 1_250, y + 1_250)).toBeUndefined();
    expect(at(east + 5_250, y + 5_250)).toBeUndefined();
    expect(at(east + 7_500, y + 7_500)).toMatchObject({ areaHa: 6.25, kgPerHa: 90 });
    expect(at(east + 9_000, y + 1_000)).toMatchObject({ areaHa: 6.25, kgPerHa: 5 });
  });

  test("another plan's sub-catchment and who may not read are refused", async () => {
    expect((await potential("3")).status).toBe(404);
    expect((await potential("2", "citizen")).status).toBe(403);
  });
});

describe("[L3] a measure counts on land that can give it", () => {
  const west = { x: x + 500, y: y + 7_000 };
  const wetland = { mitigationMeasureId: measureIds.nitrogenWetland };

  test("a wetland outside the wetland potential gives nothing there, drawn or saved, and says so", async () => {
    await sql`insert into subsidy_scheme (id, name, active, flow_type, mitigation_measure_id, allow_private_user,
        allow_private_company, allow_municipality, facts)
      values (gen_random_uuid(), 'Vådområde', true, 'full', ${measureIds.nitrogenWetland}, true, true, true,
        '{"purpose": "nitrogen-wetland"}')`.execute(api.database.write);
    // The east has potential by now; here there is none.
    const off = squareAt(west.x, west.y, 1_000);
    const checked = (
      await api.call("responsible", "POST", `${path}/check-area`, {
        body: { geometry: off, ...wetland, clip: "giving" },
      })
    ).body;
    expect(checked).toMatchObject({ effects: { nitrogenReductionT: 0 }, clipped: null });
    expect(checked.warnings).toContainEqual({
      code: "ground.outside",
      figures: { areaHa: 100, outsideHa: 100, purpose: "nitrogen-wetland" },
    });
    expect(checked.leftOut.coordinates).toHaveLength(1);
    const [saved] = (
      await api.call("responsible", "POST", `${path}/sketch-projects`, {
        body: { sketches: [{ name: "Udenfor", geometry: off, ...wetland }] },
      })
    ).body;
    expect(saved.effects.nitrogenReductionT).toBe(0);
    expect(saved.warnings.map(({ code }: { code: string }) => code)).toContain("ground.outside");
  });

  test("partly on it, it gives what the part gives, and can be cut to that", async () => {
    // 2 × 2 km of potential begin 6 km into the east; a kilometre of the square lies on it.
    const geometry = squareAt(x + 17_000, y + 7_000, 2_000);
    const { body } = await api.call("responsible", "POST", `${path}/check-area`, {
      body: { geometry, ...wetland, clip: "giving" },
    });
    expect(body.effects.nitrogenReductionT).toBeCloseTo(9, 6);
    const [saved] = (
      await api.call("responsible", "POST", `${path}/sketch-projects`, {
        body: { sketches: [{ name: "Halvt", geometry, ...wetland }] },
      })
    ).body;
    expect(saved).toMatchObject({ areaHa: 400, wholeEffects: body.effects });
    const cut = await api.call("responsible", "PATCH", `${path}/sketch-projects/${saved.id}`, {
      version: saved.version,
      body: { geometry: body.clipped },
    });
    expect(cut.body).toMatchObject({ areaHa: 100, warnings: [] });
    expect(cut.body.wholeEffects.nitrogenReductionT).toBeCloseTo(9, 6);
    // An outline that came with figures of its own counts as those were computed.
    await sql`update geo_location set source = 'imported' where id = ${saved.geoLocationId}`.execute(
      api.database.write,
    );
    await sql`update sketch_project set geo_location_id = ${saved.geoLocationId} where id = ${saved.id}`.execute(
      api.database.write,
    );
    const named = await api.call("responsible", "PATCH", `${path}/sketch-projects/${saved.id}`, {
      version: cut.body.version,
      body: { name: "Indlæst" },
    });
    expect(named.body.wholeEffects.nitrogenReductionT).toBeCloseTo(36, 6);
  });
});
