import { createHash } from "node:crypto";
import { PROJECT_STATUSES } from "@mars/domain/lifecycle/projectStatus";
import { TRANSITIONS } from "@mars/domain/lifecycle/transitionTable";
import { DEFAULT_LIMITS } from "@mars/domain/areas/limits";
import { validateGeometry } from "@mars/domain/areas/validateGeometry";
import { beforeAll, expect, test } from "vitest";
import { coastDistanceAt } from "../geography/landGrid.ts";
import { demoLand } from "../geography/demoLand.ts";
import type { DemoLand } from "../geography/demoLand.ts";
import { landscape } from "../landscape/landscape.ts";
import { signedArea } from "../landscape/contours.ts";
import type { DemoProject } from "./DemoProject.ts";
import { personalProjects } from "../loadDemo.ts";
import { demoPeople } from "./people.ts";
import { demoProjects, stageTotals } from "./projects.ts";
import { sitePicker } from "./sitePicker.ts";
import { demoSketches } from "./sketches.ts";
import type { DemoSketch } from "./sketches.ts";

const options = { seed: 20_260_301, now: new Date("2026-03-05T13:07:00Z"), scale: 1 };
const dayMs = 86_400_000;
let land: DemoLand;
let projects: DemoProject[];
let personal: DemoProject[];
let sketches: DemoSketch[];

const imagine = () => {
  const pickRing = sitePicker(land, landscape(land.grid, options.seed));
  return {
    projects: demoProjects(pickRing, options),
    personal: personalProjects(pickRing, options),
    sketches: demoSketches(pickRing, options),
  };
};

beforeAll(() => {
  land = demoLand(options.seed);
  ({ projects, personal, sketches } = imagine());
}, 120_000);

const statusOf = (project: DemoProject) => project.moves.at(-1)?.status;
const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

test("the same seed gives the same content", () => {
  expect(digest(imagine())).toBe(digest({ projects, personal, sketches }));
}, 60_000);

test("projects are in all fifteen statuses, 507, 787 and 81 of them in the three stages", () => {
  const counts = Map.groupBy(projects, statusOf);
  expect(new Set(counts.keys())).toEqual(new Set(PROJECT_STATUSES));
  const total = (...statuses: string[]) =>
    projects.filter((one) => statuses.includes(statusOf(one) ?? "")).length;
  expect(
    total("preliminary_examination", "preliminary_investigation", "request_application_received"),
  ).toBe(stageTotals.preliminary);
  expect(
    total("approval", "establishment", "payment_request_received", "payment_request_rejected"),
  ).toBe(stageTotals.establishment);
  expect(total("established")).toBe(stageTotals.established);
});

test("every move is one that the lifecycle allows, and none lies ahead or more than 26 months back", () => {
  const allowed = new Set(TRANSITIONS.map((row) => `${row.from}>${row.to}`));
  for (const project of [...projects, ...personal]) {
    project.moves.forEach((move, index) => {
      const before = project.moves[index - 1];
      expect(move.at.getTime()).toBeLessThan(options.now.getTime());
      expect(move.at.getTime()).toBeGreaterThan(options.now.getTime() - 790 * dayMs);
      if (!before) return;
      expect(move.at.getTime()).toBeGreaterThanOrEqual(before.at.getTime());
      expect(allowed).toContain(`${before.status}>${move.status}`);
    });
  }
});

test("changes are spread over the days, and not gathered on the day of loading", () => {
  const days = Map.groupBy(projects, ({ moves }) => moves.at(-1)?.at.toISOString().slice(0, 10));
  const most = Math.max(...[...days.values()].map((changed) => changed.length));
  expect(most).toBeLessThan(projects.length / 50);
});

test("rings are valid, have 6 to 120 corners and lie on land away from the coast", () => {
  for (const { ring } of [...projects, ...personal, ...sketches]) {
    expect(ring.length).toBeGreaterThanOrEqual(7);
    expect(ring.length).toBeLessThanOrEqual(121);
    expect(signedArea(ring)).toBeGreaterThan(0);
    const nearestToSeaM = Math.min(...ring.map(([x, y]) => coastDistanceAt(land.grid, x, y)));
    expect(nearestToSeaM).toBeGreaterThan(0);
  }
  for (const { ring } of projects.slice(0, 150)) {
    const polygon = {
      type: "Polygon" as const,
      coordinates: [ring.map(([x, y]) => [x, y] as [number, number])],
    };
    expect(validateGeometry(polygon, DEFAULT_LIMITS).ok).toBe(true);
  }
});

test("corners, names and sketches are spread as in the national figures", () => {
  const corners = sketches.map(({ ring }) => ring.length - 1);
  expect(quantile(corners, 0.5)).toBeGreaterThanOrEqual(15);
  expect(quantile(corners, 0.5)).toBeLessThanOrEqual(21);
  expect(sketches.length).toBeGreaterThan(4800);
  const withoutScheme =
    sketches.filter(({ schemeId }) => schemeId === null).length / sketches.length;
  expect(withoutScheme).toBeGreaterThan(0.42);
  expect(withoutScheme).toBeLessThan(0.5);
  expect(new Set(sketches.map(({ kind }) => kind))).toEqual(
    new Set(["sketch_project", "uroert_skov"]),
  );
  for (const { name } of [...projects, ...sketches]) expect(name.length).toBeLessThanOrEqual(50);
});

test("everyone who may apply has drafts and projects of their own", () => {
  const applicants = demoPeople.filter((one) => one.roles.every((role) => role === "planner"));
  for (const person of applicants) {
    const own = personal.filter(({ owner }) =>
      person.vat === null
        ? "subject" in owner && owner.subject === person.subject
        : "vat" in owner && owner.vat === person.vat,
    );
    expect(own.filter((one) => statusOf(one) === "draft").length).toBeGreaterThanOrEqual(2);
  }
});
