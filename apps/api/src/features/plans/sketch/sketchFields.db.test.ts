import {
  SKETCH_FIELDS,
  type SketchField,
  WRITTEN_SKETCH_FIELDS,
  writtenSketchFields,
} from "@mars/domain/fields/sketchFields";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  north,
  northPlan,
  type PersonName,
  squareAt,
  usePlansApi,
} from "../testing/usePlansApi.ts";

const api = usePlansApi({}, { constants: { limits: { sketchProjectNameLength: 20 } } });
const path = `/plans/${northPlan}`;
const fields = Object.keys(SKETCH_FIELDS) as SketchField[];

test.each(fields)("the sketch's field '%s' has its column, in versions too", async (field) => {
  const { rows } = await sql`
    select from information_schema.columns
    where table_name in ('sketch_project', 'plan_version_sketch')
      and column_name = ${SKETCH_FIELDS[field].column}
  `.execute(api.database.write);
  expect(rows).toHaveLength(2);
});

test.each(writtenSketchFields)(
  "[L3] the text '%s' is created, checked, changed, frozen and compared by its row alone",
  async (field) => {
    const geometry = squareAt(north.x + 1_000, north.y + 1_000, 1_000);
    const made = await api.call("responsible", "POST", `${path}/sketch-projects`, {
      body: { sketches: [{ name: "Skitsen", [field]: " Først ", geometry }] },
    });
    const [sketch] = made.body;
    expect(sketch[field]).toBe("Først");

    const edit = (text: string, version: number) =>
      api.call("responsible", "PATCH", `${path}/sketch-projects/${sketch.id}`, {
        body: { [field]: text },
        version,
      });
    expect((await edit("x".repeat(20_000), sketch.version)).body.code).toBe("text.too-long");
    const { isRequired } = WRITTEN_SKETCH_FIELDS[field].text;
    expect((await edit(" ", sketch.version)).status).toBe(isRequired ? 422 : 200);

    const read = async () => (await api.call("responsible", "GET", path)).body;
    const published = await api.call("responsible", "POST", `${path}/publish`, {
      body: { confirmed: true, reason: "Prøve" },
      version: (await read()).version,
    });
    expect(published.status).toBe(200);
    const { version } = (
      await api.call("responsible", "GET", `${path}/sketch-projects/${sketch.id}`)
    ).body;
    expect((await edit("Siden", version)).body[field]).toBe("Siden");
    expect(await read()).toMatchObject({ hasUnpublishedChanges: true });

    const { number } = (await api.call("responsible", "GET", `${path}/versions`)).body[0];
    const comparison = `${path}/versions/${number}/difference/draft`;
    const difference = await api.call("responsible", "GET", comparison);
    const changed = difference.body.changed.find(({ id }: { id: string }) => id === sketch.id);
    expect(changed.changes).toMatchObject([{ field, to: "Siden" }]);
  },
);

test("[L3] the installation's own limit holds for a sketch's name", async () => {
  const geometry = squareAt(north.x + 1_000, north.y + 1_000, 1_000);
  const answer = await api.call("responsible", "POST", `${path}/sketch-projects`, {
    body: { sketches: [{ name: "x".repeat(21), geometry }] },
  });
  expect(answer.body).toMatchObject({ code: "text.too-long", figures: { maxLen: 20 } });
});

test("[L3] a deleted sketch or scenario comes back whole, once, for those who may delete it", async () => {
  const geometry = squareAt(north.x + 5_000, north.y + 5_000, 1_000);
  const made = await api.call("responsible", "POST", `${path}/sketch-projects`, {
    body: { sketches: [{ name: "Slettes", description: "Med tekst", geometry }] },
  });
  const sketch = `${path}/sketch-projects/${made.body[0].id}`;
  const edited = await api.call("responsible", "PATCH", sketch, {
    body: {
      enteredEffects: { nitrogenReductionT: 1.1, extractionEffortHa: 2, afforestationEffortHa: 3 },
      costPerHaDkk: 120_000,
      willingness: "high",
    },
    version: made.body[0].version,
  });
  const scenarioBody = { name: "Forsøg", dropoutShare: 0.1, choices: { [edited.body.id]: false } };
  const scenario = (
    await api.call("responsible", "POST", `${path}/scenario`, { body: scenarioBody })
  ).body;
  const read = async () => (await api.call("responsible", "GET", path)).body;
  await api.call("responsible", "POST", `${path}/publish`, {
    body: { confirmed: true, reason: "Prøve" },
    version: (await read()).version,
  });

  const remove = (address: string, version: number) =>
    api.call("responsible", "DELETE", address, { version });
  expect((await remove(sketch, edited.body.version)).status).toBe(204);
  expect((await remove(`${path}/scenario/${scenario.id}`, scenario.version)).status).toBe(204);
  expect(await read()).toMatchObject({ hasUnpublishedChanges: true });

  const listed = async (who: PersonName) =>
    (await api.call(who, "GET", `${path}/deleted`)).body as { id: string }[];
  expect(await listed("responsible")).toMatchObject([
    { id: scenario.id, kind: "scenario", name: "Forsøg" },
    { id: edited.body.id, kind: "sketch_project", name: "Slettes" },
  ]);
  for (const who of ["otherPlanner", "reader"] as const) expect(await listed(who)).toEqual([]);

  const restore = (who: PersonName, id: string) =>
    api.call(who, "POST", `${path}/deleted/${id}/restore`);
  for (const { id } of [edited.body, scenario])
    for (const who of ["otherPlanner", "reader"] as const)
      expect((await restore(who, id)).body.code).toBe("identity.forbidden");
  expect((await restore("responsible", edited.body.id)).body).toEqual({ kind: "sketch_project" });
  expect((await restore("responsible", scenario.id)).body).toEqual({ kind: "scenario" });

  const { updatedAt: _, version, ...was } = edited.body;
  const back = (await api.call("responsible", "GET", sketch)).body;
  expect(back).toEqual({ ...was, version: version + 1, updatedAt: expect.any(String) as string });
  expect(await read()).toMatchObject({ hasUnpublishedChanges: false });
  const scenarios = (await api.call("responsible", "GET", `${path}/scenario`)).body;
  expect(scenarios).toMatchObject([{ ...scenarioBody, id: scenario.id }]);

  expect((await restore("responsible", edited.body.id)).status).toBe(404);
  expect(await listed("responsible")).toEqual([]);
});

test("[L6] effects that differ in digits no one sees are no change of the plan", async () => {
  const geometry = squareAt(north.x + 3_000, north.y + 3_000, 1_000);
  const [made] = (
    await api.call("responsible", "POST", `${path}/sketch-projects`, {
      body: { sketches: [{ name: "Ens", geometry }] },
    })
  ).body;
  const read = async () => (await api.call("responsible", "GET", path)).body;
  let { version } = made;
  const give = async (nitrogenReductionT: number) => {
    const edited = await api.call("responsible", "PATCH", `${path}/sketch-projects/${made.id}`, {
      body: {
        enteredEffects: { nitrogenReductionT, extractionEffortHa: 0, afforestationEffortHa: 0 },
      },
      version,
    });
    version = edited.body.version;
  };
  await give(1);
  await api.call("responsible", "POST", `${path}/publish`, {
    body: { confirmed: true, reason: "Prøve" },
    version: (await read()).version,
  });
  await give(1.000_000_001);
  expect(await read()).toMatchObject({ hasUnpublishedChanges: false });
  await give(1.001);
  expect(await read()).toMatchObject({ hasUnpublishedChanges: true });
});

test("[L3] what was deleted before a release that adds a column comes back after it", async () => {
  const geometry = squareAt(north.x + 7_000, north.y + 5_000, 1_000);
  const made = await api.call("responsible", "POST", `${path}/sketch-projects`, {
    body: { sketches: [{ name: "Før", geometry }] },
  });
  const { id, version } = made.body[0];
  const sketch = `${path}/sketch-projects/${id}`;
  await api.call("responsible", "DELETE", sketch, { version });
  // As if the table had got `description` since, which must have a value.
  await sql`update deleted_plan_item set content = content - 'description' where id = ${id}`.execute(
    api.database.write,
  );
  const restored = await api.call("responsible", "POST", `${path}/deleted/${id}/restore`);
  expect(restored.body).toEqual({ kind: "sketch_project" });
  expect((await api.call("responsible", "GET", sketch)).body).toMatchObject({
    name: "Før",
    description: "",
  });
});
