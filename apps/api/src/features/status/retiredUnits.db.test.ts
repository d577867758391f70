import type { LandPage } from "@mars/contracts/places/land";
import type { PlanListItem, Scenario } from "@mars/contracts/plans/planShapes";
import type { StatusMetadata, StatusMunicipality } from "@mars/contracts/status/status";
import type { OverviewPage, UnitPage, UnitsPage } from "@mars/contracts/status/statusPages";
import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { connectDatabase } from "../../platform/database/connectDatabase.ts";
import { recomputeOverlaps } from "../../platform/geography/recomputeOverlaps.ts";
import { subcatchmentFingerprint, subcatchmentIds } from "../../platform/layers/queries.ts";
import type { FactRow } from "../../platform/reference/FactTable.ts";
import { syncReferenceData, type ReferenceReport } from "../../platform/reference/loadReference.ts";
import { referenceReportLines } from "../../platform/reference/referenceReportLines.ts";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { readFrom } from "./testing/readFrom.ts";
import { releasesOf } from "./testing/releasesOf.ts";
import {
  box,
  geoId,
  idOf,
  insertProject,
  insertShapes,
  insertWorld,
  municipalityId,
  planId,
  projectId,
  publishPlan,
} from "./testing/statusWorld.ts";

const database = useTestDatabase();
const server = useTestServer(database);
const get = readFrom(server);
const release = releasesOf(database);
const planner = {
  sub: "planner",
  name: "Demo Planlægger",
  vat: "DK00000001",
  email: "planner@demo.example",
  roles: ["miljoe_mars_planlaegger"],
};

const former = { municipality: "0101", plan: planId(2), subcatchment: "1" };

/** Aarhus yields to Vestby, Syd to Sydøst, and Østfjord is no more; Brøndby has a new number. */
function reorganized(kind: string, rows: readonly FactRow[]): FactRow[] {
  const gone: Record<string, unknown> = former;
  const key = { municipality: "code", subcatchment: "op_id" }[kind] ?? "id";
  const left = rows.filter(
    (row) => row["vat"] !== "DK00000009" && !(kind in gone && row[key] === gone[kind]),
  );
  const instead = rows.find((row) => row[key] === gone[kind]);
  if (kind === "municipality")
    return [
      ...left.map((row) => (row["code"] === "0102" ? { ...row, region_name: "Hovedstaden" } : row)),
      {
        ...instead,
        code: "0199",
        id: municipalityId(9),
        name: "Vestby",
        geo_location_id: geoId(129),
      },
    ];
  if (kind === "subcatchment")
    return [...left, { ...instead, op_id: "9", name: "Sydøst", geo_location_id: geoId(139) }];
  return left;
}

describe("a release with other units, put over a filled database", () => {
  let reports: ReferenceReport[] = [];
  let before: OverviewPage;

  beforeAll(async () => {
    await database.transaction(async (tx) => {
      await insertWorld(tx);
      await publishPlan(tx, { plan: 2, version: 1, at: "2025-05-01T10:00:00Z", sketches: [51] });
      await sql`update plan set responsible_vat = 'DK00000001'`.execute(tx);
      await sql`insert into organization (vat, name, kind) values ('DK00000001', 'Aarhus Kommune', 'municipality'),
        ('DK00000009', 'Gammelstyrelsen', 'agency')`.execute(tx);
      await sql`insert into scenario (plan_id, name, dropout_share, choices, pinned, organization_vat,
          created_at, updated_at)
        select id, 'Forsøg', 0, '{}', '[]', 'DK00000001', now(), now() from plan`.execute(tx);
    });
    before = await get<OverviewPage>("/status/pages/overview");
    await syncReferenceData(database, await release(1));
    const facts = await release(2, reorganized);
    const instances = await Promise.all(
      [1, 2].map(() => connectDatabase({ url: database.url, poolSize: 2 })),
    );
    reports = await Promise.all(instances.map((one) => syncReferenceData(one, facts)));
    await Promise.all(instances.map((one) => one.close()));
    const seen = async () => {
      const { retired } = await get<UnitsPage>("/status/pages/units/municipality");
      if (retired.length === 0) throw new Error("The pages are those from before the release.");
    };
    await vi.waitFor(seen, { timeout: 10_000 });
  });

  test("of two instances that start together one loads it, and says what changed", () => {
    const [report] = reports.filter((one) => one !== null);
    expect(reports.filter((one) => one !== null)).toHaveLength(1);
    expect(referenceReportLines(report!).toSorted()).toEqual([
      "reference facts: 1 municipality added: Vestby",
      "reference facts: 1 municipality changed: Brøndby (region_name)",
      "reference facts: 1 municipality retired: Aarhus",
      "reference facts: 1 organization retired: Gammelstyrelsen",
      "reference facts: 1 plan retired: Østfjord",
      "reference facts: 1 subcatchment added: Sydøst",
      "reference facts: 1 subcatchment retired: Syd",
    ]);
  });

  test("nothing that is referred to is deleted, and the country's figures stand", async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from geo_overlap where unit_id = '0101'`.execute(database.write);
    expect(rows[0]!.n).toBeGreaterThan(0);
    const after = await get<OverviewPage>("/status/pages/overview");
    expect(after.totals).toEqual(before.totals);
    expect(after.counts).toEqual(before.counts);
    expect(after.sumOfPlanGoalsT).toBe(100);
  });

  test("a list holds today's units, former ones apart and marked, and adds up to the country", async () => {
    const page = await get<UnitsPage>("/status/pages/units/municipality");
    expect(page.units.map(({ name }) => name)).toEqual(["Brøndby", "Vestby", "Ærø"]);
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Copenhagen" });
    expect(page.retired).toMatchObject([{ name: "Aarhus", retiredOn: today }]);
    const nitrogen = [...page.units, ...page.retired].reduce(
      (sum, { totals }) => sum + totals.total.nitrogen,
      page.outside.totals.total.nitrogen,
    );
    expect(nitrogen).toBeCloseTo(page.country.totals.total.nitrogen, 9);
    const csv = await server.app.inject({ url: "/api/status/tables/units/municipality.csv" });
    expect(csv.body).toContain("Aarhus (nedlagt)");
    expect((await get<UnitsPage>("/status/pages/units/plan")).units).toHaveLength(1);
  });

  test("the page of a former unit and of its projects can still be read, also by number", async () => {
    const unit = await get<UnitPage>("/status/pages/units/municipality/0101");
    expect(unit.projects.map(({ name }) => name)).toContain("Østermose");
    expect(unit.retiredOn).not.toBeNull();
    const plan = await get<UnitPage>(`/status/pages/units/plan/${former.plan}`);
    expect(plan.subCatchments.map(({ name }) => name)).toEqual(["Øst"]);
    const project = await get<StatusProjectPage>(`/status/pages/projects/${projectId(2)}`);
    expect(JSON.stringify(project)).toContain("Aarhus");
    const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
    expect(codes(await get<StatusMunicipality[]>("/status/municipalities"))).toContain("0101");
    const offered = await get<StatusMetadata>("/status/metadata");
    expect(codes(offered.municipalities)).toEqual(["0102", "0199", "0103"]);
  });

  test("on an earlier day it was a unit like the others", async () => {
    const then = await get<UnitsPage>("/status/pages/units/municipality?asOf=2025-10-01");
    expect(then.units.map(({ name }) => name)).toEqual(["Brøndby", "Ærø", "Aarhus"]);
    expect(then.retired).toEqual([]);
  });

  test("a retired sub-catchment shares no need; what lay in it counts in its plan all the same", async () => {
    const { subCatchments, plan } = await get<UnitPage>(`/status/pages/units/plan/${planId(1)}`);
    expect(subCatchments.map(({ name }) => name)).toEqual(["Nord", "Sydøst"]);
    expect(subCatchments.reduce((sum, { needT }) => sum + needT, 0)).toBe(60);
    // Half of Ådalen, which lies in Syd alone.
    expect(plan?.outside).toMatchObject({ committedT: 6, achievedT: 0 });
    const headers = await server.signedInAs(planner);
    const own = await server.app.inject({ url: `/api/plans/${planId(1)}`, headers });
    expect(own.json()).toMatchObject({
      outsideSubCatchments: { nitrogenReductionT: 6 },
      subCatchments: [{ name: "Nord" }, { name: "Sydøst" }],
    });
  });

  test.each(["Aarhus", "Østfjord", "Syd"])("a search does not offer %s", async (name) => {
    const { hits } = await get<{ hits: { title: string; kind: string }[] }>(
      `/search?q=${encodeURIComponent(name)}`,
    );
    expect(hits.map(({ title }) => title)).not.toContain(name);
  });

  test("an organisation that is retired can be neither found nor put in charge", async () => {
    const headers = await server.signedInAs({
      ...planner,
      roles: [...planner.roles, "miljoe_mars_ansoeg_admin"],
    });
    const found = await server.app.inject({
      url: "/api/organizations/search?query=Gammelstyrelsen",
      headers,
    });
    expect(found.json()).toEqual([]);
    const url = `/api/plans/${planId(1)}`;
    const { version } = (await server.app.inject({ url, headers })).json<{ version: number }>();
    const putInCharge = (vat: string) =>
      server.app.inject({
        method: "PUT",
        url: `${url}/responsible`,
        headers: { ...headers, "if-match": `"${version}"` },
        payload: { vat },
      });
    expect((await putInCharge("DK00000009")).json()).toMatchObject({
      code: "organization.unknown",
    });
    expect((await putInCharge("DK00000001")).statusCode).toBeLessThan(300);
  });

  test("a former place cannot be followed, and the refusal says why", async () => {
    const headers = await server.signedInAs(planner);
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/digests",
      headers,
      payload: { place: "municipality/0101", frequency: "daily" },
    });
    expect(answer.json()).toMatchObject({ code: "subscription.retired-place" });
  });

  test("the plan of a former coastal water group is read, marked and left as it is", async () => {
    const headers = await server.signedInAs(planner);
    const plans = (await server.app.inject({ url: "/api/plans", headers })).json<PlanListItem[]>();
    expect(plans.map(({ name, retiredOn }) => [name, retiredOn !== null])).toEqual([
      ["Vestfjord", false],
      ["Østfjord", true],
    ]);
    const plan = (await server.app.inject({ url: `/api/plans/${former.plan}`, headers })).json<{
      version: number;
      rights: Record<string, boolean>;
    }>();
    expect(Object.keys(plan.rights).filter((right) => plan.rights[right])).toEqual(["unpublish"]);
    const match = { ...headers, "if-match": `"${plan.version}"` };
    const url = `/api/plans/${former.plan}`;
    const edited = await server.app.inject({
      method: "PATCH",
      url,
      headers: match,
      payload: { title: "Ny titel" },
    });
    expect(edited.json()).toMatchObject({ code: "plan.retired" });
    const drawn = await server.app.inject({
      method: "POST",
      url: `${url}/sketch-projects`,
      headers,
      payload: {
        confirmed: true,
        sketches: [
          {
            name: "Ny skitse",
            kind: "sketch_project",
            geometry: { type: "Polygon", coordinates: [] },
          },
        ],
      },
    });
    expect([drawn.json<{ code: string }>().code, drawn.statusCode]).toEqual(["plan.retired", 409]);
  });

  test("the scenarios of its plan are read and left as they are", async () => {
    const headers = await server.signedInAs(planner);
    const read = async (plan: string) => {
      const url = `/api/plans/${plan}/scenario`;
      return (await server.app.inject({ url, headers })).json<Scenario[]>();
    };
    expect(await read(planId(1))).toMatchObject([{ name: "Forsøg", mayEdit: true }]);
    const [scenario] = await read(former.plan);
    expect(scenario).toMatchObject({ name: "Forsøg", mayEdit: false });
    const one = {
      url: `/api/plans/${former.plan}/scenario/${scenario!.id}`,
      headers: { ...headers, "if-match": `"${scenario!.version}"` },
    };
    const payload = { name: "Ny", dropoutShare: 0, choices: {}, pinned: [] };
    const edited = await server.app.inject({ method: "PUT", ...one, payload });
    expect(edited.json()).toMatchObject({ code: "plan.retired" });
    const deleted = await server.app.inject({ method: "DELETE", ...one });
    expect(deleted.json()).toMatchObject({ code: "plan.retired" });
    expect(await read(former.plan)).toEqual([scenario]);
  });

  test("nothing that was deleted in its plan is offered back", async () => {
    await sql`insert into deleted_plan_item (id, plan_id, kind, content, deleted_at, deleted_by)
      select gen_random_uuid(), plan.id, 'scenario',
        '{"name": "Slettet", "organization_vat": "DK00000001"}', now(), person.id
      from plan, (select id from person limit 1) person`.execute(database.write);
    const headers = await server.signedInAs(planner);
    const offered = async (plan: string) =>
      (await server.app.inject({ url: `/api/plans/${plan}/deleted`, headers })).json<unknown[]>();
    expect(await offered(planId(1))).toHaveLength(1);
    expect(await offered(former.plan)).toEqual([]);
  });

  test("its published report can be withdrawn", async () => {
    const headers = await server.signedInAs(planner);
    const url = `/api/plans/${former.plan}`;
    const { version } = (await server.app.inject({ url, headers })).json<{ version: number }>();
    const withdrawn = await server.app.inject({
      method: "POST",
      url: `${url}/unpublish`,
      headers: { ...headers, "if-match": `"${version}"` },
      payload: { confirmed: true },
    });
    expect(withdrawn.json()).toMatchObject({ status: "unpublished" });
  });

  test("a former municipality is compared with no one, and listed while it holds land", async () => {
    const named = ({ municipalities }: LandPage) =>
      municipalities.map(({ name, rank, effortPosition }) => [name, rank, effortPosition]);
    const page = await get<LandPage>("/status/pages/land");
    expect(named(page)).toEqual([
      ["Brøndby", 1, 1],
      ["Vestby", 2, 0],
      ["Ærø", 2, 0],
      ["Aarhus", null, null],
    ]);
    const marked = page.municipalities.filter(({ retiredOn }) => retiredOn !== null);
    expect(marked.map(({ name }) => name)).toEqual(["Aarhus"]);
    expect(page.effort).toEqual({ lowestHa: 0, medianHa: 0, highestHa: 6 });
    expect(page.municipalities.reduce((sum, { inventoryHa }) => sum + inventoryHa, 0)).toBe(
      page.now.inventoryHa,
    );
    const then = await get<LandPage>("/status/pages/land?asOf=2025-10-01");
    expect(named(then)[0]).toEqual(["Aarhus", 1, 1]);
    await sql`insert into land_holding (municipality_code, quarter, project_land_ha,
        compensation_land_ha, binding_agreements_ha, bought_ha, sold_ha)
      values ('0102', '2025-07-01', 1, 0, 0, 0, 0), ('0102', '2025-10-01', 1, 0, 0, 0, 0)`.execute(
      database.write,
    );
    const at = async (quarter: string) =>
      named(await get<LandPage>(`/status/pages/land?quarter=${quarter}`)).map(([name]) => name);
    expect(await at("2025-3")).toContain("Aarhus");
    expect(await at("2025-4")).not.toContain("Aarhus");
  });

  test("until the successors' outlines are loaded, what is new lies in those that there were", async () => {
    await database.transaction((tx) =>
      insertProject(tx, {
        n: 9,
        name: "Strandeng",
        // Two thirds of it lie at sea.
        area: box(-2, 3, 3, 1),
        effects: [1, null, null],
        moves: [["2025-11-01T10:00:00Z", "approval"]],
      }),
    );
    expect(await unitsOf(9)).toEqual([
      "municipality 0101",
      `plan ${planId(1)}`,
      "subcatchment 1",
      `tripartite ${idOf("b", 1)}`,
    ]);
    expect(await subcatchmentIds(database.write)).toEqual(["1", "2", "3", "9"]);
  });

  test("from then on what is new lies in units of today only", async () => {
    const fingerprint = await subcatchmentFingerprint(database.write);
    await sql`insert into geography_source (kind, source)
      select kind, 'official' from unnest(array['municipality', 'subcatchment', 'plan', 'tripartite']) kind
      on conflict (kind) do update set loaded_at = now()`.execute(database.write);
    expect(await subcatchmentIds(database.write)).toEqual(["2", "3", "9"]);
    expect(await subcatchmentFingerprint(database.write)).not.toBe(fingerprint);
    await database.transaction((tx) =>
      insertProject(tx, {
        n: 8,
        name: "Nyeng",
        area: box(7, 3, 4, 1),
        effects: [1, null, null],
        moves: [["2025-11-01T10:00:00Z", "approval"]],
      }),
    );
    expect(await unitsOf(8)).toEqual([
      "municipality 0102",
      `plan ${planId(1)}`,
      "subcatchment 3",
      `tripartite ${idOf("b", 1)}`,
    ]);
  });

  test("an area moves on as soon as the successor has an outline", async () => {
    await database.transaction(async (tx) => {
      await recomputeOverlaps(tx, "all");
    });
    expect(await unitsOf(2)).toContain("municipality 0101");
    // A neighbour has the rest of it, which replaces nothing.
    const both = ["municipality 0101", "municipality 0102"];
    expect(await unitsOf(1)).toEqual(expect.arrayContaining(both));
    await database.transaction(async (tx) => {
      await insertShapes(tx, [[129, "municipality", box(0, 0, 9, 10)]]);
      await recomputeOverlaps(tx, "all");
    });
    expect(await unitsOf(2)).toContain("municipality 0199");
    for (const n of [1, 2, 9]) expect(await unitsOf(n)).not.toContain("municipality 0101");
    expect(await unitsOf(9)).toContain("municipality 0199");
  });

  test("a unit that a release tells of again is back", async () => {
    const { rows } = await sql<{ row: FactRow }>`
      select fact as row from reference_fact where kind = 'plan' and retired_at is not null`.execute(
      database.write,
    );
    const report = await syncReferenceData(
      database,
      await release(3, (kind, told) =>
        kind === "plan"
          ? told
          : told.filter(
              (row) =>
                !["0101", "1", "DK00000009"].includes(
                  String(row["code"] ?? row["op_id"] ?? row["vat"]),
                ),
            ),
      ),
    );
    expect(rows).toHaveLength(1);
    expect(report?.changes).toMatchObject([{ kind: "plan", what: "returned", name: "Østfjord" }]);
  });

  test("a sub-catchment that others cover is measured no more from the release on", async () => {
    await database.transaction((tx) =>
      insertShapes(tx, [[139, "subcatchment", box(0, 0, 10, 10)]]),
    );
    const gone = ["0101", "1", "2", "3", "DK00000009"];
    await syncReferenceData(
      database,
      await release(4, (_, told) =>
        told.filter((row) => !gone.includes(String(row["code"] ?? row["op_id"] ?? row["vat"]))),
      ),
    );
    // 2 lies in 9 as that is drawn already; what replaces 3 is yet to be loaded.
    expect(await subcatchmentIds(database.write)).toEqual(["3", "9"]);
  });

  async function unitsOf(n: number): Promise<string[]> {
    const { rows } = await sql<{ unit: string }>`
      select unit_kind || ' ' || unit_id as unit from geo_overlap
      where geo_location_id = ${geoId(n)} order by 1`.execute(database.write);
    return rows.map(({ unit }) => unit);
  }
});
