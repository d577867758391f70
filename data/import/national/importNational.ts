import { performance } from "node:perf_hooks";
import type { Result } from "@mars/domain/result";
import { accept, refuse } from "@mars/domain/result";
import type { Database } from "../../../apps/api/src/platform/database/Database.ts";
import { analyzeTables } from "../../../apps/api/src/platform/database/analyzeTables.ts";
import { sql } from "../../../apps/api/src/platform/database/sql.ts";
import type { FetchOptions } from "../../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";
import { loadReference } from "../../../apps/api/src/platform/reference/loadReference.ts";
import { recomputeOverlaps } from "../../../apps/api/src/platform/geography/recomputeOverlaps.ts";
import type { Progress } from "../progress.ts";
import { sourceName } from "../sourceName.ts";
import { recordAcceptance } from "../acceptanceQueries.ts";
import { type Acceptance, type Finding, refuseOdd } from "../oddities.ts";
import { findCuts } from "./findCuts.ts";
import type { GeometryReport, WantedGeometry } from "./loadGeometries.ts";
import { loadGeometries } from "./loadGeometries.ts";
import * as extras from "./extraQueries.ts";
import * as queries from "./nationalQueries.ts";
import { lockPlans, readPlansRunHere, upsertPlans } from "./planQueries.ts";
import { readKeptSketches, replaceSketches } from "./sketchQueries.ts";
import type { OverlapRow } from "./nationalRows.ts";
import {
  overlapRows,
  planRow,
  potentialPartRows,
  potentialRows,
  projectRow,
  sketchRows,
  supplementRows,
} from "./nationalRows.ts";
import type { Shape } from "./nationalShapes.ts";
import { checked, nationalShapes as shapes } from "./nationalShapes.ts";
import { PassedOver, readPlans, readProjects, readUnits } from "./readNationalLists.ts";
import { RowReader } from "./RowReader.ts";
import type { NationalSource } from "./NationalSource.ts";
import { openNationalSource } from "./NationalSource.ts";
import type { AnsweredIds } from "./standingQueries.ts";
import { publishImportedVersions } from "./versionQueries.ts";

export type NationalImport = FetchOptions & {
  from: string;
  /** Opened before, to ask whether there is anything new. */
  source?: NationalSource;
  /** Fetches outlines again that are already here. */
  refresh?: boolean;
  keepDemo?: boolean;
  acceptance?: Acceptance;
  concurrency?: number;
};

export type NationalReport = {
  source: string;
  plans: number;
  projects: number;
  sketchProjects: number;
  supplementaryGeometries: number;
  naturePotentials: number;
  newVersions: number;
  /** Plans that were published or withdrawn here, and left alone. */
  plansRunHere: number;
  droppedOut: number;
  leftOut: {
    projectsInOtherStates: number;
    unknownFacts: number;
    /** Rows that could not be read, by list. */
    unreadable: Record<string, number>;
  };
  geometries: GeometryReport;
  /** What was odd about it and was accepted. */
  accepted: Finding[];
  seconds: number;
};

type Into = { database: Database; progress: Progress };

/** What a snapshot is made of, next to outlines and names of facts. */
export const nationalPaths = {
  always: ["status/metadata", "status/projects", "status/plans", "status/vos"],
  sometimes: ["status/municipalities"],
} as const;

/** Brings projects, plans and sketch projects of the national system in, as often as one likes. */
export async function importNational(
  into: Into,
  wanted: NationalImport,
): Promise<Result<NationalReport>> {
  const started = performance.now();
  try {
    const source = wanted.source ?? (await openNationalSource(wanted.from, wanted));
    const snapshot = await readSnapshot(source);
    const { write } = into.database;
    const runHere = await readPlansRunHere(write);
    const findings = [...snapshot.findings, ...(await findCuts(write, idsOf(snapshot, runHere)))];
    refuseOdd(findings, wanted.acceptance);
    const geometries = await loadGeometries({ ...into, source }, wantedGeometries(snapshot), {
      refresh: wanted.refresh ?? false,
      concurrency: wanted.concurrency,
      acceptance: wanted.acceptance,
    });
    into.progress.say("storing projects, plans and sketch projects");
    const stored = await store(into.database, snapshot, {
      keepDemo: wanted.keepDemo ?? false,
      knownUntil: source.isLive ? null : lastMoment(snapshot),
    });
    const accepted = [...findings, ...geometries.findings];
    await recordAcceptance(write, "status", accepted, wanted.acceptance);
    into.progress.say("counting rows for the planner");
    await analyzeTables(into.database);
    return accept({
      source: source.name,
      plans: snapshot.plans.length,
      projects: snapshot.projects.length,
      sketchProjects: snapshot.sketches.length,
      supplementaryGeometries: snapshot.supplements.length,
      naturePotentials: snapshot.potentials.length,
      ...stored,
      leftOut: {
        projectsInOtherStates: snapshot.projectsInOtherStates,
        unknownFacts: stored.unknownFacts,
        unreadable: snapshot.unreadable,
      },
      geometries,
      accepted,
      seconds: (performance.now() - started) / 1000,
    });
  } catch (error) {
    if (!(error instanceof GeodataFault)) throw error;
    return refuse(error.code, {
      ...error.figures,
      sentence: `${sourceName(wanted.from)}: ${error.message}`,
    });
  }
}

async function readSnapshot(source: NationalSource) {
  const answer = async <S extends Shape>(path: string, shape: S) => {
    const value = await source.read(path);
    if (value === null) throw new GeodataFault("national.missing", `there is no ${path}`, { path });
    return checked(path, shape, value);
  };
  const reader = new RowReader();
  const given = await answer("master-data", shapes.masterData);
  const masterData = {
    subsidySchemes: reader.read("master-data", shapes.scheme, given.subsidySchemes),
    mitigationMeasures: reader.read("master-data", shapes.measure, given.mitigationMeasures),
  };
  const metadata = await answer("status/metadata", shapes.metadata);
  const named = reader.read("status/metadata", shapes.municipality, metadata.municipalities);
  const kept = new PassedOver();
  const published = readProjects(reader, await answer("status/projects", shapes.rows), kept);
  const plans = readPlans(reader, await answer("status/plans", shapes.rows), kept);
  const vos = readUnits(reader, "status/vos", await answer("status/vos", shapes.rows));
  // Newer than the rest of the public API; where it is missing the overlaps are computed.
  const perMunicipality = await source.read("status/municipalities");
  const municipalities =
    perMunicipality === null
      ? []
      : readUnits(
          reader,
          "status/municipalities",
          checked("status/municipalities", shapes.rows, perMunicipality),
        );
  const codeOf = new Map(named.map((each) => [each.id, each.code]));
  const code = (unit: { id: string }) => codeOf.get(unit.id) ?? null;
  const projects = published.map(projectRow).filter((row) => row !== null);
  const shown = new Set(projects.map((row) => row.id));
  const sketches = sketchRows(plans);
  const known = new Set([...projects, ...sketches].map((row) => row.geo_location_id));
  const overlaps: OverlapRow[] = [
    ...overlapRows("plan", plans),
    ...overlapRows("tripartite", vos),
    ...overlapRows("municipality", municipalities, code),
  ].filter((row) => known.has(row.geo_location_id));
  return {
    masterData,
    plans: plans.map(planRow),
    projects,
    sketches,
    overlaps,
    supplements: supplementRows(published.filter((each) => shown.has(each.projectId))),
    potentials: potentialRows(plans, [...vos, ...municipalities]),
    potentialParts: [
      ...potentialPartRows("plan", plans),
      ...potentialPartRows("tripartite", vos),
      ...potentialPartRows("municipality", municipalities, code),
    ],
    projectsInOtherStates: published.length - projects.length,
    unreadable: reader.leftOut(),
    findings: reader.findings(),
    kept,
  };
}

type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;

function idsOf(
  { projects, plans, sketches, potentials, supplements, kept }: Snapshot,
  runHere: readonly string[],
): AnsweredIds {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return {
    projects: [...ids(projects), ...kept.projects],
    plans: [...ids(plans), ...kept.plans, ...runHere],
    plansLeftAlone: [...kept.plans, ...runHere],
    sketches: [...ids(sketches), ...kept.sketches],
    potentials: ids(potentials),
    projectsLeftAlone: kept.projects,
    supplementsOf: supplements.map((row) => row.project_id),
  };
}

function wantedGeometries(snapshot: Snapshot): WantedGeometry[] {
  const wanted = new Map<string, WantedGeometry>();
  const add = (
    kind: WantedGeometry["kind"],
    rows: readonly { geo_location_id: string | null; area_ha: number | null }[],
  ) => {
    for (const { geo_location_id: id, area_ha: areaHa } of rows)
      if (id !== null) wanted.set(id, { id, kind, areaHa: areaHa ?? 0 });
  };
  add("nature_potential", snapshot.potentials);
  add("supplementary_geometry", snapshot.supplements);
  add("project", snapshot.projects);
  add("sketch_project", snapshot.sketches);
  return [...wanted.values()];
}

/** The last moment that a snapshot tells of; null where it tells of none. */
function lastMoment({ projects, plans }: Snapshot): string | null {
  const moments = [
    ...projects.flatMap((row) => [row.applied_at, row.last_state_changed_at]),
    ...plans.flatMap((row) => [row.first_published_at, row.last_published_at]),
  ].flatMap((moment) => moment ?? []);
  return moments.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null;
}

type Storing = { keepDemo: boolean; knownUntil: string | null };

async function store(database: Database, snapshot: Snapshot, { keepDemo, knownUntil }: Storing) {
  return database.transaction(async (tx) => {
    await queries.insertUnknownFacts(tx, snapshot.masterData);
    if (keepDemo) await queries.markDemoContent(tx);
    else {
      await queries.deleteDemoContent(tx);
      await loadReference(tx);
    }
    await lockPlans(tx);
    const runHere = await readPlansRunHere(tx);
    await upsertPlans(tx, snapshot.plans, runHere);
    const unknownFacts = await queries.upsertProjects(tx, snapshot.projects);
    const droppedOut = await queries.dropVanishedProjects(tx, [
      ...snapshot.projects.map((row) => row.id),
      ...snapshot.kept.projects,
    ]);
    const answered = new Set(snapshot.sketches.map(({ id }) => id));
    const keptSketches = await readKeptSketches(
      tx,
      snapshot.kept.sketches.filter((id) => !answered.has(id)),
    );
    await replaceSketches(tx, snapshot.sketches, snapshot.kept, runHere);
    await extras.replaceSupplements(tx, snapshot.supplements, snapshot.kept.projects);
    await extras.replacePotentials(tx, snapshot.potentials, snapshot.potentialParts);
    await queries.replaceGivenOverlaps(tx, snapshot.overlaps);
    await queries.appendHistory(tx, knownUntil);
    await recomputeOverlaps(tx, [
      ...new Set(
        [...snapshot.projects, ...snapshot.sketches, ...snapshot.potentials].flatMap(
          (row) => row.geo_location_id ?? [],
        ),
      ),
    ]);
    const newVersions = await publishImportedVersions(
      tx,
      snapshot.plans.map((plan) => plan.id).filter((id) => !runHere.includes(id)),
      [...snapshot.sketches, ...keptSketches],
    );
    await queries.noteKnownUntil(tx, knownUntil);
    await sql`insert into event (topic, entity_id) values ('national-import', 'all')`.execute(tx);
    return { unknownFacts, droppedOut, newVersions, plansRunHere: runHere.length };
  });
}

/** The report in sentences, one a line. */
export function nationalReportLines(report: NationalReport): string[] {
  const { geometries } = report;
  const lines = [
    `${report.projects} projects, ${report.plans} plans and ${report.sketchProjects} sketch projects imported in ${report.seconds.toFixed(1)} s`,
    `with ${report.supplementaryGeometries} supplementary areas and ${report.naturePotentials} nature potentials`,
    `${geometries.fetched} outlines fetched, ${geometries.alreadyThere} were already here, ${geometries.repaired.length} were invalid and were repaired`,
  ];
  if (geometries.unanswered.length > 0)
    lines.push(
      `${geometries.unanswered.length} outlines could not be fetched and are asked for next time (${geometries.unanswered.slice(0, 3).join(", ")} …)`,
    );
  if (geometries.unusable.length > 0) {
    lines.push(
      `${geometries.unusable.length} have no usable outline and are kept without (${geometries.unusable.slice(0, 3).join(", ")} …)`,
    );
  }
  if (report.newVersions > 0) lines.push(`${report.newVersions} plans got a new public version`);
  if (report.plansRunHere > 0)
    lines.push(`${report.plansRunHere} plans are published or withdrawn here and stay as they are`);
  if (report.droppedOut > 0)
    lines.push(`${report.droppedOut} projects are no longer public and count as dropped out`);
  if (report.leftOut.projectsInOtherStates > 0) {
    lines.push(
      `left out: ${report.leftOut.projectsInOtherStates} projects in states that are not public`,
    );
  }
  for (const { sentence } of report.accepted) lines.push(`accepted: ${sentence}`);
  for (const [path, count] of Object.entries(report.leftOut.unreadable))
    lines.push(`left out: ${count} of ${path} could not be read; what was here of them stays`);
  if (report.leftOut.unknownFacts > 0) {
    lines.push(
      `${report.leftOut.unknownFacts} projects name a scheme or measure that is not known`,
    );
  }
  return lines;
}
