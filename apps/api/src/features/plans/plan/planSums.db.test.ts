import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { evaluateScenario } from "@mars/domain/plans/evaluateScenario";
import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { recomputeEffects } from "../../../platform/geography/recomputeEffects.ts";
import { formats } from "@mars/wording/format/formats";
import { locales } from "@mars/wording/language/languages";
import { planDocument } from "../downloads/planDocument.ts";
import { lowland, north, northPlan, southPlan, usePlansApi } from "../testing/usePlansApi.ts";

const api = usePlansApi();

/** Metres: west, south, width, height. */
type Box = { x: number; y: number; w: number; h: number };
type Unit = Box & { opId: string; planId: string; counts: boolean };

const units: Unit[] = [
  { opId: "1", planId: northPlan, counts: true, x: north.x, y: north.y, w: 10_000, h: 10_000 },
  {
    opId: "2",
    planId: northPlan,
    counts: false,
    x: north.x + 10_000,
    y: north.y,
    w: 10_000,
    h: 10_000,
  },
  {
    opId: "3",
    planId: southPlan,
    counts: true,
    x: north.x,
    y: north.y - 10_000,
    w: 20_000,
    h: 10_000,
  },
];
// Between what is planned with and without dropout, and far above it.
const needOfPlanT: Record<string, number> = { [northPlan]: 110, [southPlan]: 400 };

type Thing = {
  name: string;
  box: Box;
  kind: "sketch" | "uroert_skov" | "project";
  planId: string;
  status: string;
  stage: string;
  included: boolean;
  /** Null: as the formula gives it. */
  enteredT: number | null | "none";
};

/** Repeatable, and nothing that the code under test was written for. */
function randomThings(seed: number, count: number): Thing[] {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const stages = [
    ["preliminary_examination", "preliminary_examination_approval"],
    ["establishment", "establishment_approval"],
    ["payment_request_received", "establishment_approval"],
    ["established", "established"],
    // Neither of the three stages: counts nowhere.
    ["applied", ""],
  ] as const;
  return Array.from({ length: count }, (_, i): Thing => {
    const w = 50 + Math.floor(next() * 1_500);
    const h = 50 + Math.floor(next() * 1_500);
    // Thrown around the place where the three meet, so that many lie across a border.
    const box = {
      x: Math.floor(north.x + 7_000 + next() * 6_000),
      y: Math.floor(north.y - 2_000 + next() * 5_000),
      w,
      h,
    };
    const kinds = ["sketch", "sketch", "project", "project", "uroert_skov"] as const;
    const kind = kinds[Math.floor(next() * kinds.length)]!;
    const [status, stage] = stages[Math.floor(next() * stages.length)]!;
    const middle = box.y + h / 2 >= north.y ? northPlan : southPlan;
    const dice = next();
    return {
      name: `thing ${i}`,
      box,
      kind,
      planId: middle,
      status: kind === "project" ? status : "",
      stage: kind === "project" ? stage : "sketch_project",
      included: next() < 0.7,
      enteredT: dice < 0.2 ? 20 * next() : dice < 0.3 && kind === "project" ? "none" : null,
    };
  });
}

const overlapHa = (a: Box, b: Box) =>
  (Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
    Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))) /
  10_000;

/** 40 kg a hectare where the map has data and the sub-catchment has a need; by hand where entered. */
function tonsOf({ box, enteredT }: Thing): number {
  if (enteredT === "none") return 0;
  if (enteredT !== null) return enteredT;
  return units.reduce((sum, unit) => sum + (unit.counts ? overlapHa(box, unit) * 0.04 : 0), 0);
}

/** Land that exactly these share, the one that keeps it first, cell by cell of a grid through all
 * corners; cells of the same things are one. */
function landPieces(things: readonly Thing[], ids: ReadonlyMap<string, string>) {
  const cuts = (of: (box: Box) => number[]) =>
    [...new Set(things.flatMap(({ box }) => of(box)))].toSorted((a, b) => a - b);
  const [xs, ys] = [cuts(({ x, w }) => [x, x + w]), cuts(({ y, h }) => [y, y + h])];
  const pieces = new Map<string, { thing: Thing; part: number }[]>();
  for (const [i, x] of xs.slice(1).entries()) {
    const column = things.filter(({ box }) => box.x <= xs[i]! && box.x + box.w >= x);
    for (const [j, y] of ys.slice(1).entries()) {
      const ha = ((x - xs[i]!) * (y - ys[j]!)) / 10_000;
      const onto = column
        .filter(({ box, enteredT }) => box.y <= ys[j]! && box.y + box.h >= y && enteredT !== "none")
        .map((thing) => {
          const part = (ha * 10_000) / (thing.box.w * thing.box.h);
          return { thing, part, tons: tonsOf(thing) * part };
        })
        .toSorted(
          (a, b) =>
            Number(a.thing.kind !== "project") - Number(b.thing.kind !== "project") ||
            (Math.abs(a.tons - b.tons) < 1e-9 * a.tons ? 0 : a.tons - b.tons) ||
            (ids.get(a.thing.name)! < ids.get(b.thing.name)! ? -1 : 1),
        );
      if (onto.length < 2) continue;
      const key = onto.map(({ thing }) => thing.name).join();
      const piece = pieces.get(key);
      if (piece) for (const [place, { part }] of onto.entries()) piece[place]!.part += part;
      else
        pieces.set(
          key,
          onto.map(({ thing, part }) => ({ thing, part })),
        );
    }
  }
  return [...pieces.values()];
}

/** The part of each thing that another one keeps. */
function lostParts(things: readonly Thing[], ids: ReadonlyMap<string, string>) {
  const lost = new Map<string, number>();
  for (const [, ...others] of landPieces(things, ids))
    for (const { thing, part } of others) lost.set(thing.name, (lost.get(thing.name) ?? 0) + part);
  return lost;
}

/** DOMAIN's formulas written out again, with rectangles and loops. */
function expected(
  things: readonly Thing[],
  planId: string,
  published: ReadonlySet<string>,
  ids: ReadonlyMap<string, string>,
) {
  const own = units.filter((unit) => unit.planId === planId);
  const counted = things.filter(
    (thing) =>
      thing.stage !== "" &&
      thing.included &&
      // A neighbour's sketch counts here once the neighbour has published it.
      (thing.kind === "project" || thing.planId === planId || published.has(thing.planId)) &&
      own.some((unit) => overlapHa(thing.box, unit) > 0),
  );
  const lost = lostParts(counted, ids);
  const sharers = own.some(({ counts }) => counts) ? own.filter(({ counts }) => counts) : own;
  const sharedHa = sharers.reduce((sum, { w, h }) => sum + w * h, 0);
  const rows = own.map((unit) => {
    const needT = sharers.includes(unit) ? (needOfPlanT[planId]! * unit.w * unit.h) / sharedHa : 0;
    const tons: Record<string, number> = {};
    let grossT = 0;
    for (const thing of counted) {
      const everywhere = units.reduce((sum, one) => sum + overlapHa(thing.box, one), 0);
      const here = (tonsOf(thing) * overlapHa(thing.box, unit)) / everywhere;
      grossT += here;
      tons[thing.stage] = (tons[thing.stage] ?? 0) + here * (1 - (lost.get(thing.name) ?? 0));
    }
    const plannedT = Object.values(tons).reduce((sum, one) => sum + one, 0);
    const dropoutT = 0.2 * (tons["establishment_approval"] ?? 0);
    return {
      opId: unit.opId,
      grossT,
      needT,
      plannedT,
      achievedT: tons["established"] ?? 0,
      remainingT: Math.max(0, needT - plannedT),
      surplusT: Math.max(0, plannedT - needT),
      dropoutT,
      remainingAfterDropoutT: Math.max(0, needT - (plannedT - dropoutT)),
    };
  });
  return rows;
}

/** Tons of the plan's one sub-catchment with a need in each draw, every thing kept or lost by its
 * stage, all land counted once among those that are kept. */
function simulated(
  things: readonly Thing[],
  planId: string,
  ids: ReadonlyMap<string, string>,
  draws: number,
): number[] {
  const unit = units.find((one) => one.planId === planId && one.counts)!;
  const dropout: Record<string, number> = {
    sketch_project: 0.4,
    preliminary_examination_approval: 0.25,
    establishment_approval: 0.2,
    established: 0,
  };
  const own = units.filter((one) => one.planId === planId);
  const counted = things.filter(
    ({ stage, included, kind, planId: home, box }) =>
      stage !== "" &&
      included &&
      (kind === "project" || home === planId) &&
      own.some((one) => overlapHa(box, one) > 0),
  );
  const hereT = counted.map((thing) => {
    const everywhere = units.reduce((sum, one) => sum + overlapHa(thing.box, one), 0);
    return (tonsOf(thing) * overlapHa(thing.box, unit)) / everywhere;
  });
  const indexOf = new Map(counted.map((thing, i) => [thing, i]));
  const pieces = landPieces(counted, ids)
    .map((piece) => piece.map(({ thing, part }) => ({ at: indexOf.get(thing)!, part })))
    .filter((piece) => piece.some(({ at }) => hereT[at]! > 0));
  let state = 7;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const chance = counted.map(({ stage }) => dropout[stage]!);
  const kept = new Uint8Array(counted.length);
  const left = new Float64Array(counted.length);
  return Array.from({ length: draws }, () => {
    for (const [i, one] of chance.entries()) kept[i] = next() >= one ? 1 : 0;
    left.fill(1);
    for (const piece of pieces) {
      let isTaken = false;
      for (const { at, part } of piece)
        if (kept[at]) {
          if (isTaken) left[at]! -= part;
          isTaken = true;
        }
    }
    return hereT.reduce((sum, tons, i) => sum + (kept[i] ? tons * left[i]! : 0), 0);
  });
}

type PreviewRow = { opId: string; needT: number; beforeT: number | null; afterT: number };

/** What the dialog says before publishing, by whoever may publish. */
async function readPreview(planId: string): Promise<PreviewRow[]> {
  const who = planId === northPlan ? "responsible" : "otherPlanner";
  return (await api.call(who, "GET", `/plans/${planId}/publication-preview`)).body.subCatchments;
}

/** Sums in another order differ in the last digit. */
const rounded = (figures: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(figures)
      .filter(([name, figure]) => typeof figure === "number" && name !== "probability")
      .map(([name, figure]) => [name, Number((figure as number).toFixed(6))]),
  );

async function insertArea(tx: Parameters<typeof recomputeEffects>[0], kind: string, box: Box) {
  const { rows } = await sql<{ id: string }>`
    insert into geo_location (id, kind, geometry, area_ha, source, created_at)
    values (gen_random_uuid(), ${kind},
      ST_Multi(ST_MakeEnvelope(${box.x}, ${box.y}, ${box.x + box.w}, ${box.y + box.h}, 25832)),
      ${(box.w * box.h) / 10_000}, 'drawn', now()) returning id`.execute(tx);
  return rows[0]!.id;
}

describe("[L2] the sums of plans on data made up by chance", () => {
  const things = randomThings(20_261_115, 150);
  let ids: ReadonlyMap<string, string>;
  beforeAll(async () => {
    await api.database.transaction(async (tx) => {
      await sql`update subcatchment set nitrogen_counts = false where op_id = '2'`.execute(tx);
      for (const [id, tons] of Object.entries(needOfPlanT))
        await sql`update plan set other_extraction_tons = ${tons} where id = ${id}`.execute(tx);
      for (const thing of things) {
        const geo = await insertArea(
          tx,
          thing.kind === "project" ? "project" : "sketch_project",
          thing.box,
        );
        const entered = thing.enteredT === "none" ? null : thing.enteredT;
        const source = thing.enteredT === null ? "computed" : "imported";
        if (thing.kind === "project") {
          const { rows } = await sql<{ id: string }>`
            insert into project (name, status, mitigation_measure_id, geo_location_id, nitrogen_tons, effects_source)
            values (${thing.name}, ${thing.status}, ${lowland}, ${geo}, ${entered}, ${source}) returning id`.execute(
            tx,
          );
          if (!thing.included)
            await sql`insert into plan_project_exclusion (plan_id, project_id)
              select id, ${rows[0]!.id}::uuid from plan`.execute(tx);
        } else
          await sql`insert into sketch_project (plan_id, kind, name, mitigation_measure_id,
              included_in_plan, geo_location_id, area_ha, nitrogen_tons, effects_source)
            values (${thing.planId}, ${thing.kind === "sketch" ? "sketch_project" : "uroert_skov"}, ${thing.name},
              ${lowland}, ${thing.included}, ${geo}, 0, ${entered}, ${source})`.execute(tx);
      }
      await recomputeEffects(tx, "all");
    });
    const { rows } = await sql<{ name: string; id: string }>`
      select name, id from project union all select name, id from sketch_project`.execute(
      api.database.write,
    );
    ids = new Map(rows.map(({ name, id }) => [name, id]));
  });

  test.each([northPlan, southPlan])("plan %s agrees with the formulas", async (planId) => {
    const plan = (await api.call("reader", "GET", `/plans/${planId}`)).body;
    expect(EXPECTED_DROPOUT_SHARE).toBe(0.2);
    const rows = expected(things, planId, new Set(), ids);
    expect(rows.some(({ plannedT }) => plannedT > 1)).toBe(true);
    expect(rows.some((row) => row.remainingAfterDropoutT > row.remainingT)).toBe(true);
    expect(rows.some(({ grossT, plannedT }) => grossT > plannedT + 1)).toBe(true);
    for (const { opId, grossT, ...figures } of rows) {
      const { balance } = plan.subCatchments.find((sub: { opId: string }) => sub.opId === opId);
      for (const [name, tons] of Object.entries(figures))
        expect([opId, name, balance[name]]).toEqual([opId, name, expect.closeTo(tons, 6)]);
      expect(balance.gross.plannedT).toBeCloseTo(grossT, 6);
      expect(balance.hasNeed).toBe(figures.needT > 0);
      expect(balance.coveredShare === null).toBe(figures.needT === 0);
    }
    // What one has too much of covers nothing in another, so the plan adds up what is missing.
    for (const name of [
      "needT",
      "plannedT",
      "achievedT",
      "remainingT",
      "remainingAfterDropoutT",
    ] as const)
      expect(plan.balance[name]).toBeCloseTo(
        rows.reduce((sum, row) => sum + row[name], 0),
        6,
      );
    expect(await readPreview(planId)).toEqual(
      rows.map(({ opId, needT, remainingAfterDropoutT }) =>
        expect.objectContaining({
          opId,
          needT: expect.closeTo(needT, 6),
          beforeT: null,
          afterT: expect.closeTo(remainingAfterDropoutT, 6),
        }),
      ),
    );
    const listed = (await api.call("reader", "GET", "/plans")).body.find(
      ({ id }: { id: string }) => id === planId,
    );
    expect(rounded(listed.balance)).toEqual(rounded(plan.balance));
    expect(listed.planned.nitrogenReductionT).toBeCloseTo(plan.balance.plannedT, 6);
  });

  test("what the browser computes from the lists is what the plan says", async () => {
    const [plan, sketches, projects] = await Promise.all(
      ["", "/sketch-projects", "/projects"].map(
        async (part) => (await api.call("reader", "GET", `/plans/${northPlan}${part}`)).body,
      ),
    );
    const items = [
      ...sketches.filter(({ isBeside }: { isBeside: boolean }) => !isBeside),
      ...projects,
    ];
    const outcome = evaluateScenario(
      plan.subCatchments.map((sub: { opId: string; balance: { needT: number } }) => ({
        id: sub.opId,
        needT: sub.balance.needT,
      })),
      items.map((item) => ({
        ...item,
        shares: item.subCatchments.map((part: { opId: string; nitrogenReductionT: number }) => ({
          subCatchmentId: part.opId,
          nitrogenReductionT: part.nitrogenReductionT,
        })),
      })),
      {
        included: new Set(items.filter(({ included }) => included).map(({ id }) => id)),
        land: plan.sharedLand,
      },
    );
    expect(rounded(outcome.plan)).toEqual(rounded(plan.balance));
  });

  test.each([northPlan, southPlan])(
    "[L2] CSV, report and probability of %s agree with the rows",
    async (planId) => {
      const drawnT = simulated(things, planId, ids, 100_000);
      // A need that some draws meet and some do not.
      const needT = drawnT.toSorted((a, b) => a - b)[60_000]!;
      const setNeed = (tons: number) =>
        sql`update plan set other_extraction_tons = ${tons} where id = ${planId}`.execute(
          api.database.write,
        );
      await setNeed(needT);
      const plan = (await api.call("reader", "GET", `/plans/${planId}`)).body;
      const metShare = drawnT.filter((tons) => needT - tons < 0.05).length / drawnT.length;
      expect(metShare).toBeGreaterThan(0.3);
      expect(Math.abs(plan.balance.probability - metShare)).toBeLessThan(0.01);

      const rows = expected(things, planId, new Set(), ids);
      const plannedT = rows.reduce((sum, row) => sum + row.plannedT, 0);
      const csv = (await api.call("reader", "GET", `/plans/${planId}/projects.csv`)).text;
      const table = csv.split("\r\n").map((line) => line.split(";"));
      const heads = table.findIndex(([first]) => first === "Id");
      const place = (name: RegExp) => table[heads]!.findIndex((title) => name.test(title));
      const [counts, nitrogen] = [place(/^Medregnet/), place(/^Kvælstof/)];
      const sumT = table
        .slice(heads + 1)
        .filter((row) => row[counts] === "ja")
        .reduce((sum, row) => sum + Number(row[nitrogen]!.replace(",", ".")), 0);
      // Each row is rounded.
      expect(Math.abs(sumT - plannedT)).toBeLessThan(0.001 * table.length);

      const of = { planId, person: { id: planId, vat: null, roles: [] } as never, at: new Date() };
      const { blocks } = await planDocument(api.database.write, of, "da");
      const figures = blocks.flatMap((block) => (block.kind === "figures" ? block.items : []));
      const f = formats(locales.da);
      const { remainingAfterDropoutT, remainingT } = plan.balance;
      expect(figures.slice(0, 4).map(({ value }) => value)).toEqual(
        [needT, plannedT, remainingAfterDropoutT, remainingT].map((tons) => f.amount(tons)),
      );
      await setNeed(needOfPlanT[planId]!);
    },
    120_000,
  );

  test("[L6][T8] workspace, version and public page show one figure once both are published", async () => {
    const beside = (await api.call("reader", "GET", `/plans/${northPlan}`)).body;
    expect(beside.unpublishedNeighbours.count).toBeGreaterThan(0);
    for (const id of [northPlan, southPlan]) {
      const who = id === northPlan ? "responsible" : "otherPlanner";
      const { version } = (await api.call("reader", "GET", `/plans/${id}`)).body;
      const answer = await api.call(who, "POST", `/plans/${id}/publish`, {
        body: { confirmed: true, reason: "Tælles efter." },
        version,
      });
      expect(answer.status).toBe(200);
    }
    const all = new Set([northPlan, southPlan]);
    for (const id of [northPlan, southPlan]) {
      const plan = (await api.call("reader", "GET", `/plans/${id}`)).body;
      const plannedT = expected(things, id, all, ids).reduce((sum, row) => sum + row.plannedT, 0);
      expect(plan.planned.nitrogenReductionT).toBeCloseTo(plannedT, 6);
      expect(plan.balance.plannedT).toBeCloseTo(plannedT, 6);
      expect(plan.unpublishedNeighbours).toEqual({ count: 0, nitrogenReductionT: 0 });
      const page = await vi.waitUntil(
        async () => {
          const { body } = await api.call(null, "GET", `/status/pages/units/plan/${id}`);
          return body.plan.version === null ? null : body;
        },
        { timeout: 15_000 },
      );
      expect(page.plan.coverageInclSketches.contributedT).toBeCloseTo(plannedT, 6);
      expect(page.counts.sketch_project).toBe(plan.sketchCount);
      for (const row of expected(things, id, all, ids)) {
        const shown = page.subCatchments.find(({ opId }: { opId: string }) => opId === row.opId);
        expect([row.opId, shown.plannedT]).toEqual([row.opId, expect.closeTo(row.plannedT, 6)]);
      }
    }
    // The south came last, and saw what the north had published by then.
    const [version] = (await api.call("reader", "GET", `/plans/${southPlan}/versions`)).body;
    const south = (await api.call("reader", "GET", `/plans/${southPlan}`)).body;
    expect(version.totals.nitrogenReductionT).toBeCloseTo(south.planned.nitrogenReductionT, 6);
    expect(version.sketchCount).toBe(south.sketchCount);
    const missingT = expect.closeTo(south.balance.remainingAfterDropoutT, 6);
    expect(await readPreview(southPlan)).toMatchObject([{ beforeT: missingT, afterT: missingT }]);
    const overlaps = (await api.call("reader", "GET", `/plans/${southPlan}/overlaps`)).body;
    const twiceT = overlaps.before.nitrogenReductionT - overlaps.after.nitrogenReductionT;
    expect(overlaps.before.nitrogenReductionT).toBeCloseTo(south.gross.nitrogenReductionT, 6);
    expect(overlaps.after.nitrogenReductionT).toBeCloseTo(south.planned.nitrogenReductionT, 6);
    expect(twiceT).toBeGreaterThan(0);
    expect(version.nitrogenTwiceT).toBeCloseTo(twiceT, 6);
    const page = (await api.call(null, "GET", `/status/pages/units/plan/${southPlan}`)).body;
    expect(page.plan.version).toMatchObject({
      number: 1,
      twiceT: expect.closeTo(twiceT, 6),
      reason: "Tælles efter.",
    });
  });

  test("[L2] an area without an outline counts in its plan, and in no sub-catchment", async () => {
    const before = (await api.call("reader", "GET", `/plans/${northPlan}`)).body;
    const projects = (await api.call("reader", "GET", `/plans/${northPlan}/projects`)).body;
    const { lost } = (await api.call("reader", "GET", `/plans/${northPlan}/overlaps`)).body;
    const isLost = new Set(lost.map(({ id }: { id: string }) => id));
    const project = projects.find(
      (one: { id: string; included: boolean; effects: { nitrogenReductionT: number | null } }) =>
        one.included && (one.effects.nitrogenReductionT ?? 0) > 0 && !isLost.has(one.id),
    );
    // As an import leaves an area whose outline cannot be used: its published parts alone.
    await sql`delete from geo_overlap where unit_kind = 'subcatchment'
      and geo_location_id = ${project.geoLocationId}`.execute(api.database.write);
    const after = (await api.call("reader", "GET", `/plans/${northPlan}`)).body;
    expect(after.planned.nitrogenReductionT).toBeCloseTo(before.planned.nitrogenReductionT, 6);
    expect(after.outsideSubCatchments.nitrogenReductionT).toBeCloseTo(
      before.outsideSubCatchments.nitrogenReductionT + project.effects.nitrogenReductionT,
      6,
    );
    const inSubs = (plan: typeof after) =>
      plan.subCatchments.reduce(
        (sum: number, sub: { balance: { plannedT: number } }) => sum + sub.balance.plannedT,
        0,
      );
    expect(inSubs(after)).toBeCloseTo(inSubs(before) - project.effects.nitrogenReductionT, 6);
  });
});
