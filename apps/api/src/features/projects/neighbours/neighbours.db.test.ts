import { COARSE_CELL_M } from "@mars/domain/areas/coarseOverlap";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { corner, squareAt } from "../testing/loadWorld.ts";
import type { PersonName } from "../testing/people.ts";
import { putInStatus } from "../testing/putInStatus.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { schemeIds } from "../testing/worldIds.ts";

const api = useProjectsApi({}, { constants: { rates: { probedHaPerHour: 1e9 } } });

type Area = ReturnType<typeof squareAt>;

async function drawn(who: PersonName, geometry: Area, schemeId: string = schemeIds.full) {
  return (await api.create(who, { geometry, subsidySchemeId: schemeId })).id;
}

async function ask(who: PersonName, id: string, query = "") {
  return (await api.call(who, "GET", `/projects/${id}/neighbours${query}`)).body;
}

/** The same project with another area, without a row of the log for each. */
async function moveTo(projectId: string, { coordinates }: Area): Promise<void> {
  const wkt = `MULTIPOLYGON(((${coordinates[0]!.map((point) => point.join(" ")).join(",")})))`;
  await sql`
    with place as (
      insert into geo_location (kind, geometry, area_ha)
      select 'project', g, ST_Area(g) / 10000 from ST_GeomFromText(${wkt}, 25832) g returning id)
    update project set geo_location_id = place.id from place where project.id = ${projectId}
  `.execute(api.database.write);
}

test("[P8][V14] a public project in the way is named and measured", async () => {
  const spot = squareAt(corner.x + 5000, corner.y + 5000, 1000);
  const other = await drawn("company", spot);
  const twin = await drawn("company", spot);
  const mine = await drawn(
    "owner",
    squareAt(corner.x + 5500, corner.y + 5000, 1000),
    schemeIds.establishment,
  );
  expect(await ask("owner", mine)).toMatchObject({ overlapping: [], hidden: "none", warnings: [] });
  await putInStatus(api.database, other, "approval");
  expect(await ask("owner", mine)).toMatchObject({
    overlapping: [
      {
        id: other,
        name: "Engen",
        isPublic: true,
        overlapHa: 50,
        geometry: { type: "MultiPolygon", coordinates: [expect.any(Array)] },
      },
    ],
    hidden: "none",
    warnings: [
      { code: "overlap.demarcation", figures: { count: 1, overlapHa: expect.closeTo(50, 6) } },
    ],
  });
  await putInStatus(api.database, twin, "established");
  // Land that two of them cover is in the way once.
  expect((await ask("owner", mine)).warnings[0].figures).toEqual({
    count: 2,
    overlapHa: expect.closeTo(50, 6),
  });
  const filtered = await ask("owner", mine, "?filter=same-scheme");
  expect(filtered.overlapping).toEqual([]);
  expect(filtered.warnings).toMatchObject([{ code: "overlap.buffer-ignores-filter" }]);
});

test("[P8] one that may not be seen is told of without name, count, scheme or figure", async () => {
  const at = { x: corner.x + 10_000, y: corner.y + 5000 };
  const other = await drawn("company", squareAt(at.x, at.y, 1000));
  const mine = await drawn("owner", squareAt(at.x + 200, at.y + 200, 1000));
  const one = await ask("owner", mine);
  expect(one.hidden).toBe("none");
  await putInStatus(api.database, other, "applied");
  const told = await ask("owner", mine);
  expect(told).toEqual({
    bufferM: 10,
    overlapping: [],
    withinBuffer: [],
    hidden: "much",
    warnings: [{ code: "overlap.hidden-much", figures: {} }],
  });
  // Neither a second one nor the filter for a scheme changes what is said of them.
  const second = await drawn("company", squareAt(at.x, at.y, 900), schemeIds.establishment);
  await putInStatus(api.database, second, "application_received");
  expect(await ask("owner", mine)).toEqual(told);
  expect((await ask("owner", mine, "?filter=same-scheme")).hidden).toBe("much");
  const { body: form } = await api.call("owner", "GET", `/projects/${mine}/form`);
  expect(form.warnings).toContainEqual({ code: "overlap.hidden-much", figures: {} });
  expect(JSON.stringify(form.warnings)).not.toContain("overlapHa");
  // Whoever may see the case sees which it is.
  await putInStatus(api.database, mine, "applied");
  expect(await ask("caseworker", mine)).toMatchObject({
    overlapping: [{ id: other }, { id: second }],
    hidden: "none",
  });
  for (const id of [other, second]) await putInStatus(api.database, id, "application_rejected");
  expect((await ask("caseworker", mine)).overlapping).toEqual([]);
});

describe("[P8] the attacker with small squares", () => {
  const west = corner.x + 15_000;
  const south = corner.y + 10_000;
  const probe = async (id: string, x: number, y: number, sizeM = 10) => {
    await moveTo(id, squareAt(x, y, sizeM));
    return JSON.stringify(await ask("neighbour", id));
  };

  test("bisecting finds the border no nearer than a cell, whatever it is", async () => {
    const hidden = await drawn("company", squareAt(west, south, 800));
    await putInStatus(api.database, hidden, "applied");
    const id = await drawn("neighbour", squareAt(corner.x + 1000, corner.y + 1000, 10));
    const eastBorders = [];
    // Three areas whose eastern borders lie 130, 250 and 370 m into the same cell.
    for (const sizeM of [630, 750, 870]) {
      await moveTo(hidden, squareAt(west, south, sizeM));
      let [inside, outside] = [west + 100, west + 3000];
      const answerInside = await probe(id, inside, south + 100);
      while (outside - inside > 1) {
        const middle = (inside + outside) / 2;
        if ((await probe(id, middle, south + 100)) === answerInside) inside = middle;
        else outside = middle;
      }
      eastBorders.push(Math.round(outside));
    }
    // The same border is found for all three, and it is the cell's.
    expect(new Set(eastBorders).size).toBe(1);
    expect(eastBorders[0]! % COARSE_CELL_M).toBeLessThanOrEqual(1);
    expect(Math.abs(eastBorders[0]! - (west + 630))).toBeGreaterThan(COARSE_CELL_M / 2);
  });

  test("areas in the same cells answer alike to squares of every size", async () => {
    const hidden = await drawn("company", squareAt(west, south + 3000, 600));
    await putInStatus(api.database, hidden, "application_received");
    const id = await drawn("neighbour", squareAt(corner.x + 1000, corner.y + 1000, 10));
    const answersFor = async (shape: Area) => {
      await moveTo(hidden, shape);
      const answers = [];
      for (const sizeM of [1, 40, 700, 2500])
        for (const x of [-900, -1, 0, 130, 640, 999, 1300])
          answers.push(await probe(id, west + x, south + 3100, sizeM));
      return answers;
    };
    const small = await answersFor(squareAt(west + 240, south + 3240, 280));
    expect(await answersFor(squareAt(west + 1, south + 3001, 998))).toEqual(small);
    expect(new Set(small).size).toBeGreaterThan(1);
  });
});

describe("[P8] probing", () => {
  const guarded = useProjectsApi({}, { constants: { rates: { probedHaPerHour: 50 } } });

  test("is limited to so much different land an hour; applying continues", async () => {
    // One in each of three cells, and one more in the first.
    const areas = [0, 500, 1000, 100].map((east) =>
      squareAt(corner.x + 1000 + east, corner.y + 1000, 50),
    );
    const ids: string[] = [];
    for (const geometry of areas)
      ids.push((await guarded.create("owner", { geometry, subsidySchemeId: schemeIds.full })).id);
    const neighbours = (n: number) =>
      guarded.call("owner", "GET", `/projects/${ids[n]}/neighbours`);
    for (const n of [0, 1, 0, 1, 3]) expect((await neighbours(n)).status).toBe(200);
    const refused = await neighbours(2);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: "overlap.too-much-land", figures: { mostHa: 50 } },
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
    const form = await guarded.call("owner", "GET", `/projects/${ids[2]}/form`);
    expect(form.status).toBe(200);
    expect(form.body.warnings).toContainEqual({ code: "overlap.hidden-unchecked" });
    expect((await neighbours(0)).status).toBe(200);
  });
});
