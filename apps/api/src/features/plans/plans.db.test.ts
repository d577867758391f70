import { sql } from "kysely";
import { formats } from "@mars/wording/format/formats";
import { beforeAll, describe, expect, test } from "vitest";
import type { Person } from "../../platform/identity/person.ts";
import { planDocument } from "./downloads/planDocument.ts";
import {
  lowland,
  north,
  northPlan,
  southPlan,
  squareAt,
  usePlansApi,
} from "./testing/usePlansApi.ts";

const api = usePlansApi();
const path = `/plans/${northPlan}`;
const printer: Person = {
  id: "00000000-0000-4000-8000-0000000000f9",
  issuer: "test",
  subject: "printer",
  fullName: "Demo Planlæser",
  email: null,
  vat: null,
  organizationName: null,
  roles: ["planReader"],
  claims: [],
};

async function plan(id = northPlan) {
  return (await api.call("responsible", "GET", `/plans/${id}`)).body;
}

async function sketch(
  name: string,
  geometry: object,
  more: object = {},
  who: "responsible" | "otherPlanner" = "responsible",
) {
  const answer = await api.call(who, "POST", `${path}/sketch-projects`, {
    body: { sketches: [{ name, geometry, mitigationMeasureId: lowland, ...more }] },
  });
  if (answer.status !== 201) throw new Error(`${name}: ${answer.text}`);
  return answer.body[0];
}

type Outline = { leftGeoLocationId: string };

describe("plans", () => {
  // In order: each test builds on the sketches before it.
  let west: { id: string; version: number; geoLocationId: string };
  let across: { id: string; version: number };
  beforeAll(async () => {
    west = await sketch("Vest", squareAt(north.x + 1_000, north.y + 1_000, 1_000));
    across = await sketch("Over grænsen", squareAt(north.x + 9_000, north.y + 5_000, 2_000));
  });

  test("[L2][L3] effects are computed and shared between sub-catchments by overlap", async () => {
    const read = (await api.call("reader", "GET", `${path}/sketch-projects/${across.id}`)).body;
    expect(read.areaHa).toBeCloseTo(400, 9);
    expect(read.wholeEffects.nitrogenReductionT).toBeCloseTo(16, 9);
    const shares = Object.fromEntries(
      read.subCatchments.map((part: { opId: string; nitrogenReductionT: number }) => [
        part.opId,
        part.nitrogenReductionT,
      ]),
    );
    expect(shares["1"]).toBeCloseTo(8, 9);
    expect(shares["2"]).toBeCloseTo(8, 9);
  });

  test("[L2] need is shared by area, surplus never crosses, remaining never below zero", async () => {
    const { subCatchments, balance } = await plan();
    const [vest, oest] = ["1", "2"].map((opId) =>
      subCatchments.find((sub: { opId: string }) => sub.opId === opId),
    );
    expect(vest.balance).toMatchObject({ needT: 5, remainingT: 0 });
    expect(vest.balance.plannedT).toBeCloseTo(12, 9);
    expect(vest.balance.surplusT).toBeCloseTo(7, 9);
    expect(oest.balance.plannedT).toBeCloseTo(8, 9);
    expect(balance.remainingT).toBe(0);
    expect((await plan(southPlan)).balance).toMatchObject({ hasNeed: false, coveredShare: null });
  });

  test("[L3] leaving a sketch out takes it out of the calculation", async () => {
    const answer = await api.call("responsible", "POST", `${path}/include`, {
      body: { excluded: [across.id] },
    });
    const oest = answer.body.subCatchments.find((sub: { opId: string }) => sub.opId === "2");
    expect(oest.balance.remainingT).toBeCloseTo(5, 9);
    await api.call("responsible", "POST", `${path}/include`, { body: { included: [across.id] } });
  });

  test.each([
    { who: null, status: 401 },
    { who: "citizen" as const, status: 403 },
    { who: "caseworker" as const, status: 403 },
    { who: "reader" as const, status: 200 },
    { who: "otherPlanner" as const, status: 200 },
  ])("[A3][L4] $who reads plans: $status", async ({ who, status }) => {
    for (const read of [
      "/plans",
      path,
      `${path}/sketch-projects`,
      `${path}/projects`,
      `${path}/versions`,
    ])
      expect([read, (await api.call(who, "GET", read)).status]).toEqual([read, status]);
  });

  test("[A3][L4] a reader changes nothing; another planner creates and edits only their own", async () => {
    const geometry = squareAt(north.x + 3_000, north.y + 3_000, 500);
    const create = { body: { sketches: [{ name: "x", geometry }] } };
    expect((await api.call("reader", "POST", `${path}/sketch-projects`, create)).status).toBe(403);
    const own = await sketch("Aalborgs", geometry, {}, "otherPlanner");
    const edit = { body: { name: "Nyt navn" } };
    expect(
      (
        await api.call("otherPlanner", "PATCH", `${path}/sketch-projects/${own.id}`, {
          ...edit,
          version: own.version,
        })
      ).status,
    ).toBe(200);
    const fresh = (await api.call("reader", "GET", `${path}/sketch-projects/${west.id}`)).body;
    expect(
      (
        await api.call("otherPlanner", "PATCH", `${path}/sketch-projects/${west.id}`, {
          ...edit,
          version: fresh.version,
        })
      ).status,
    ).toBe(403);
    const { version } = await plan();
    for (const act of ["publish", "unpublish", "undo-publishing"])
      expect(
        (
          await api.call("otherPlanner", "POST", `${path}/${act}`, {
            body: { confirmed: true },
            version,
          })
        ).status,
      ).toBe(403);
  });

  test("[L3][V13] several at once need confirmation, and one outside refuses them all", async () => {
    const inside = { name: "a", geometry: squareAt(north.x + 5_000, north.y + 1_000, 100) };
    const outside = { name: "b", geometry: squareAt(north.x, north.y - 9_000, 100) };
    const several = (sketches: object[], confirmed: boolean) =>
      api.call("responsible", "POST", `${path}/sketch-projects`, { body: { sketches, confirmed } });
    expect((await several([inside, inside], false)).body.code).toBe("sketch.not-confirmed");
    const count = (await api.call("reader", "GET", `${path}/sketch-projects`)).body.length;
    expect((await several([inside, outside], true)).body.code).toBe("geometry.outside-report");
    expect((await api.call("reader", "GET", `${path}/sketch-projects`)).body).toHaveLength(count);
    expect((await several([inside, { ...inside, name: "c" }], true)).status).toBe(201);
  });

  test("[V12] partly outside is a warning and still counts", async () => {
    const edge = await sketch("Kant", squareAt(north.x - 100, north.y + 8_000, 200));
    expect(edge.warnings.map(({ code }: { code: string }) => code)).toEqual([
      "geometry.partly-outside-report",
    ]);
    expect(edge.wholeEffects.nitrogenReductionT).toBeGreaterThan(0);
  });

  test("[L3] two people editing the same sketch: the second is told, nothing is overwritten", async () => {
    const own = await sketch("Fælles", squareAt(north.x + 7_000, north.y + 7_000, 300));
    const at = `${path}/sketch-projects/${own.id}`;
    expect(
      (
        await api.call("responsible", "PATCH", at, {
          body: { name: "Først" },
          version: own.version,
        })
      ).status,
    ).toBe(200);
    const second = await api.call("responsible", "PATCH", at, {
      body: { name: "Sidst" },
      version: own.version,
    });
    expect(second.status).toBe(412);
    expect(second.body.figures).toMatchObject({
      current: { name: "Først" },
      yours: { name: "Sidst" },
    });
  });

  test("[L6] publish, edit, publish, undo and unpublish", async () => {
    const reason = "Overlappet bliver afklaret i januar.";
    const act = async (what: string, because = reason) => {
      const { version } = await plan();
      return api.call("responsible", "POST", `${path}/${what}`, {
        body: { confirmed: true, ...(what === "publish" && { reason: because }) },
        version,
      });
    };
    expect((await act("unpublish")).body.code).toBe("plan.not-published");
    // Sketches without a measure are included: publishing asks why, and leaves nothing behind.
    expect((await act("publish", " ")).body).toMatchObject({
      code: "plan.reason-needed",
      figures: { withoutMeasureCount: expect.any(Number) },
    });
    expect((await api.call("reader", "GET", `${path}/versions`)).body).toEqual([]);
    expect((await act("publish")).body).toMatchObject({
      status: "published",
      versionNumber: 1,
      hasUnpublishedChanges: false,
    });
    expect((await act("publish")).body.code).toBe("plan.not-draft");
    const before = (await api.call("reader", "GET", `${path}/sketch-projects/${west.id}`)).body;
    await api.call("responsible", "PATCH", `${path}/sketch-projects/${west.id}`, {
      body: { name: "Vest, udvidet" },
      version: before.version,
    });
    expect(await plan()).toMatchObject({ hasUnpublishedChanges: true });
    const difference = (await api.call("reader", "GET", `${path}/versions/1/difference/draft`))
      .body;
    expect(difference.changed).toMatchObject([
      { id: west.id, changes: [{ field: "name", from: "Vest", to: "Vest, udvidet" }] },
    ]);
    const preview = (await api.call("reader", "GET", `${path}/publication-preview`)).body;
    const { fields, added, changed, removed } = preview;
    expect([...fields, ...added, ...changed, ...removed]).toHaveLength(difference.publicCount);
    expect(preview).toMatchObject({
      before: 1,
      added: [],
      removed: [],
      changed: [{ id: west.id, name: "Vest, udvidet", geometry: { type: "MultiPolygon" } }],
    });
    const { subCatchments, balance: ofPlan } = await plan();
    const counted = [
      ...(await api.call("reader", "GET", `${path}/sketch-projects`)).body,
      ...(await api.call("reader", "GET", `${path}/projects`)).body,
    ].filter(({ included }) => included);
    expect(preview.published.balance.plannedAfterDropoutT).toBeCloseTo(
      ofPlan.plannedAfterDropoutT,
      6,
    );
    expect(preview.published.balance.surplusT).toBeCloseTo(ofPlan.surplusT, 6);
    expect(preview.published.projectCount).toBe(
      counted.filter(({ stage }) => stage !== "sketch_project").length,
    );
    expect(preview.published.areaHa).toBeCloseTo(
      counted.reduce((sum, { areaHa, shareOfPlan }) => sum + areaHa * shareOfPlan, 0),
      3,
    );
    for (const { opId, balance } of subCatchments) {
      const row = preview.subCatchments.find((one: { opId: string }) => one.opId === opId);
      // Only a name changed: what was published and the draft miss the same.
      expect(row.beforeT).toBeCloseTo(balance.remainingAfterDropoutT, 6);
      expect(row.afterT).toBeCloseTo(balance.remainingAfterDropoutT, 6);
    }
    const printed = await planDocument(
      api.database.read,
      { planId: northPlan, person: printer, at: new Date() },
      "da",
    );
    expect(printed.blocks).toContainEqual(
      expect.objectContaining({ kind: "note", text: expect.stringContaining(reason) }),
    );
    const { lastPublishedAt } = await plan();
    const replaced = (await act("publish")).body;
    expect(replaced).toMatchObject({ versionNumber: 2 });
    expect(replaced.lastPublishedAt > lastPublishedAt).toBe(true);
    expect((await act("undo-publishing")).body).toMatchObject({
      status: "published",
      versionNumber: 1,
      lastPublishedAt,
      hasUnpublishedChanges: true,
    });
    expect((await act("unpublish")).body).toMatchObject({ status: "unpublished" });
    const versions = (await api.call("reader", "GET", `${path}/versions`)).body;
    expect(
      versions.map(({ number, status }: { number: number; status: string }) => [number, status]),
    ).toEqual([
      [2, "undone"],
      [1, "unpublished"],
    ]);
    expect(versions).toMatchObject([{ reason }, { reason }]);
    const { rows } = await sql<{ name: string }>`
      select s.name from plan_version_sketch s join plan_version v on v.id = s.plan_version_id
      where v.number = 1 and s.sketch_project_id = ${west.id}`.execute(api.database.read);
    expect(rows).toEqual([{ name: "Vest" }]);
  });

  test("[L6] publishing on an old version of the plan is refused", async () => {
    const { version } = await plan();
    const late = await api.call("responsible", "POST", `${path}/publish`, {
      body: { confirmed: true },
      version: version - 1,
    });
    expect(late.status).toBe(412);
  });

  test("[L2] the gap closer meets every need it can with the least land", async () => {
    const answer = (await api.call("reader", "POST", `${path}/gap`, { body: {} })).body;
    expect(answer.outcome).toBe("optimal");
    expect(answer.provenGap).toBeLessThanOrEqual(0.001);
    expect(answer.unclosed).toEqual([]);
    // The sketch across the border closes both needs; nothing smaller reaches the eastern one.
    expect(answer.chosen.map(({ id }: { id: string }) => id)).toEqual([across.id]);
    const kept = (await api.call("reader", "POST", `${path}/gap`, { body: { pinned: [west.id] } }))
      .body;
    expect(kept.chosen.map(({ id }: { id: string }) => id)).toContain(west.id);
    const barred = (
      await api.call("reader", "POST", `${path}/gap`, { body: { barred: [across.id] } })
    ).body;
    expect(barred.outcome).toBe("infeasible-closest");
    expect(barred.unclosed).toMatchObject([{ opId: "2" }]);
    expect(answer.proof).toBe("none-better");
    // Nothing else reaches the eastern need, so there is no other way.
    const others = await api.call("reader", "POST", `${path}/gap/alternatives`, {
      body: { chosen: [across.id] },
    });
    expect(others.body).toMatchObject({ alternatives: [], end: "no-more" });
  });

  test("[L2] what planners judge a sketch by is kept, logged and weighed, and is no change to publish", async () => {
    const other = await sketch("Uvillig", squareAt(north.x + 9_000, north.y + 2_000, 1_990));
    const read = async (id: string) =>
      (await api.call("reader", "GET", `${path}/sketch-projects/${id}`)).body;
    const judge = async (id: string, body: object) =>
      api.call("responsible", "PATCH", `${path}/sketch-projects/${id}`, {
        body,
        version: (await read(id)).version,
      });
    const chosenBy = async (weights?: object) =>
      (
        await api.call("reader", "POST", `${path}/gap`, { body: { ...(weights && { weights }) } })
      ).body.chosen.map(({ id }: { id: string }) => id);
    expect(await chosenBy()).toEqual([other.id]);
    // What maps say of two like squares does not part them.
    const mapped = { soil: "much", distance: "much", protectedNature: "much" };
    expect(await chosenBy(mapped)).toEqual([other.id]);
    const ways = await api.call("reader", "POST", `${path}/gap/alternatives`, {
      body: { chosen: [other.id] },
    });
    expect(ways.body).toMatchObject({ alternatives: [{ ids: [across.id] }], end: "no-more" });
    expect(ways.body.answerSize).toBeLessThan(ways.body.alternatives[0].size);
    expect((await judge(other.id, { costPerHaDkk: -1 })).status).toBe(400);
    const judged = await judge(other.id, { willingness: "low", costPerHaDkk: 120_000 });
    expect(judged.body).toMatchObject({
      willingness: "low",
      costPerHaDkk: 120_000,
      natureValue: null,
    });
    await judge(across.id, { willingness: "high" });
    expect(await chosenBy({ willingness: "much" })).toEqual([across.id]);
    const { rows } = await sql<{ changes: unknown }>`select changes from revision_entry
      where entity_id = ${other.id} order by id desc limit 1`.execute(api.database.read);
    expect(JSON.stringify(rows)).toContain("costPerHaDkk");
    await api.call("responsible", "DELETE", `${path}/sketch-projects/${other.id}`, {
      version: judged.body.version,
    });
    await judge(across.id, { willingness: null });
  });

  test("[L2] land counted twice is found, and clipping takes it away", async () => {
    const twin = await sketch("Tvilling", squareAt(north.x + 1_500, north.y + 1_000, 1_000));
    const found = (await api.call("reader", "GET", `${path}/overlaps`)).body;
    const pair = found.pairs.find(({ clippedId, keptId }: { clippedId: string; keptId: string }) =>
      [clippedId, keptId].includes(twin.id),
    );
    expect(pair.overlapHa).toBeCloseTo(50, 6);
    // A pin is on the shared land, and each area says how much of it is lost.
    const [easting, northing] = pair.at;
    expect([Math.round(easting), Math.round(northing)]).toEqual([north.x + 1_750, north.y + 1_500]);
    expect(found.lost.find(({ id }: { id: string }) => id === pair.clippedId).share).toBeCloseTo(
      0.5,
      6,
    );
    expect(found.before.nitrogenReductionT - found.after.nitrogenReductionT).toBeCloseTo(2, 6);
    const fresh = (await api.call("reader", "GET", `${path}/sketch-projects/${twin.id}`)).body;
    const clipped = await api.call(
      "responsible",
      "POST",
      `${path}/sketch-projects/${twin.id}/clip`,
      { body: { keptId: west.id }, version: fresh.version },
    );
    expect(clipped.body.areaHa).toBeCloseTo(50, 6);
    // Several at once, each outline once, and all of it back in one go.
    const third = await sketch("Trilling", squareAt(north.x + 1_000, north.y + 1_000, 2_000));
    const many = (
      await api.call("responsible", "POST", `${path}/clip`, {
        body: {
          clips: [
            { sketchId: third.id, keptId: west.id },
            { sketchId: third.id, keptId: twin.id },
            { sketchId: across.id, keptId: across.id },
          ],
        },
      })
    ).body;
    expect(many).toMatchObject({
      clipped: [{ sketchId: third.id, geoLocationId: third.geoLocationId }],
      refused: [across.id],
      reasons: [{ sketchId: across.id, code: "sketch.nothing-left" }],
      left: [],
    });
    const readThird = async () =>
      (await api.call("reader", "GET", `${path}/sketch-projects/${third.id}`)).body;
    expect((await readThird()).areaHa).toBeCloseTo(250, 6);
    const restore = async (outlines = many.clipped) =>
      (await api.call("responsible", "POST", `${path}/restore-outlines`, { body: { outlines } }))
        .body;
    // Another sketch's outline is not its own to get back.
    const foreign = [{ ...many.clipped[0], geoLocationId: west.geoLocationId }];
    expect(await restore(foreign)).toEqual({
      restored: [],
      refused: [third.id],
      reasons: [{ sketchId: third.id, code: "sketch.nothing-left" }],
      left: [],
    });
    expect(await restore()).toEqual({ restored: [third.id], refused: [], reasons: [], left: [] });
    expect((await readThird()).areaHa).toBeCloseTo(400, 6);
    // The same area again and no copy of it: what was published of it is what stands.
    expect((await readThird()).geoLocationId).toBe(third.geoLocationId);
    // Again is as once: the answer may have got lost.
    expect(await restore()).toEqual({ restored: [third.id], refused: [], reasons: [], left: [] });
    // Changed since: the outline that stands is left alone.
    await api.call("responsible", "PATCH", `${path}/sketch-projects/${third.id}`, {
      body: { geometry: squareAt(north.x + 1_000, north.y + 1_000, 1_900) },
      version: (await readThird()).version,
    });
    expect(await restore()).toEqual({
      restored: [],
      refused: [third.id],
      reasons: [{ sketchId: third.id, code: "version.stale" }],
      left: [],
    });
    const byVersion = many.clipped.map(({ leftGeoLocationId: _left, ...rest }: Outline) => rest);
    expect(await restore(byVersion)).toEqual({
      restored: [],
      refused: [third.id],
      reasons: [{ sketchId: third.id, code: "version.stale" }],
      left: [],
    });
    expect(
      (
        await api.call("otherPlanner", "POST", `${path}/clip`, {
          body: { clips: [{ sketchId: third.id, keptId: west.id }] },
        })
      ).body,
    ).toMatchObject({ clipped: [], refused: [third.id] });
    await api.call("responsible", "DELETE", `${path}/sketch-projects/${third.id}`, {
      version: (await readThird()).version,
    });
  });

  test("[L2] a scenario changes nothing until it is applied, then all in one step", async () => {
    const made = await api.call("responsible", "POST", `${path}/scenario`, {
      body: { name: "Uden vest", choices: { [west.id]: false } },
    });
    expect(made.status).toBe(201);
    const included = async () =>
      (await api.call("reader", "GET", `${path}/sketch-projects/${west.id}`)).body.included;
    expect(await included()).toBe(true);
    const { version } = await plan();
    expect(
      (
        await api.call("otherPlanner", "POST", `${path}/scenario/${made.body.id}/apply`, {
          body: { confirmed: true },
          version,
        })
      ).status,
    ).toBe(403);
    const { id, name, version: seen } = made.body;
    const changed = await api.call("responsible", "PUT", `${path}/scenario/${id}`, {
      body: { name, choices: { [west.id]: false, [across.id]: false } },
      version: seen,
    });
    const apply = (body: object) =>
      api.call("responsible", "POST", `${path}/scenario/${id}/apply`, {
        body: { confirmed: true, ...body },
        version,
      });
    // By its version that was seen, a scenario that someone changed since then is not applied.
    expect(await apply({ scenarioVersion: seen })).toMatchObject({
      status: 412,
      body: { code: "version.stale", figures: { scenario: changed.body } },
    });
    expect(await included()).toBe(true);
    await api.call("responsible", "PUT", `${path}/scenario/${id}`, {
      body: { name, choices: { [west.id]: false } },
      version: changed.body.version,
    });
    expect((await apply({ scenarioVersion: changed.body.version + 1 })).status).toBe(200);
    expect(await included()).toBe(false);
    await api.call("responsible", "POST", `${path}/include`, { body: { included: [west.id] } });
    // Who sends none applies what stands.
    const { version: after } = await plan();
    const again = await api.call("responsible", "POST", `${path}/scenario/${id}/apply`, {
      body: { confirmed: true },
      version: after,
    });
    expect(again.status).toBe(200);
    expect(await included()).toBe(false);
    expect(
      (
        await api.call("otherPlanner", "DELETE", `${path}/scenario/${id}`, {
          version: seen + 2,
        })
      ).status,
    ).toBe(403);
  });

  test("[L2] others see a change without reloading, and who is here", async () => {
    const start = (await api.call("reader", "GET", `${path}/changes?presence=page-1`)).body;
    await sketch("Ny", squareAt(north.x + 4_000, north.y + 8_000, 100));
    const later = (
      await api.call("reader", "GET", `${path}/changes?after=${start.next}&presence=page-1`)
    ).body;
    expect(later.changes).toMatchObject([
      { kind: "created", by: "Demo Planlægger Viborg", isMine: false },
    ]);
    expect(later.present).toMatchObject([{ name: "Demo Planlæser", isMe: true }]);
  });

  test("[L2] one answer carries the outlines of everything on the plan's map", async () => {
    const { body } = await api.call("reader", "GET", `${path}/outlines`);
    const { body: sketches } = await api.call("reader", "GET", `${path}/sketch-projects`);
    const ids = body.map((outline: { geoLocationId: string }) => outline.geoLocationId);
    for (const { geoLocationId } of [...sketches, ...(await plan()).subCatchments])
      expect(ids).toContain(geoLocationId);
    expect(body[0].geometry.type).toBe("MultiPolygon");
    expect((await api.call("citizen", "GET", `${path}/outlines`)).status).toBe(403);
  });

  test("[L2] CSV, GeoPackage and Shapefile carry the plan's projects", async () => {
    const csv = (await api.call("reader", "GET", `${path}/projects.csv`)).text;
    expect(csv).toMatch(
      /^\uFEFFKilde: MARS, kystvandgrupperapporten .+ fri brug med kildeangivelse\./,
    );
    expect(csv).toContain("Over grænsen;Skitseprojekt;Projekt;ja;Lavbund;;400;1;16");
    const english = (await api.call("reader", "GET", `${path}/projects.csv?language=en`)).text;
    expect(english).toMatch(/^\uFEFFSource: MARS, .+\r\nId;Name;Stage;Type;Included;Measure;/);
    expect(english).toContain("Over grænsen;Sketch project;Project;yes;Lavbund;;400;1;16");
    const report = await api.call("reader", "GET", `${path}/report.pdf?language=en`);
    expect(report.bytes.toString("latin1")).toMatch(/\/Lang \(en-GB\)/);
    expect(
      (await api.call("reader", "GET", `${path}/export.gpkg`)).bytes.subarray(0, 6).toString(),
    ).toBe("SQLite");
    expect(
      (await api.call("reader", "GET", `${path}/export.zip`)).bytes.subarray(0, 2).toString(),
    ).toBe("PK");
  });

  test("[L3][V1] a nameless or long-named sketch is refused with its code", async () => {
    const geometry = squareAt(north.x + 2_000, north.y + 2_000, 100);
    const create = (name: string) =>
      api.call("responsible", "POST", `${path}/sketch-projects`, {
        body: { sketches: [{ name, geometry }] },
      });
    expect((await create("  ")).body.code).toBe("text.required");
    expect((await create("x".repeat(51))).body.code).toBe("text.too-long");
  });

  test("[L5] untouched forest is a sketch of its own kind and counts with what it gives", async () => {
    const before = await plan();
    const square = squareAt(north.x + 1_200, north.y + 1_200, 300);
    const forest = await sketch("Urørt skov", square, { kind: "uroert_skov" });
    const ofKind = (
      await api.call("reader", "GET", `${path}/sketch-projects?kind=uroert_skov`)
    ).body.map(({ id }: { id: string }) => id);
    expect(ofKind).toEqual([forest.id]);
    const after = await plan();
    const givenT = forest.effects.nitrogenReductionT;
    expect(givenT).toBeGreaterThan(0);
    expect(after.planned.nitrogenReductionT).toBeCloseTo(
      before.planned.nitrogenReductionT + givenT,
      9,
    );
    expect(after.balance.plannedT).toBeCloseTo(before.balance.plannedT + givenT, 9);
    expect(after.sketchCount).toBe(before.sketchCount + 1);
    const own = (await api.call("reader", "GET", `${path}/sketch-projects?kind=sketch_project`))
      .body;
    const ids = (isIn: boolean) =>
      own
        .filter(({ included }: { included: boolean }) => included === isIn)
        .map(({ id }: { id: string }) => id);
    const gap = await api.call("reader", "POST", `${path}/gap`, {
      body: { pinned: ids(true), barred: ids(false) },
    });
    expect(gap.body.balance.plannedT).toBeCloseTo(after.balance.plannedT, 9);
  });

  test("[L7] a plan has its texts, who is responsible, its versions and three sums", async () => {
    await sql`update plan set description = 'Opdigtet', text_origin = 'demo' where id = ${northPlan}`.execute(
      api.database.write,
    );
    expect(await plan()).toMatchObject({ isTextInvented: true });
    const { version } = await plan();
    const edited = await api.call("responsible", "PATCH", path, {
      body: { title: "Nordkysten", description: "Ådalene først." },
      version,
    });
    expect(edited.status).toBe(200);
    const read = await plan();
    expect(read).toMatchObject({
      title: "Nordkysten",
      description: "Ådalene først.",
      isTextInvented: false,
      responsibleVat: "DK29189846",
      responsibleOrganization: "Viborg Kommune",
      versionNumber: expect.any(Number),
      version: version + 1,
    });
    expect(read).toHaveProperty("mainCatchmentNumber");
    expect(Object.keys(read.planned).toSorted()).toEqual([
      "afforestationEffortHa",
      "extractionEffortHa",
      "nitrogenReductionT",
    ]);
    expect(read.planned.nitrogenReductionT).toBeGreaterThan(0);
    const versions = (await api.call("reader", "GET", `${path}/versions`)).body;
    expect(versions[0]).toMatchObject({ number: 2, totals: expect.any(Object) });
  });

  test("[L2][L7] report and table have the page's figures, and name as counted what counts", async () => {
    const outside = await sketch("Uden for planen", squareAt(north.x + 500, north.y + 500, 200));
    // As a new outline of the plan may leave it.
    await sql`delete from geo_overlap where geo_location_id = ${outside.geoLocationId}
      and unit_kind in ('plan', 'subcatchment')`.execute(api.database.write);
    const { balance, planned, subCatchments } = await plan();
    const { amount } = formats("da-DK");
    const { blocks } = await planDocument(
      api.database.read,
      { planId: northPlan, person: printer, at: new Date() },
      "da",
    );
    const figures = blocks.flatMap((block) =>
      block.kind === "figures" ? block.items.map(({ label, value }) => [label, value]) : [],
    );
    expect(figures).toEqual([
      ["Behov", amount(balance.needT)],
      ["Planlagt", amount(balance.plannedT)],
      ["Mangler", amount(balance.remainingAfterDropoutT)],
      ["Før frafald", amount(balance.remainingT)],
      ["Udtagning", amount(planned.extractionEffortHa)],
    ]);
    const [placeTable, ...itemTables] = blocks.filter((block) => block.kind === "table");
    expect(placeTable?.columns.slice(-2).map(({ title }) => title)).toEqual([
      "Mangler, t",
      "Før frafald, t",
    ]);
    const places = placeTable?.rows ?? [];
    const items = itemTables.map(({ rows }) => rows);
    type Place = { name: string; balance: typeof balance };
    expect(places.slice(0, subCatchments.length)).toEqual(
      subCatchments.map(({ name, balance: here }: Place) => [
        name,
        here.hasNeed ? amount(here.needT) : "Intet behov",
        amount(here.plannedT),
        amount(here.achievedT),
        amount(here.remainingAfterDropoutT),
        amount(here.remainingT),
      ]),
    );
    const told = new Map(items.flat().map((row) => [row[0], row[1]]));
    expect([told.get("Uden for planen"), told.get("Over grænsen")]).toEqual(["Nej", "Ja"]);
    const csv = (await api.call("reader", "GET", `${path}/projects.csv`)).text;
    expect(csv).toContain("Uden for planen;Skitseprojekt;Projekt;nej;");
    // What is counted comes to what is planned, as it is written.
    const lines = csv.split("\r\n").map((line) => line.split(";"));
    const column = lines
      .find(([id]) => id === "Id")!
      .findIndex((one) => one.startsWith("Kvælstof"));
    const sum = lines
      .filter((line) => line[4] === "ja")
      .reduce((all, line) => all + Number(line[column]!.replace(",", ".")), 0);
    expect(sum).toBeCloseTo(balance.plannedT, 2);
  });

  test("[L2][T8] a need that all sub-catchments are edited out of is told, in page and report", async () => {
    const { version, subCatchments } = await plan();
    const needs = subCatchments.map(({ opId }: { opId: string }) => ({ opId, needT: 0 }));
    await api.call("responsible", "PATCH", path, { version, body: { needs } });
    expect(await plan()).toMatchObject({ verdict: "unshared", balance: { needT: 0 } });
    const { blocks } = await planDocument(
      api.database.read,
      { planId: northPlan, person: printer, at: new Date() },
      "da",
    );
    const [figures] = blocks.filter((block) => block.kind === "figures");
    expect(figures?.items[0]?.value).toBe("Ikke fordelt på deloplande");
  });
});
