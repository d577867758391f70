import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { areaOf } from "../area/parseArea.ts";
import { findNeighbours } from "./findNeighbours.ts";
import { addProject } from "../testing/seedScreening.ts";

const database = useTestDatabase();
const [X, Y] = [500_000, 6_200_000];
const everything = { bufferM: 0, stages: null };

const area = areaOf({
  type: "MultiPolygon",
  coordinates: [
    [
      [
        [X, Y],
        [X + 1000, Y],
        [X + 1000, Y + 1000],
        [X, Y + 1000],
        [X, Y],
      ],
    ],
  ],
});

/** Puts sketches into the version of a plan that is public now. */
async function publish(...sketches: readonly { name: string; included: boolean }[]) {
  const square = `MULTIPOLYGON(((${X} ${Y},${X + 500} ${Y},${X + 500} ${Y + 1000},${X} ${Y + 1000},${X} ${Y})))`;
  const place = async (kind: string) =>
    (
      await sql<{ id: string }>`insert into geo_location (kind, geometry, area_ha)
        values (${kind}, ST_GeomFromText(${square}, 25832), 50) returning id`.execute(
        database.write,
      )
    ).rows[0]!.id;
  const { rows } = await sql<{ id: string }>`
    with home as (insert into plan (id, name, title, other_extraction_tons, nitrogen_goal_tons, geo_location_id)
      values (gen_random_uuid(), 'Nord', 'Nord', 0, 0, ${await place("plan")}) returning id)
    insert into plan_version (plan_id, number, title, description, published_at)
    select id, 1, 'Nord', '', now() from home returning id`.execute(database.write);
  for (const { name, included } of sketches)
    await sql`insert into plan_version_sketch (plan_version_id, sketch_project_id, kind, name, description,
        included_in_plan, geo_location_id, area_ha)
      values (${rows[0]!.id}, gen_random_uuid(), 'sketch_project', ${name}, '', ${included},
        ${await place("sketch_project")}, 50)`.execute(database.write);
}

beforeAll(async () => {
  for (const name of ["Første", "Anden", "Tredje"])
    await addProject(database.write, name, "approval", [X, Y, 800]);
  await addProject(database.write, "Ansøgt", "applied", [X, Y, 800]);
  await addProject(database.write, "Afvist", "application_rejected", [X, Y, 800]);
  await publish(
    { name: "Skitse", included: true },
    { name: "Skitse igen", included: true },
    { name: "Udeladt skitse", included: false },
  );
});

test("[P8][V14] land that several projects cover is in the way once", async () => {
  const { warnings } = await findNeighbours(database.read, area, everything);
  expect(warnings).toEqual([
    { code: "overlap.demarcation", figures: { count: 3, overlapHa: expect.closeTo(64, 6) } },
    { code: "overlap.sketches", figures: { count: 2, overlapHa: expect.closeTo(50, 6) } },
  ]);
});

test("[P8] what is not public is no neighbour: applied, rejected, or left out of the plan", async () => {
  const { items, count } = await findNeighbours(database.read, area, {
    ...everything,
    bufferM: 50,
  });
  expect(items.map(({ name }) => name).toSorted()).toEqual([
    "Anden",
    "Første",
    "Skitse",
    "Skitse igen",
    "Tredje",
  ]);
  expect(count).toBe(5);
  expect(items[0]).not.toHaveProperty("geoLocationId");
});

test("[V14] the filter for a stage narrows projects and sketches alike", async () => {
  const { warnings } = await findNeighbours(database.read, area, {
    bufferM: 0,
    stages: ["sketch_project"],
  });
  expect(warnings.map(({ code }) => code)).toEqual(["overlap.sketches"]);
});
