import type { LandPage } from "@mars/contracts/places/land";
import type { Outlines } from "@mars/contracts/status/statusOutlines";
import type { OverviewPage, UnitPage, UnitsPage } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { recomputeOverlaps } from "../../platform/geography/recomputeOverlaps.ts";
import type { FactRow } from "../../platform/reference/FactTable.ts";
import { syncReferenceData, type ReferenceFacts } from "../../platform/reference/loadReference.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { readFrom } from "./testing/readFrom.ts";
import { releasesOf } from "./testing/releasesOf.ts";
import {
  box,
  geoId,
  insertShapes,
  insertWorld,
  municipalityId,
  planId,
  publishPlan,
  tripartiteId,
} from "./testing/statusWorld.ts";

const database = useTestDatabase();
const server = useTestServer(database);
const get = readFrom(server);
const release = releasesOf(database);

const kinds = ["municipality", "tripartite", "plan"] as const satisfies UnitKind[];
const earlier = "2025-10-01";
/** Half past eleven at night in Denmark. */
const released = "2025-11-10T22:30:00Z";

/** Of each kind the first yields to one of the same name, and the plan with its sub-catchments. */
function renumbered(kind: string, rows: readonly FactRow[]): FactRow[] {
  const replaced: Record<string, FactRow> = {
    municipality: { code: "0199", id: municipalityId(9), geo_location_id: geoId(129) },
    tripartite: { id: tripartiteId(9), geo_location_id: geoId(119) },
    plan: { id: planId(9), geo_location_id: geoId(109) },
  };
  const firstIds = [municipalityId(1), tripartiteId(1), planId(1)];
  return rows.map((row) => {
    if (kind === "subcatchment" && row["plan_id"] === planId(1))
      return {
        ...row,
        plan_id: planId(9),
        // Known before an outline is loaded.
        official_area_ha: 5000,
        op_id: `9${String(row["op_id"])}`,
        geo_location_id: geoId(190 + Number(row["op_id"])),
      };
    return firstIds.includes(String(row["id"])) ? { ...row, ...replaced[kind] } : row;
  });
}

/** Everything that is counted, ranked or drawn by unit on a day. */
async function figuresOf(day: string) {
  const asOf = `?asOf=${day}`;
  const overview = await get<OverviewPage>(`/status/pages/overview${asOf}`);
  const land = await get<LandPage>(`/status/pages/land${asOf}`);
  const lists = await Promise.all(
    kinds.map((kind) => get<UnitsPage>(`/status/pages/units/${kind}${asOf}`)),
  );
  const plans = lists[2]!.units.map(({ id }) => id);
  const pages = await Promise.all(
    plans.map((id) => get<UnitPage>(`/status/pages/units/plan/${id}${asOf}`)),
  );
  const drawings = await Promise.all(
    [...kinds, "subcatchment"].map((kind) =>
      get<Outlines>(`/status/pages/outlines/${kind}${asOf}`),
    ),
  );
  return {
    planGoalsT: overview.sumOfPlanGoalsT,
    land: land.municipalities.map(({ id, rank, inventoryHa }) => [id, rank, inventoryHa]),
    lists: lists.map(({ units, retired, outside, country }) => ({
      units: units.map((unit) => ({ ...unit, slug: "" })),
      retired,
      outside,
      country,
    })),
    needs: pages.map(({ subCatchments, plan }) => ({ subCatchments, plan })),
    drawn: drawings.map(({ units }) => units.map(({ id }) => id)),
  };
}

describe("units of a day, when a release gave some of them successors", () => {
  let before: Awaited<ReturnType<typeof figuresOf>>;
  let facts: ReferenceFacts;

  beforeAll(async () => {
    await database.transaction(async (tx) => {
      await insertWorld(tx);
      await publishPlan(tx, {
        plan: 1,
        version: 1,
        at: "2025-05-01T10:00:00Z",
        sketches: [51, 52],
      });
    });
    before = await figuresOf(earlier);
    await syncReferenceData(database, await release(1));
    facts = await release(2, renumbered);
    await syncReferenceData(database, facts);
    for (const table of [...kinds, "subcatchment"])
      await sql`update ${sql.table(table)} set
          told_since = case when told_since is not null then ${released}::timestamptz end,
          retired_at = case when retired_at is not null then ${released}::timestamptz end`.execute(
        database.write,
      );
    await sql`select record_public_change('status')`.execute(database.write);
    await vi.waitFor(
      async () => {
        const { units } = await get<UnitsPage>("/status/pages/units/plan?asOf=2025-11-11");
        if (units[0]?.id !== planId(9)) throw new Error("The pages are from before the release.");
      },
      { timeout: 10_000 },
    );
  });

  test("a day before it has the same figures, ranks, needs and maps as it had", async () => {
    expect(await figuresOf(earlier)).toEqual(before);
  });

  test.each([
    { day: "2025-11-09", municipality: "0101", plan: planId(1), subCatchments: ["1", "2"] },
    { day: "2025-11-10", municipality: "0199", plan: planId(9), subCatchments: ["91", "92"] },
    { day: "2025-11-11", municipality: "0199", plan: planId(9), subCatchments: ["91", "92"] },
  ])("on $day it is $municipality, once, and its name leads there", async (one) => {
    const asOf = `?asOf=${one.day}`;
    const list = await get<UnitsPage>(`/status/pages/units/municipality${asOf}`);
    expect(list.units.map(({ name }) => name)).toEqual(["Brøndby", "Ærø", "Aarhus"]);
    const named = await get<UnitPage>(`/status/pages/units/municipality/aarhus${asOf}`);
    expect(named).toMatchObject({ code: one.municipality, retiredOn: null });
    const plan = await get<UnitPage>(`/status/pages/units/plan/vestfjord${asOf}`);
    expect(plan.id).toBe(one.plan);
    expect(plan.subCatchments.map(({ opId }) => opId).toSorted()).toEqual(one.subCatchments);
    expect(plan.subCatchments.reduce((sum, { needT }) => sum + needT, 0)).toBe(60);
    const overview = await get<OverviewPage>(`/status/pages/overview${asOf}`);
    expect(overview.sumOfPlanGoalsT).toBe(100);
  });

  test("a unit that came later has no page on a day before it", async () => {
    const asked = (asOf: string) =>
      server.app.inject({ url: `/api/status/pages/units/municipality/0199?asOf=${asOf}` });
    expect((await asked("2025-11-09")).statusCode).toBe(404);
    expect((await asked("2025-11-10")).statusCode).toBe(200);
  });

  describe("when the successors' outlines are loaded", () => {
    beforeAll(async () => {
      await database.transaction(async (tx) => {
        await insertShapes(tx, [
          [129, "municipality", box(0, 0, 9, 10)],
          [119, "tripartite", box(0, 0, 15, 10)],
          [109, "plan", box(0, 0, 10, 10)],
          [191, "subcatchment", box(0, 0, 10, 5)],
          [192, "subcatchment", box(0, 5, 10, 5)],
        ]);
        await sql`insert into geography_source (kind, source)
          select kind, 'official' from unnest(array['municipality', 'subcatchment', 'plan', 'tripartite']) kind
          on conflict (kind) do update set loaded_at = now()`.execute(tx);
        await recomputeOverlaps(tx, "all");
        await sql`select record_public_change('status')`.execute(tx);
      });
      await vi.waitFor(
        async () => {
          const { retired } = await get<UnitsPage>("/status/pages/units/municipality");
          if (retired.length > 0) throw new Error("The pages are from before the outlines.");
        },
        { timeout: 10_000 },
      );
    });

    test("today's units have what lay in those before them", async () => {
      const list = await get<UnitsPage>("/status/pages/units/municipality");
      const [own] = list.units.filter(({ code }) => code === "0199");
      expect(own).toMatchObject({ counts: { total: 2 } });
      expect(list.outside.counts.total).toBe(0);
    });

    test("and a day before the release still has its own figures", async () => {
      expect(await figuresOf(earlier)).toEqual(before);
    });

    test("also where its units were retired before what lay in them was kept", async () => {
      const kept = sql`select * from former_overlap order by geo_location_id, unit_kind, unit_id`;
      const { rows } = await kept.execute(database.write);
      await database.transaction(async (tx) => {
        await sql`delete from former_overlap`.execute(tx);
        await sql`update reference_release set former_overlaps_filled_at = null`.execute(tx);
        await sql`update subcatchment set is_covered = false`.execute(tx);
        await sql`select record_public_change('status')`.execute(tx);
      });
      await vi.waitFor(async () => expect(await figuresOf(earlier)).not.toEqual(before), {
        timeout: 10_000,
      });
      const starts = await Promise.all([1, 2, 3].map(() => syncReferenceData(database, facts)));
      expect(starts).toEqual([null, null, null]);
      expect((await kept.execute(database.write)).rows).toEqual(rows);
      const { rows: covered } = await sql`
        select op_id, is_covered from subcatchment where retired_at is not null order by op_id`.execute(
        database.write,
      );
      expect(covered).toEqual([
        { op_id: "1", is_covered: true },
        { op_id: "2", is_covered: true },
      ]);
      await vi.waitFor(async () => expect(await figuresOf(earlier)).toEqual(before), {
        timeout: 10_000,
      });
    });

    test("once: also where nothing lay in them the next start measures and tells nothing", async () => {
      await sql`delete from former_overlap`.execute(database.write);
      const changes = async () =>
        (await sql`select count(*)::int as n from public_change`.execute(database.write)).rows;
      const told = await changes();
      await syncReferenceData(database, facts);
      expect(await changes()).toEqual(told);
      const { rows } = await sql`select from former_overlap`.execute(database.write);
      expect(rows).toEqual([]);
    });
  });
});
