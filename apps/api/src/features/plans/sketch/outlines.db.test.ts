import { sql } from "kysely";
import { expect, test } from "vitest";
import { lowland, north, northPlan, squareAt, usePlansApi } from "../testing/usePlansApi.ts";

const api = usePlansApi();
const path = `/plans/${northPlan}`;

/** A square kilometre, by how far east of the plan's corner and how far north it lies. */
async function sketch(name: string, [eastM, northM]: [number, number]) {
  const geometry = squareAt(north.x + eastM, north.y + northM, 1_000);
  const answer = await api.call("responsible", "POST", `${path}/sketch-projects`, {
    body: { sketches: [{ name, geometry, mitigationMeasureId: lowland }] },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body[0] as { id: string; geoLocationId: string };
}

const read = async (id: string) =>
  (await api.call("reader", "GET", `${path}/sketch-projects/${id}`)).body;

const clip = async (clips: readonly { sketchId: string; keptId: string }[]) =>
  (await api.call("responsible", "POST", `${path}/clip`, { body: { clips } })).body;

const restore = async (outlines: unknown) =>
  (await api.call("responsible", "POST", `${path}/restore-outlines`, { body: { outlines } })).body;

test("[L2] two cuts of one sketch are undone one after the other, also when it is renamed meanwhile", async () => {
  const west = await sketch("Vest", [500, 1_000]);
  const east = await sketch("Øst", [1_500, 1_000]);
  const middle = await sketch("Midt", [1_000, 1_000]);
  const first = (await clip([{ sketchId: middle.id, keptId: west.id }])).clipped;
  const second = (await clip([{ sketchId: middle.id, keptId: east.id }])).refused;
  // Nothing of it would be left: cut where something is.
  expect(second).toEqual([middle.id]);
  expect(await restore(first)).toMatchObject({ restored: [middle.id] });

  const south = await sketch("Syd", [1_000, 100]);
  const one = (await clip([{ sketchId: middle.id, keptId: west.id }])).clipped;
  const two = (await clip([{ sketchId: middle.id, keptId: south.id }])).clipped;
  // The first alone cannot be undone: the second would go with it.
  expect(await restore(one)).toMatchObject({ restored: [], refused: [middle.id] });
  expect(await restore(two)).toMatchObject({ restored: [middle.id] });
  const { version } = await read(middle.id);
  const body = { name: "Midten" };
  await api.call("responsible", "PATCH", `${path}/sketch-projects/${middle.id}`, { body, version });
  expect(await restore(one)).toMatchObject({ restored: [middle.id] });
  expect(await read(middle.id)).toMatchObject({
    name: "Midten",
    geoLocationId: middle.geoLocationId,
  });
});

test("[L2] two that are cut by each other at once give the land to one of them", async (context) => {
  // One session serves everybody there: nothing happens at once.
  context.skip(api.database.engine === "embedded");
  const one = await sketch("En", [5_000, 5_000]);
  const two = await sketch("To", [5_500, 5_000]);
  const answers = await Promise.all([
    clip([{ sketchId: one.id, keptId: two.id }]),
    clip([{ sketchId: two.id, keptId: one.id }]),
  ]);
  expect(answers.flatMap(({ clipped }) => clipped)).toHaveLength(1);
  expect(answers.flatMap(({ reasons }) => reasons)).toMatchObject([{ code: "sketch.no-overlap" }]);
  const left = [await read(one.id), await read(two.id)].map(({ areaHa }) => Math.round(areaHa));
  expect(left.toSorted((a, b) => a - b)).toEqual([50, 100]);
});

test("[L2] one that fails leaves the others done and told, and can be requested again", async () => {
  const kept = await sketch("Beholder", [12_000, 5_000]);
  const cut = [
    await sketch("Første", [12_500, 5_000]),
    await sketch("Fejler", [11_500, 5_000]),
    await sketch("Sidste", [12_000, 5_500]),
  ].map(({ id }) => id);
  const failing = cut[1]!;
  await sql`create function fail_one() returns trigger language plpgsql as
    $$ begin raise exception 'a fault of the database'; end $$`.execute(api.database.write);
  await sql`create trigger fail_one before update on sketch_project for each row
    when (old.name = 'Fejler') execute function fail_one()`.execute(api.database.write);
  const clips = cut.map((sketchId) => ({ sketchId, keptId: kept.id }));
  const answer = await clip(clips);
  expect(answer.clipped.map(({ sketchId }: { sketchId: string }) => sketchId)).toEqual(
    cut.filter((id) => id !== failing),
  );
  expect(answer).toMatchObject({
    refused: [failing],
    reasons: [{ sketchId: failing, code: "server.fault" }],
    left: [],
  });
  await sql`drop trigger fail_one on sketch_project`.execute(api.database.write);
  expect((await clip(clips.slice(1, 2))).clipped).toMatchObject([{ sketchId: failing }]);
  expect((await restore(answer.clipped)).restored).toHaveLength(2);
});
