import {
  listStatusMunicipalities,
  listStatusPlans,
  listStatusProjects,
  listStatusTripartites,
  readStatusMetadata,
} from "@mars/contracts/status/status";
import {
  type ProjectsPage,
  type ProjectsQuery,
  readAfforestationPage,
  readOverviewPage,
  readProjectsPage,
  readStatusMap,
  readUnitPage,
  readUnitsPage,
  type StatusMap,
  type UnitsPage,
} from "@mars/contracts/status/statusPages";
import type { Contract } from "@mars/contracts/platform/contract";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { foundOrProblem } from "../../platform/problems/ProblemError.ts";
import type { Services } from "../../services.ts";
import {
  nationalMunicipalities,
  nationalPlans,
  nationalTripartites,
} from "./national/nationalUnits.ts";
import { nationalMetadata, nationalProjects } from "./national/nationalStatus.ts";
import { nationalGoalsOf } from "./nationalGoalsOf.ts";
import { changeRoutes } from "./changes/routes.ts";
import { outlineRoutes } from "./outlines/routes.ts";
import { afforestationPage } from "./pages/afforestationPage.ts";
import { overviewPage } from "./pages/overviewPage.ts";
import { unitPage } from "./pages/unitPage.ts";
import { previewRoutes } from "./previews/routes.ts";
import { projectRoutes } from "./project/routes.ts";
import { sheetRoutes } from "./sheet/routes.ts";
import type { Snapshot } from "./snapshot/Snapshot.ts";
import { SnapshotStore, statusTopics } from "./snapshot/SnapshotStore.ts";
import { StatusDocuments } from "./StatusDocuments.ts";
import { subscriptionRoutes } from "./subscriptions/routes.ts";
import { tableRoutes } from "./tables/routes.ts";
import { STAGES } from "@mars/domain/lifecycle/stage";
import { pageBasis } from "./pages/pageBasis.ts";
import { sortDanish } from "@mars/wording/format/collation";
import { type UnitParts, wholeParts } from "./snapshot/unitParts.ts";
import { projectRows } from "./pages/rows.ts";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { countsOf, medianOf, perEffect, stageTotalsOf } from "./pages/figures.ts";
import { outsideUnits } from "./pages/outsideUnits.ts";
import { retiredUnitsOf } from "./pages/units.ts";
import { unitSummaries, unitSummary } from "./pages/unitSummaries.ts";
import {
  type Provenance,
  type ProvenanceFigure,
  readProvenance,
} from "@mars/contracts/status/statusProvenance";
import { figureTexts } from "./provenance/figureTexts.ts";
import { sourcesOf } from "./provenance/sourcesOf.ts";

function unitsPage(snapshot: Snapshot, kind: UnitKind): UnitsPage {
  const units = unitSummaries(snapshot, kind);
  return {
    ...pageBasis(snapshot),
    kind,
    units: [...units],
    retired: retiredUnitsOf(snapshot, kind).map((unit) => unitSummary(snapshot, kind, unit)),
    country: figuresOf(wholeParts(snapshot)),
    outside: figuresOf(outsideUnits(snapshot, kind)),
    median: perEffect((effect) => medianOf(units.map(({ totals }) => totals.total[effect]))),
  };
}

const figuresOf = (parts: UnitParts) => ({ counts: countsOf(parts), totals: stageTotalsOf(parts) });

export async function statusRoutes(app: App, services: Services): Promise<void> {
  const { config, database, now, changes, responseCache } = services;
  const goals = nationalGoalsOf(config);
  const snapshots = new SnapshotStore({ database, watch: changes, goals, now });
  const documents = new StatusDocuments({ responseCache, snapshots, now });

  const national = (contract: Contract, make: (snapshot: Snapshot) => unknown) =>
    route(app, contract, ({ request, reply }) =>
      documents.send(request, reply, { key: contract.path, make }),
    );
  national(readStatusMetadata, nationalMetadata);
  national(listStatusProjects, nationalProjects);
  national(listStatusPlans, nationalPlans);
  national(listStatusTripartites, nationalTripartites);
  national(listStatusMunicipalities, nationalMunicipalities);

  const page = (
    contract: typeof readOverviewPage | typeof readAfforestationPage,
    make: (snapshot: Snapshot) => unknown,
  ) =>
    route(app, contract as typeof readOverviewPage, ({ request, reply, query: { asOf } }) =>
      documents.send(request, reply, { key: contract.path, asOf, make }),
    );
  page(readOverviewPage, overviewPage);
  page(readAfforestationPage, afforestationPage);

  route(app, readProjectsPage, ({ request, reply, query: { asOf, ...asked } }) =>
    documents.send(request, reply, {
      key: `projects ${asked.giving ?? ""} ${asked.largest ?? ""} ${asked.limit ?? ""}`,
      asOf,
      make: (snapshot) => projectsPage(snapshot, asked),
    }),
  );
  route(app, readUnitsPage, ({ request, reply, params: { kind }, query: { asOf } }) =>
    documents.send(request, reply, {
      key: `units ${kind}`,
      asOf,
      make: (snapshot) => unitsPage(snapshot, kind),
    }),
  );
  route(app, readUnitPage, ({ request, reply, params: { kind, id }, query: { asOf } }) =>
    documents.send(request, reply, {
      key: `unit ${kind} ${id}`,
      asOf,
      make: (snapshot) => foundOrProblem(unitPage(snapshot, kind, id)),
    }),
  );
  route(app, readStatusMap, ({ request, reply, query: { asOf, sketches } }) =>
    documents.send(request, reply, {
      key: `map ${sketches ?? "false"}`,
      asOf,
      make: (snapshot) => mapPage(snapshot, sketches === "true"),
    }),
  );
  changeRoutes(app, services, documents);
  subscriptionRoutes(app, services, { documents, version: () => changes.version(statusTopics) });
  sheetRoutes(app, services, documents);
  previewRoutes(app, services, documents);
  tableRoutes(app, documents);
  outlineRoutes(app, services, documents);
  projectRoutes(app, services, documents);
  provenanceRoutes(app, documents);
}

/** Projects, and sketches where asked for, as points for a small map. */
function mapPage(snapshot: Snapshot, withSketches: boolean): StatusMap {
  const measures = [...snapshot.measures].map(([id, { name }]) => ({ id, name }));
  const measureIndex = new Map(measures.map(({ id }, index) => [id, index]));
  const items = [
    ...snapshot.projects,
    ...(withSketches
      ? snapshot.sketches.map((sketch) => ({ ...sketch, stage: "sketch_project" as const }))
      : []),
  ];
  return {
    ...pageBasis(snapshot),
    stages: [...STAGES],
    measures,
    points: items.flatMap(({ id, geoLocationId, stage, measureId }) => {
      const point = geoLocationId === null ? undefined : snapshot.points.get(geoLocationId);
      if (point === undefined) return [];
      const measure = measureIndex.get(measureId ?? "") ?? -1;
      return [[id, Math.round(point[0]), Math.round(point[1]), STAGES.indexOf(stage), measure]];
    }),
  };
}

type Asked = Omit<ProjectsQuery, "asOf">;

function projectsPage(snapshot: Snapshot, { giving, largest, limit }: Asked): ProjectsPage {
  const all = projectRows(snapshot, wholeParts(snapshot).projects);
  const asked = giving ? all.filter(({ effects }) => effects[giving] > 0) : all;
  const ordered = largest
    ? asked.toSorted((a, b) => b.effects[largest] - a.effects[largest])
    : asked;
  const measures = new Set(asked.flatMap(({ measure }) => measure ?? []));
  return {
    ...pageBasis(snapshot),
    total: asked.length,
    measures: sortDanish([...measures], (name) => name),
    projects: ordered.slice(0, limit),
  };
}

function provenanceRoutes(app: App, documents: StatusDocuments): void {
  route(app, readProvenance, ({ request, reply, params: { figure } }) =>
    documents.send(request, reply, {
      key: `provenance ${figure}`,
      make: (snapshot) => provenanceOf(snapshot, figure),
    }),
  );
}

function provenanceOf(snapshot: Snapshot, figure: ProvenanceFigure): Provenance {
  const { sources, ...note } = figureTexts[figure];
  const updates = sourcesOf(snapshot);
  const named = sources.map((name) => updates[name]);
  const known = named.flatMap(({ updated }) => updated ?? []).toSorted();
  return { figure, ...note, sources: named, lastUpdated: known.at(-1) ?? null };
}
