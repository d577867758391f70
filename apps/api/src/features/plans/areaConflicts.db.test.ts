import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { north, northPlan, squareAt, usePlansApi } from "./testing/usePlansApi.ts";

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
    // Drawn anew it does not overlap itself; untouched forest is drawn inside sketches.
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
    const moved = await api.call("responsible", "PATCH", `${path}/sketch-projects/${saved.id}`, {
      version: saved.version,
      body: { geometry: squareAt(x + 5000, y + 5000, 1000) },
    });
    expect(moved.body.warnings).toEqual([]);
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
    // Three pairs of 25 ha on the same 25 ha, beside what else overlaps.
    expect(summedHa - before.overlapHa).toBeGreaterThanOrEqual(50 - 1e-6);
  });
});
