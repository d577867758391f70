import type { StatusMetadata, StatusUnit } from "@mars/contracts/status/status";
import type {
  OverviewPage,
  ProjectsPage,
  UnitPage,
  UnitsPage,
} from "@mars/contracts/status/statusPages";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { readFrom } from "./testing/readFrom.ts";
import {
  box,
  geoId,
  insertProject,
  insertShapes,
  insertWorld,
  municipalityId,
} from "./testing/statusWorld.ts";

const database = useTestDatabase();
const server = useTestServer(database);

const get = readFrom(server);

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await insertShapes(tx, [[124, "municipality", box(40, 0, 2, 2)]]);
    await sql`insert into municipality (code, id, name, geo_location_id, outside_division)
      values ('0411', ${municipalityId(4)}, 'Christiansø', ${geoId(124)}, true)`.execute(tx);
    await insertProject(tx, {
      n: 9,
      name: "Ertholmene",
      area: box(40, 0, 1, 1),
      effects: [4, null, 100],
      moves: [["2025-03-01T10:00:00Z", "approval"]],
    });
  });
});

test("[T5] [T6] what lies outside the municipal division is not listed, ranked or compared", async () => {
  const { units, median } = await get<UnitsPage>("/status/pages/units/municipality");
  expect(units.map(({ name }) => name)).toEqual(["Brøndby", "Ærø", "Aarhus"]);
  const nitrogen = units.map(({ totals }) => totals.total.nitrogen).toSorted((a, b) => a - b);
  expect(median.nitrogen).toBe(nitrogen[1]);
  const { standing } = await get<UnitPage>("/status/pages/units/municipality/0101");
  expect(standing.nitrogen).toMatchObject({ of: 3, median: median.nitrogen });
  expect(standing.nitrogen.values).toHaveLength(3);
  const own = await server.app.inject({ url: "/api/status/pages/units/municipality/0411" });
  expect(own.statusCode).toBe(404);
});

test("[T2] [T5] a list adds up to the country: each project once, and a row for what lies in no unit", async () => {
  const page = await get<UnitsPage>("/status/pages/units/municipality");
  const { counts, totals } = await get<OverviewPage>("/status/pages/overview");
  expect(page.country.counts).toEqual(counts);
  expect(page.outside.counts).toMatchObject({ total: 1, establishment_approval: 1 });
  expect(page.outside.totals.total).toEqual({ nitrogen: 4, extraction: 0, afforestation: 100 });
  const sum = page.units.reduce((all, unit) => all + unit.totals.total.nitrogen, 0);
  expect(sum + page.outside.totals.total.nitrogen).toBeCloseTo(totals.total.nitrogen, 9);
  // Two of the projects lie across a border.
  const rows = page.units.reduce((all, unit) => all + unit.counts.total, 0);
  expect(rows + page.outside.counts.total).toBeGreaterThan(counts.total);
  const csv = await server.app.inject({ url: "/api/status/tables/units/municipality.csv" });
  expect(csv.body).toContain("Uden for kommuner");
});

test("[T1] its projects count in the country, and the national system still finds it", async () => {
  const { totals, counts } = await get<OverviewPage>("/status/pages/overview");
  expect(totals.total.nitrogen).toBe(15 + 4);
  expect(counts.total).toBe(4);
  const { projects } = await get<ProjectsPage>("/status/pages/projects");
  expect(projects.find(({ name }) => name === "Ertholmene")?.municipality).toBeNull();
  const { municipalities } = await get<StatusMetadata>("/status/metadata");
  expect(municipalities.map(({ code }) => code)).toContain("0411");
  const island = (await get<StatusUnit[]>("/status/municipalities")).find(
    ({ id }) => id === municipalityId(4),
  );
  expect(island?.totalNitrogenReductionT).toBe(4);
});
