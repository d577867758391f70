import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { recomputeEffects } from "../../platform/geography/recomputeEffects.ts";
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

async function sketch(name: string, geometry: object, planId = northPlan) {
  const who = planId === northPlan ? "responsible" : "otherPlanner";
  const answer = await api.call(who, "POST", `/plans/${planId}/sketch-projects`, {
    body: { sketches: [{ name, geometry, mitigationMeasureId: lowland }] },
  });
  if (answer.status !== 201) throw new Error(`${name}: ${answer.text}`);
  return answer.body[0] as { id: string; version: number };
}

const readSketch = async (id: string, planId = northPlan) =>
  (await api.call("reader", "GET", `/plans/${planId}/sketch-projects/${id}`)).body;

describe("[L6] a plan published while others edit", () => {
  test("is the state at one moment: every pair of sketches that changes together agrees", async () => {
    const pair = [
      await sketch("Par a", squareAt(north.x + 1_000, north.y + 1_000, 500)),
      await sketch("Par b", squareAt(north.x + 2_000, north.y + 1_000, 500)),
    ];
    const ids = pair.map(({ id }) => id);
    let published = 0;
    const answers: number[] = [];
    // One flips both at once, one renames either, one publishes: all at the same time.
    const flipping = (async () => {
      for (let turn = 0; turn < 12; turn++)
        await api.call("responsible", "POST", `${path}/include`, {
          body: turn % 2 === 0 ? { excluded: ids } : { included: ids },
        });
    })();
    const renaming = (async () => {
      for (let turn = 0; turn < 12; turn++) {
        const { version } = await readSketch(ids[turn % 2]!);
        await api.call("responsible", "PATCH", `${path}/sketch-projects/${ids[turn % 2]}`, {
          body: {
            name: `Par ${turn}`,
            enteredEffects: {
              nitrogenReductionT: turn,
              extractionEffortHa: 0,
              afforestationEffortHa: 0,
            },
          },
          version,
        });
      }
    })();
    const publishing = (async () => {
      for (let turn = 0; turn < 40 && published < 4; turn++) {
        const { version } = (await api.call("responsible", "GET", path)).body;
        const { status } = await api.call("responsible", "POST", `${path}/publish`, {
          body: { confirmed: true, reason: "Prøve" },
          version,
        });
        answers.push(status);
        if (status === 200) published++;
      }
    })();
    await Promise.all([flipping, renaming, publishing]);
    expect(published).toBeGreaterThan(0);
    // Refused only for a plan that changed since it was seen, or has nothing new.
    expect(answers.filter((status) => ![200, 409, 412].includes(status))).toEqual([]);
    const { rows } = await sql<{ number: number; flags: boolean[]; sumT: number; totalT: number }>`
      select v.number, array_agg(s.included_in_plan) as flags,
        coalesce(sum(s.nitrogen_tons) filter (where s.included_in_plan), 0) as "sumT",
        (v.totals->>'nitrogenReductionT')::float8 as "totalT"
      from plan_version v join plan_version_sketch s on s.plan_version_id = v.id
      where v.plan_id = ${northPlan} group by v.id order by v.number`.execute(api.database.read);
    expect(rows).toHaveLength(published);
    for (const { flags, sumT, totalT } of rows) {
      expect(new Set(flags).size).toBe(1);
      // The totals were frozen with the sketches, not a moment before or after.
      expect(totalT).toBeCloseTo(sumT, 9);
    }
    // The log tells every publishing once, numbered without a hole.
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
  }, 120_000);
});

describe("[L6] a draft that changed after its preview", () => {
  const stampOf = async () =>
    (await api.call("responsible", "GET", `${path}/publication-preview`)).body.stamp as string;
  const publish = async (stamp?: string) =>
    api.call("responsible", "POST", `${path}/publish`, {
      body: { confirmed: true, reason: "Prøve", ...(stamp !== undefined && { stamp }) },
      version: (await api.call("responsible", "GET", path)).body.version,
    });
  const versionCount = async () =>
    (await api.call("reader", "GET", `${path}/versions`)).body.length as number;

  test("is not published until it was seen; who sends no stamp publishes it as before", async () => {
    const made = await sketch("Set", squareAt(north.x + 1_000, north.y + 3_000, 500));
    const rename = async (name: string) =>
      api.call("responsible", "PATCH", `${path}/sketch-projects/${made.id}`, {
        body: { name },
        version: (await readSketch(made.id)).version,
      });
    const changes = [
      () => rename("Set, omdøbt"),
      () => api.call("responsible", "POST", `${path}/include`, { body: { excluded: [made.id] } }),
      () => sketch("Ny imens", squareAt(north.x + 2_000, north.y + 3_000, 500)),
      async () =>
        api.call("responsible", "DELETE", `${path}/sketch-projects/${made.id}`, {
          version: (await readSketch(made.id)).version,
        }),
    ];
    const before = await versionCount();
    for (const change of changes) {
      const seen = await stampOf();
      expect(await stampOf()).toBe(seen);
      await change();
      const late = await publish(seen);
      expect(late).toMatchObject({
        status: 412,
        body: { code: "version.stale", figures: { current: { id: northPlan } } },
      });
    }
    expect(await versionCount()).toBe(before);
    expect((await publish(await stampOf())).status).toBe(200);
    await sketch("Uden stempel", squareAt(north.x + 5_000, north.y + 3_000, 500));
    expect((await publish()).status).toBe(200);
    expect(await versionCount()).toBe(before + 2);
  });

  test.each(["extraction_ha", "afforestation_ha"])(
    "is another one when a project without nitrogen gives other hectares (%s)",
    async (column) => {
      const projectId = await api.database.transaction(async (tx) => {
        const { rows } = await sql<{ id: string }>`
          with area as (
            insert into geo_location (id, kind, geometry, area_ha, source, created_at)
            values (gen_random_uuid(), 'project',
              ST_Multi(ST_MakeEnvelope(${north.x + 15_000}, ${north.y + 8_000}, ${north.x + 16_000}, ${north.y + 9_000}, 25832)),
              100, 'drawn', now()) returning id)
          insert into project (name, status, geo_location_id, nitrogen_tons, extraction_ha, afforestation_ha, effects_source)
          select 'Uden kvælstof', 'established', id, 0, 50, 50, 'imported' from area returning id`.execute(
          tx,
        );
        const { id } = rows[0]!;
        await recomputeEffects(tx, [id]);
        return id;
      });
      const seen = await stampOf();
      await sql`update project set ${sql.ref(column)} = 60 where id = ${projectId}`.execute(
        api.database.write,
      );
      expect((await publish(seen)).status).toBe(412);
      await sql`delete from project where id = ${projectId}`.execute(api.database.write);
    },
  );
});

describe("[L2] a sketch across a border", () => {
  let across: { id: string; version: number };
  beforeAll(async () => {
    across = await sketch("På tværs", squareAt(north.x + 4_000, north.y - 1_000, 2_000));
  });

  test("is heard of in every plan that shows it", async () => {
    const start = (await api.call("reader", "GET", `/plans/${southPlan}/changes`)).body;
    await api.call("responsible", "PATCH", `${path}/sketch-projects/${across.id}`, {
      body: { name: "På tværs, rettet" },
      version: (await readSketch(across.id)).version,
    });
    await api.call("responsible", "POST", `${path}/include`, { body: { excluded: [across.id] } });
    const later = (
      await api.call("reader", "GET", `/plans/${southPlan}/changes?after=${start.next}`)
    ).body;
    expect(later.changes.map(({ kind }: { kind: string }) => kind)).toEqual(["edited", "included"]);
    await api.call("responsible", "POST", `${path}/include`, { body: { included: [across.id] } });
  });

  test("counts by its own plan's choice alone", async () => {
    const shown = await readSketch(across.id, southPlan);
    expect(shown).toMatchObject({ planId: northPlan, planTitle: "Nord" });
    await api.call("otherPlanner", "POST", `/plans/${southPlan}/include`, {
      body: { excluded: [across.id] },
    });
    expect((await readSketch(across.id)).included).toBe(true);
  });

  test("is in the neighbour's gap closer and is no choice of it", async () => {
    await sql`update plan set other_extraction_tons = 16 where id = ${southPlan}`.execute(
      api.database.write,
    );
    const own = await sketch("Eget", squareAt(north.x + 8_000, north.y - 6_000, 2_000), southPlan);
    const { version } = (await api.call("reader", "GET", path)).body;
    await api.call("responsible", "POST", `${path}/publish`, {
      body: { confirmed: true, reason: "Prøve" },
      version,
    });
    const answer = (await api.call("otherPlanner", "POST", `/plans/${southPlan}/gap`, { body: {} }))
      .body;
    // 8 of 16 t stand: the half of 400 ha that lies here. The plan's own sketch gives the rest.
    expect(answer.chosen.map(({ id }: { id: string }) => id)).toEqual([own.id]);
    expect(answer.balance.plannedT).toBeCloseTo(24, 6);
  });
});

describe("[L2] the gap closer in a trial", () => {
  test("counts an applied project as the trial does, not as the plan", async () => {
    const gap = async (body: object) =>
      (await api.call("reader", "POST", `/plans/${southPlan}/gap`, { body })).body;
    const { rows } = await sql<{ id: string }>`
      with area as (
        insert into geo_location (id, kind, geometry, area_ha, source, created_at)
        values (gen_random_uuid(), 'project',
          ST_Multi(ST_MakeEnvelope(${north.x + 15_000}, ${north.y - 9_000}, ${north.x + 17_000}, ${north.y - 7_000}, 25832)),
          400, 'drawn', now()) returning id)
      insert into project (name, status, geo_location_id, nitrogen_tons, effects_source)
      select 'Står', 'established', id, 16, 'imported' from area returning id`.execute(
      api.database.write,
    );
    const [{ id: projectId }] = rows as [{ id: string }];
    await api.database.transaction((tx) => recomputeEffects(tx, [projectId]));
    expect((await gap({})).outcome).toBe("nothing-needed");
    const without = await gap({ projectChoices: { [projectId]: false } });
    expect(without.chosen).toHaveLength(1);
    expect(without.balance.achievedT).toBe(0);
  });

  test("says so where only the extraction goal cannot be reached", async () => {
    const answer = (
      await api.call("reader", "POST", `${path}/gap`, { body: { extractionGoalHa: 100_000 } })
    ).body;
    expect(answer.outcome).toBe("infeasible-closest");
    expect(answer.extractionShortHa).toBeGreaterThan(0);
  });
});

describe("[L2] double counting", () => {
  test("a project that the plan leaves out is counted once", async () => {
    const twin = await sketch("Under", squareAt(north.x + 15_500, north.y - 8_500, 500), southPlan);
    const pairs = async () =>
      (await api.call("reader", "GET", `/plans/${southPlan}/overlaps`)).body.pairs.filter(
        ({ clippedId }: { clippedId: string }) => clippedId === twin.id,
      );
    const [found] = await pairs();
    expect(found.overlapHa).toBeCloseTo(25, 6);
    // Land under several pairs is told of once.
    const all = (await api.call("reader", "GET", `/plans/${southPlan}/overlaps`)).body;
    const summedHa = all.pairs.reduce(
      (sum: number, pair: { overlapHa: number }) => sum + pair.overlapHa,
      0,
    );
    expect(all.overlapHa).toBeLessThanOrEqual(summedHa + 1e-6);
    expect(all.overlapHa).toBeGreaterThan(0);
    await api.call("otherPlanner", "POST", `/plans/${southPlan}/include`, {
      body: { excluded: [found.keptId] },
    });
    expect(await pairs()).toEqual([]);
  });
});
