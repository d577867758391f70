import { readGeometry } from "@mars/contracts/places/geometries";
import { landPage } from "@mars/contracts/places/land";
import { masterData } from "@mars/contracts/datasets/masterData";
import * as national from "@mars/contracts/status/status";
import { outlines, unitShapes } from "@mars/contracts/status/statusOutlines";
import * as pages from "@mars/contracts/status/statusPages";
import { provenance, provenanceFigure } from "@mars/contracts/status/statusProvenance";
import type { Schema } from "@mars/contracts/platform/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { safeParse } from "zod/v4/core";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { geoId, insertWorld, planId, publishPlan } from "./testing/statusWorld.ts";

const database = useTestDatabase();
const server = useTestServer(database);

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await publishPlan(tx, { plan: 1, version: 1, at: "2025-04-01T10:00:00Z", sketches: [51, 52] });
  });
});

/** As a script does it: no browser, no compression asked for, JSON accepted. */
const fetched = async (path: string): Promise<never> => {
  const answer = await server.app.inject({
    url: `/api${path}`,
    headers: { accept: "application/json", "user-agent": "Tracker/0.1" },
  });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  return answer.json<never>();
};

test("a client written for the national system finds what it reads", async () => {
  const master = await fetched("/master-data");
  const metadata = await fetched("/status/metadata");
  const projects = await fetched("/status/projects");
  const plans = await fetched("/status/plans");
  const vos = await fetched("/status/vos");
  expect(Object.keys(master)).toEqual(
    expect.arrayContaining([
      "subsidySchemes",
      "states",
      "mitigationMeasures",
      "projectNameMaxLen",
      "sketchProjectNameMaxLen",
      "caseIdMaxLen",
      "descriptionMaxLen",
      "remarkMaxLen",
      "nitrogenReductionGoalT",
      "extractionEffectGoalHa",
      "afforestationEffortGoalHa",
      "fieldDatasetConfigurations",
    ]),
  );
  expect(metadata).toMatchObject({
    nationalGoals: {
      nitrogenReductionT: 13_780,
      extractionEffortHa: 140_000,
      afforestationEffortHa: 250_000,
    },
    municipalities: [{ code: "0102" }, { code: "0103" }, { code: "0101" }],
  });
  expect(
    new Set((projects as { projectStatus: number }[]).map((project) => project.projectStatus)),
  ).toEqual(new Set([6, 10, 15]));
  // What such a script adds up: totals over plans equal totals over projects.
  type Unit = {
    totalNitrogenReductionT: number;
    projects: { geoLocationId: string }[];
    sketchProjects: { geoLocationId: string }[];
  };
  const sum = (units: Unit[]) => units.reduce((n, unit) => n + unit.totalNitrogenReductionT, 0);
  const whole = (projects as { nitrogenReductionT: number | null }[]).reduce(
    (n, project) => n + (project.nitrogenReductionT ?? 0),
    0,
  );
  expect(sum(plans)).toBeCloseTo(whole, 9);
  expect(sum(vos)).toBeCloseTo(whole, 9);
  const ids = (plans as Unit[]).flatMap((plan) =>
    [...plan.projects, ...plan.sketchProjects].map(({ geoLocationId }) => geoLocationId),
  );
  for (const id of new Set(ids)) {
    const { geometryWkt } = (await fetched(`/geometries/${id}`)) as { geometryWkt: string };
    expect(geometryWkt).toMatch(/^MULTIPOLYGON \(\(\(\d+ \d+/);
  }
});

describe("every document keeps its contract", () => {
  test.each<[string, Schema]>([
    ["/master-data", masterData],
    ["/status/metadata", national.statusMetadata],
    ["/status/projects", national.listStatusProjects.response!],
    ["/status/plans", national.listStatusPlans.response!],
    ["/status/vos", national.listStatusTripartites.response!],
    ["/status/municipalities", national.listStatusMunicipalities.response!],
    [`/geometries/${geoId(1)}`, readGeometry.response!],
    ["/status/pages/overview", pages.overviewPage],
    ["/status/pages/overview?asOf=2025-05-01", pages.overviewPage],
    ["/status/pages/units/plan", pages.unitsPage],
    ["/status/pages/units/tripartite", pages.unitsPage],
    ["/status/pages/units/municipality?asOf=2025-05-01", pages.unitsPage],
    [`/status/pages/units/plan/${planId(1)}`, pages.unitPage],
    [`/status/pages/units/plan/${planId(2)}?asOf=2025-05-01`, pages.unitPage],
    ["/status/pages/units/tripartite/1.1", pages.unitPage],
    ["/status/pages/units/municipality/0103", pages.unitPage],
    ["/status/pages/afforestation", pages.afforestationPage],
    ["/status/pages/projects", pages.projectsPage],
    ["/status/pages/projects?giving=nitrogen&largest=nitrogen&limit=2", pages.projectsPage],
    ["/status/pages/map?sketches=true", pages.statusMap],
    ["/status/pages/outlines/municipality", outlines],
    ["/status/pages/outlines/subcatchment", outlines],
    ["/status/pages/units/municipality/0101/shapes", unitShapes],
    ["/status/pages/units/tripartite/1.1/shapes?asOf=2025-05-01", unitShapes],
    ["/status/pages/land", landPage],
    ["/status/pages/land?quarter=2025-1", landPage],
    ["/status/pages/land?asOf=2025-03-01", landPage],
  ])("%s", async (path, schema) => {
    const result = safeParse(schema, await fetched(path));
    expect(result.error?.issues ?? []).toEqual([]);
  });

  test.each(provenanceFigure.options)("the provenance of %s leads to its rows", async (figure) => {
    const document = await fetched(`/status/provenance/${figure}`);
    const result = safeParse(provenance, document);
    expect(result.error?.issues ?? []).toEqual([]);
    const { rowsCsv } = document as { rowsCsv: string };
    const rows = await server.app.inject({ url: `/api${rowsCsv}` });
    expect(rows.statusCode).toBe(200);
    expect(rows.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(rows.body.split("\r\n").length).toBeGreaterThan(2);
  });
});

describe("[T1] tables as files", () => {
  const csv = async (path: string) => {
    const { statusCode, body, headers } = await server.app.inject({
      url: `/api/status/tables/${path}`,
    });
    return { statusCode, headers, lines: body.replace("\uFEFF", "").trim().split("\r\n") };
  };

  test.each([
    ["projects.csv", 3],
    ["sketches.csv", 2],
    ["goals.csv", 3],
    ["measures.csv", 2],
    ["changes.csv", 5],
    ["afforestation.csv", 4],
    ["units/municipality.csv", 3],
    ["units/plan.csv", 2],
    ["units/municipality/0101/projects.csv", 2],
    ["units/municipality/0101/totals.csv", 5],
    [`units/plan/${planId(1)}/sub-catchments.csv`, 2],
    [`units/plan/${planId(1)}/sketches.csv`, 2],
    ["projects.csv?asOf=2025-02-10", 2],
  ])("%s has %d rows", async (path, rows) => {
    const { statusCode, lines, headers } = await csv(path);
    expect(statusCode).toBe(200);
    expect(headers["content-disposition"]).toMatch(/attachment; filename="mars-/);
    expect(lines.length - 1).toBe(rows);
  });

  test("the figures of the file are those of the page", async () => {
    const { lines } = await csv("units/municipality/0101/totals.csv");
    expect(lines.find((line) => line.startsWith("I alt"))).toBe("I alt;2;3;200;0");
  });
});

describe("[T15] state land", () => {
  type Page = {
    shown: unknown;
    now: { inventoryHa: number };
    municipalities: {
      name: string;
      rank: number;
      inventoryChangeHa: number | null;
      effortPosition: number;
    }[];
    effort: unknown;
  };
  test("shows the last quarter, what changed since the one before, and lowest to highest", async () => {
    const page = (await fetched("/status/pages/land")) as Page;
    expect(page.shown).toEqual({ year: 2025, quarter: 2 });
    expect(page.now.inventoryHa).toBe(48);
    expect(page.municipalities[0]).toMatchObject({
      name: "Aarhus",
      rank: 1,
      inventoryHa: 42,
      inventoryChangeHa: 7,
      effortPosition: 1,
    });
    expect(page.effort).toEqual({ lowestHa: 0, medianHa: 6, highestHa: 42 });
  });

  test.each([
    ["?asOf=2025-03-30", null],
    ["?asOf=2025-03-31", { year: 2025, quarter: 1 }],
    ["?asOf=2025-06-29", { year: 2025, quarter: 1 }],
    ["?asOf=2025-06-30", { year: 2025, quarter: 2 }],
    ["?asOf=2024-03-01", null],
  ])("%s shows the last finished quarter: %j", async (query, shown) => {
    expect(((await fetched(`/status/pages/land${query}`)) as Page).shown).toEqual(shown);
  });

  test.each([
    ["quarter=2020-1", "2025-1"],
    ["quarter=2030-1", "2025-2"],
  ])("%s has no holdings and leads to %s", async (query, nearest) => {
    const answer = await server.app.inject({ url: `/api/status/pages/land?${query}` });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "land.quarter-unknown", nearest });
  });
});
