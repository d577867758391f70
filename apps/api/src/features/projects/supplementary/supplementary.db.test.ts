import { sql } from "kysely";
import { expect, test } from "vitest";
import { corner, squareAt } from "../testing/loadWorld.ts";
import type { PersonName } from "../testing/people.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { schemeIds, typeIds } from "../testing/worldIds.ts";

const api = useProjectsApi();
/** Over a cultivated field of 16 ha, of which § 3 takes 4, and a field whose crop is left out. */
const onFields = squareAt(corner.x + 12_000, corner.y, 800);

type Area = { id: string; name: string; automatic: boolean; areaHa: number; typeId: string };

const add = (who: PersonName, id: string, items: unknown[], confirmed = false) =>
  api.call(who, "POST", `/projects/${id}/supplementary-geometries`, { body: { items, confirmed } });
const areasOf = async (id: string): Promise<Area[]> =>
  (await api.call("owner", "GET", `/projects/${id}`)).body.supplementaryGeometries;

test("[P3] the eligible area is made by itself: project ∩ fields without left-out crops − § 3", async () => {
  const project = await api.create("owner", {
    geometry: onFields,
    subsidySchemeId: schemeIds.establishment,
  });
  const areas = await areasOf(project.id);
  expect(areas).toMatchObject([{ typeId: typeIds.eligible, automatic: true }]);
  expect(areas[0]!.areaHa).toBeCloseTo(12, 3);
  const half = squareAt(corner.x + 12_000, corner.y, 200);
  await api.call("owner", "PUT", `/projects/${project.id}/geometry`, {
    version: project.version,
    body: { geometry: half },
  });
  const after = await areasOf(project.id);
  expect(after.map(({ areaHa }) => Math.round(areaHa))).toEqual([4]);
});

test("[P9] eligible untouched forest exists only where untouched forest is drawn", async () => {
  const { id } = await api.create("owner", {
    geometry: onFields,
    subsidySchemeId: schemeIds.establishment,
  });
  const drawn = await add("owner", id, [
    {
      name: "Vildskov",
      typeId: typeIds.untouched,
      geometry: squareAt(corner.x + 12_000, corner.y, 100),
    },
  ]);
  expect(drawn).toMatchObject({ status: 201, body: { items: [{ name: "Vildskov", areaHa: 1 }] } });
  const forest = (await areasOf(id)).find(({ typeId }) => typeId === typeIds.eligibleUntouched);
  expect(forest?.areaHa).toBeCloseTo(1, 3);
  const [item] = drawn.body.items;
  const path = `/projects/${id}/supplementary-geometries/${item.id}`;
  expect((await api.call("owner", "DELETE", path, { version: 1 })).status).toBe(204);
  expect((await areasOf(id)).map(({ typeId }) => typeId)).toEqual([typeIds.eligible]);
  expect((await api.call("owner", "GET", path)).body.code).toBe("supplementary.not-found");
  const log = await api.call("owner", "GET", `/projects/${id}/revisions`);
  expect(log.body.items[0]).toMatchObject({
    entity: "supplementary_geometry",
    action: "supplementary-removed",
    changes: [{ from: { name: "Vildskov" }, to: null }],
  });
});

test("[T9] untouched forest that is drawn twice is measured once", async () => {
  const { id } = await api.create("owner", {
    geometry: onFields,
    subsidySchemeId: schemeIds.establishment,
  });
  const one = squareAt(corner.x + 12_000, corner.y, 100);
  const halfOfIt = squareAt(corner.x + 12_050, corner.y, 100);
  const both = [
    { name: "Vildskov", typeId: typeIds.untouched, geometry: one },
    { name: "Vildskov igen", typeId: typeIds.untouched, geometry: halfOfIt },
  ];
  expect((await add("owner", id, both, true)).status).toBe(201);
  const { rows } = await sql<{ automaticHa: number; untouchedHa: number }>`
    select supplementary_overlap_1_ha as "automaticHa", supplementary_overlap_2_ha as "untouchedHa"
    from project where id = ${id}`.execute(api.database.write);
  expect(rows[0]!.untouchedHa).toBeCloseTo(1.5, 3);
  expect(rows[0]!.automaticHa).toBeCloseTo(12, 3);
});

test("[P8] a type that says so is clipped to the project; another is warned about; outside is refused", async () => {
  const { id } = await api.create("owner", {
    geometry: onFields,
    subsidySchemeId: schemeIds.establishment,
  });
  const across = squareAt(corner.x + 11_900, corner.y, 200);
  const clipped = await add("owner", id, [
    { name: "Skov", typeId: typeIds.untouched, geometry: across },
  ]);
  expect(clipped.body.items[0].areaHa).toBeCloseTo(2, 3);
  expect(clipped.body.items[0].warnings).toEqual([]);
  const whole = await add("owner", id, [
    { name: "Opland", typeId: typeIds.stream, geometry: across },
  ]);
  expect(whole.body.items[0]).toMatchObject({
    areaHa: 4,
    warnings: [{ code: "geometry.partly-outside-project" }],
  });
  const outside = await add("owner", id, [
    { name: "Væk", typeId: typeIds.stream, geometry: squareAt(corner.x, corner.y, 100) },
  ]);
  expect(outside).toMatchObject({ status: 422, body: { code: "geometry.outside-project" } });
});

test.each<{ why: string; item: Record<string, unknown>; code: string }>([
  { why: "without a name", item: { name: " " }, code: "text.required" },
  { why: "with a long name", item: { name: "x".repeat(51) }, code: "text.too-long" },
  {
    why: "of an automatic type",
    item: { typeId: typeIds.eligible },
    code: "supplementary.type-automatic",
  },
  {
    why: "of no type of the scheme",
    item: { typeId: schemeIds.full },
    code: "supplementary.type-unknown",
  },
])("[V3] a supplementary geometry $why is refused as $code", async ({ item, code }) => {
  const { id } = await api.create("owner", {
    geometry: onFields,
    subsidySchemeId: schemeIds.establishment,
  });
  const good = { name: "Skov", typeId: typeIds.untouched, geometry: onFields };
  expect(await add("owner", id, [{ ...good, ...item }])).toMatchObject({
    status: 422,
    body: { code },
  });
});

test("[V3 V13] it needs a scheme and an area; several at once must be confirmed", async () => {
  const one = { name: "Skov", typeId: typeIds.untouched, geometry: onFields };
  const bare = await api.create("owner", { geometry: onFields });
  expect((await add("owner", bare.id, [one])).body.code).toBe("supplementary.needs-scheme");
  const without = await api.create("owner", { subsidySchemeId: schemeIds.establishment });
  expect((await add("owner", without.id, [one])).body.code).toBe("supplementary.needs-geometry");
  const { id } = await api.create("owner", {
    geometry: onFields,
    subsidySchemeId: schemeIds.establishment,
  });
  expect(await add("owner", id, [one, one])).toMatchObject({
    body: { code: "supplementary.not-confirmed", figures: { count: 2 } },
  });
  expect((await add("owner", id, [one, { ...one, name: "To" }], true)).body.items).toHaveLength(2);
});

test("[P3] an area is renamed and redrawn; automatic ones cannot be; a stale version gets both", async () => {
  const { id } = await api.create("owner", {
    geometry: onFields,
    subsidySchemeId: schemeIds.establishment,
  });
  const { body } = await add("owner", id, [
    { name: "Skov", typeId: typeIds.untouched, geometry: onFields },
  ]);
  const path = (areaId: string) => `/projects/${id}/supplementary-geometries/${areaId}`;
  const mine = path(body.items[0].id);
  const edited = await api.call("owner", "PATCH", mine, {
    version: 1,
    body: { name: "Ny", geometry: squareAt(corner.x + 12_000, corner.y, 100) },
  });
  expect(edited.body).toMatchObject({ name: "Ny", areaHa: 1, version: 2 });
  expect(
    await api.call("owner", "PATCH", mine, { version: 1, body: { name: "Anden" } }),
  ).toMatchObject({
    status: 412,
    body: { figures: { current: { name: "Ny" }, yours: { name: "Anden" } } },
  });
  const automatic = (await areasOf(id)).find((area) => area.automatic)!;
  expect((await api.call("owner", "DELETE", path(automatic.id), { version: 1 })).body.code).toBe(
    "supplementary.automatic",
  );
});

test("[P3] a new scheme keeps areas whose kind it has, and lets others go only when told", async () => {
  const { id, version } = await api.create("owner", {
    geometry: onFields,
    subsidySchemeId: schemeIds.establishment,
  });
  await add(
    "owner",
    id,
    [
      { name: "Opland", typeId: typeIds.stream, geometry: onFields },
      { name: "Skov", typeId: typeIds.untouched, geometry: onFields },
    ],
    true,
  );
  const edit = (removeUnfitting: boolean) =>
    api.call("owner", "PATCH", `/projects/${id}`, {
      version,
      body: { subsidySchemeId: schemeIds.full, removeUnfitting },
    });
  expect(await edit(false)).toMatchObject({
    status: 409,
    body: { code: "supplementary.unfitting", figures: { names: ["Skov"] } },
  });
  expect((await areasOf(id)).length).toBe(4);
  expect((await edit(true)).body.supplementaryGeometries).toMatchObject([{ name: "Opland" }]);
});
