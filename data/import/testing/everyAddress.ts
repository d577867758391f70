import type { Contract, Schema } from "@mars/contracts/platform/contract";
import { outlineKind } from "@mars/contracts/status/statusOutlines";
import { provenanceFigure, statusTable, unitTable } from "@mars/contracts/status/statusProvenance";
import { unitKind } from "@mars/contracts/status/statusShapes";
import * as z from "zod/mini";
import type { Queryable } from "../../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";

/** Ids to fill the addresses with; a list that is empty leaves its addresses out. */
export type WalkedIds = {
  projectIds: readonly string[];
  planIds: readonly string[];
  /** [plan, sketch] and [plan, project] as the plan's own lists give them. */
  planSketches: readonly (readonly [string, string])[];
  planProjects: readonly (readonly [string, string])[];
  /** [plan, sub-catchment], one of each plan. */
  planPlaces: readonly (readonly [string, string])[];
  supplementary: readonly (readonly [string, string])[];
  geoLocationIds: readonly string[];
  units: readonly (readonly [kind: string, id: string])[];
  screeningIds: readonly string[];
  /** A day with figures where there is a history: days before it are refused. */
  earlierDay: string;
};

/** All there is in the database, except that of the units without anything one in ten is enough. */
export async function readWalkedIds(database: Queryable): Promise<WalkedIds> {
  const pairs = async (query: ReturnType<typeof sql<{ a: string; b: string }>>) =>
    (await query.execute(database)).rows.map(({ a, b }) => [a, b] as const);
  const ids = async (query: ReturnType<typeof sql<{ id: string }>>) =>
    (await query.execute(database)).rows.map(({ id }) => id);
  const units = await pairs(sql`
    select kind as a, id as b from (
      select 'plan' as kind, id::text, id::text as key from plan
      union all select 'tripartite', id::text, id::text from tripartite
      union all select 'municipality', id::text, code from municipality) unit
    where ascii(right(key, 1)) % 10 = 1 or exists (select from geo_overlap where unit_kind = kind and unit_id = key)`);
  return {
    units,
    planIds: units.flatMap(([kind, id]) => (kind === "plan" ? [id] : [])),
    projectIds: await ids(sql`select id from project order by id`),
    planSketches: await pairs(sql`select plan_id as a, id as b from sketch_project`),
    planPlaces: await pairs(sql`select distinct on (plan_id) plan_id as a, op_id as b
      from subcatchment where plan_id is not null order by plan_id, op_id`),
    planProjects: await pairs(sql`select o.unit_id as a, p.id as b from project p
      join geo_overlap o on o.geo_location_id = p.geo_location_id and o.unit_kind = 'plan' where p.stage is not null`),
    supplementary: await pairs(sql`select project_id as a, id as b from supplementary_geometry`),
    geoLocationIds: await ids(sql`select id from geo_location where kind <> 'screening'`),
    screeningIds: await ids(sql`select id from screening`),
    earlierDay: (
      await ids(sql`select greatest(date '2025-06-01', min(at at time zone 'Europe/Copenhagen')::date)::text as id
        from project_history where stage is not null`)
    )[0]!,
  };
}

/**
 * By the path of each contract that is read, the addresses to try. What needs nothing filled in is
 * its own address, on several days where it can be asked for one.
 */
export function everyAddress(
  ids: WalkedIds,
  { contracts, documents }: { contracts: readonly Contract[]; documents: number },
): Record<string, string[]> {
  const ofProjects = (rest: string) => ids.projectIds.map((id) => `/projects/${id}${rest}`);
  const ofPlans = (rest: string) => ids.planIds.map((id) => `/plans/${id}${rest}`);
  const ofScreenings = (rest: string) =>
    ids.screeningIds.map((id) => `/screening/analyses/${id}${rest}`);
  const days = ["", `?asOf=${ids.earlierDay}`];
  const byDay = (path: string) => days.map((day) => `${path}${day}`);
  const unitPaths = ids.units.map(([kind, id]) => `${kind}/${id}`);
  const publicProjects = [...new Set(ids.planProjects.map(([, id]) => id))].slice(0, documents);
  const systemSets = ["background", "municipalities", "plans", "projects", "sketch-projects"];
  const bare = contracts.filter(({ method, path }) => method === "GET" && !path.includes(":"));
  return {
    ...Object.fromEntries(
      bare.map(({ path, query }) => [path, hasDay(query) ? byDay(path) : [path]]),
    ),
    "/organizations/search": ["/organizations/search?query=kommune&limit=21"],
    "/search": ["a", "eng", "<b>", "🌳", "Viborg", "1a", "ø"].map(
      (q) => `/search?q=${encodeURIComponent(q)}`,
    ),
    "/catalogue": ["/catalogue?q=natur", "/catalogue?q="],
    // Drawn by services of others, which an imported nation does not have.
    "/catalogue/:id/legend.png": [],
    "/catalogue/:id/pictures/:z/:x/:y.png": [],
    "/messages/watch": ["/messages/watch", "/messages/watch?after=0"],
    "/features": [
      `/features?dataset=${systemSets.join(",")}&x=540050&y=6200050&toleranceM=50`,
      "/features?dataset=urn:dmp:ds:beskyttede-naturtyper&x=540050&y=6200050",
    ],
    "/features/:dataset/:id": [
      ...ids.projectIds.slice(0, 3).map((id) => `/features/projects/${id}`),
      ...ids.planSketches.map(([, id]) => `/features/sketch-projects/${id}`),
    ],
    "/tiles/:dataset/:z/:x/:y.mvt": systemSets.flatMap((set) => [
      `/tiles/${set}/0/0/0.mvt`,
      `/tiles/${set}/6/64/46.mvt`,
    ]),
    "/pick": [
      "/pick?kind=parcel&x=540050&y=6200050",
      "/pick?kind=fieldBlock&x=540050&y=6200050",
      "/pick?kind=parcel&number=1a",
    ],
    "/geometries/:geoLocationId": ids.geoLocationIds.map((id) => `/geometries/${id}`),
    "/open-data/datasets": ["/open-data/datasets", "/open-data/datasets?locale=en"],
    "/open-data/downloads/:file": ["/open-data/downloads/projects.csv"],
    "/status/changes.atom": [
      "/status/changes.atom",
      ...unitPaths.map((unit) => `/status/changes.atom?place=${unit}`),
    ],
    "/status/changes.csv": ["/status/changes.csv"],
    "/status/pages/changes": [
      "/status/pages/changes?limit=1000",
      ...unitPaths.map((unit) => `/status/pages/changes?place=${unit}`),
    ],
    "/status/pages/sheet": [
      ...byDay("/status/pages/sheet"),
      ...unitPaths.map((unit) => `/status/pages/sheet?place=${unit}`),
    ],
    "/status/sheet.svg": ["/status/sheet.svg", `/status/sheet.svg?place=${unitPaths[0]}`],
    "/status/sheet.pdf": ["/status/sheet.pdf", `/status/sheet.pdf?place=${unitPaths[0]}`],
    "/status/pages/projects": [
      ...byDay("/status/pages/projects"),
      "/status/pages/projects?largest=nitrogen&limit=10",
    ],
    "/status/pages/projects/:id": publicProjects.map((id) => `/status/pages/projects/${id}`),
    "/status/preview.png": ["/status/preview.png", `/status/preview.png?place=${unitPaths[0]}`],
    "/status/projects/:id/preview.png": publicProjects
      .slice(0, 1)
      .map((id) => `/status/projects/${id}/preview.png`),
    "/status/projects/:id/map.svg": publicProjects.map((id) => `/status/projects/${id}/map.svg`),
    "/status/pages/map": [...byDay("/status/pages/map"), "/status/pages/map?sketches=true"],
    "/status/pages/outlines/:kind": outlineKind.options.map(
      (kind) => `/status/pages/outlines/${kind}`,
    ),
    "/status/pages/units/:kind": unitKind.options.flatMap((kind) =>
      byDay(`/status/pages/units/${kind}`),
    ),
    "/status/pages/units/:kind/:id": unitPaths.flatMap((unit) =>
      byDay(`/status/pages/units/${unit}`),
    ),
    "/status/pages/units/:kind/:id/shapes": unitPaths.map(
      (unit) => `/status/pages/units/${unit}/shapes`,
    ),
    "/status/provenance/:figure": provenanceFigure.options.map(
      (figure) => `/status/provenance/${figure}`,
    ),
    "/status/tables/:table.csv": statusTable.options.flatMap((table) =>
      byDay(`/status/tables/${table}.csv`),
    ),
    "/status/tables/units/:kind.csv": unitKind.options.map(
      (kind) => `/status/tables/units/${kind}.csv`,
    ),
    "/status/tables/units/:kind/:id/:table.csv": unitPaths.flatMap((unit) =>
      unitTable.options.map((table) => `/status/tables/units/${unit}/${table}.csv`),
    ),
    "/plans/:id": ofPlans(""),
    "/plans/:id/projects": ofPlans("/projects"),
    "/plans/:id/projects/:projectId": ids.planProjects.map(
      ([plan, id]) => `/plans/${plan}/projects/${id}`,
    ),
    "/plans/:id/sketch-projects": ofPlans("/sketch-projects"),
    "/plans/:id/sketch-projects/:sketchId": ids.planSketches.map(
      ([plan, id]) => `/plans/${plan}/sketch-projects/${id}`,
    ),
    "/plans/:id/publication-preview": ofPlans("/publication-preview"),
    "/plans/:id/sub-catchments/:opId/potential": ids.planPlaces.map(
      ([plan, opId]) => `/plans/${plan}/sub-catchments/${encodeURIComponent(opId)}/potential`,
    ),
    "/plans/:id/overlaps": ofPlans("/overlaps"),
    "/plans/:id/raises": ofPlans("/raises"),
    "/plans/:id/outlines": ofPlans("/outlines"),
    "/plans/:id/scenario": ofPlans("/scenario"),
    "/plans/:id/versions": ofPlans("/versions"),
    "/plans/:id/versions/:before/difference/:after": ofPlans("/versions/draft/difference/draft"),
    "/plans/:id/changes": ofPlans("/changes"),
    "/plans/:id/deleted": ofPlans("/deleted"),
    "/plans/:id/projects.csv": ofPlans("/projects.csv"),
    "/plans/:id/export.gpkg": ofPlans("/export.gpkg"),
    "/plans/:id/export.zip": ofPlans("/export.zip"),
    "/plans/:id/report.pdf": ofPlans("/report.pdf").slice(0, 4),
    "/projects": [
      "/projects?view=inbox",
      "/projects?view=mine",
      "/projects?view=inbox&q=eng&sort=area&direction=desc",
    ],
    "/projects/:id": ofProjects(""),
    "/projects/:id/transitions": ofProjects("/transitions"),
    "/projects/:id/remarks": ofProjects("/remarks"),
    "/projects/:id/attachments": ofProjects("/attachments"),
    // No case that is imported has files.
    "/projects/:id/attachments/:attachmentId": [],
    "/projects/:id/correction": ofProjects("/correction"),
    "/projects/:id/neighbours": ofProjects("/neighbours"),
    "/projects/:id/rules": ofProjects("/rules"),
    "/projects/:id/schemes": ofProjects("/schemes"),
    "/projects/:id/form": ofProjects("/form"),
    "/projects/:id/form.zip": ofProjects("/form.zip").slice(0, 3),
    "/projects/:id/pdf": ofProjects("/pdf").slice(0, documents),
    "/projects/:id/revisions": ofProjects("/revisions"),
    "/projects/:id/revisions.csv": ofProjects("/revisions.csv"),
    "/projects/:id/supplementary-geometries/:geometryId": ids.supplementary.map(
      ([project, id]) => `/projects/${project}/supplementary-geometries/${id}`,
    ),
    "/screening/analyses/:id": ofScreenings(""),
    "/screening/analyses/:id/changes": ofScreenings("/changes"),
    "/screening/analyses/:id/pdf": ofScreenings("/pdf"),
    "/screening/analyses/:id/map.svg": ofScreenings("/map.svg"),
    "/screening/comparison.pdf": [
      `/screening/comparison.pdf?analyses=${ids.screeningIds.join(",")}`,
    ],
    "/screening/comparison.csv": [
      `/screening/comparison.csv?analyses=${ids.screeningIds.join(",")}`,
    ],
    "/screening/analyses/:id/findings.csv": ofScreenings("/findings.csv"),
    "/screening/analyses/:id/findings.geojson": ofScreenings("/findings.geojson"),
    "/screening/analyses/:id/findings.gpkg": ofScreenings("/findings.gpkg"),
  };
}

function hasDay(query: Schema | undefined): boolean {
  return query instanceof z.ZodMiniObject && "asOf" in query.shape;
}
