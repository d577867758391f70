import type {
  ProjectHistoryEntry,
  ProjectUnitPart,
  StatusProjectPage,
} from "@mars/contracts/status/statusProject";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { scaleEffects } from "@mars/domain/effects/effects";
import { changesBetween } from "@mars/domain/status/changes";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import type { Queryable } from "../../../platform/database/Database.ts";
import { readSchemes, readMeasures } from "../../../platform/schemes/readSchemes.ts";
import { amountsOf } from "../pages/figures.ts";
import { pageBasis } from "../pages/pageBasis.ts";
import { projectRows } from "../pages/rows.ts";
import { everyUnit } from "../pages/units.ts";
import type { Project, Snapshot } from "../snapshot/Snapshot.ts";
import { sharesOf } from "../snapshot/unitParts.ts";
import { areasOf, effectsSource } from "./queries.ts";
import { agreesWith } from "@mars/domain/effects/agreesWith";
import { effectOfArea } from "@mars/domain/effects/effectOfArea";
import {
  currentVersions,
  measureLayerOverlap,
  measureRetention,
} from "../../../platform/geography/measureQueries.ts";
import {
  carbonDatasetId,
  retentionDatasetId,
} from "../../../platform/geography/recomputeEffects.ts";
import { datasetTitles } from "../../../platform/pdf/mapQueries.ts";

/** The largest that the country is divided into comes last. */
const kinds: readonly UnitKind[] = ["municipality", "plan", "tripartite"];

/** Everything that the public may know of one project; undefined where there is no such public one. */
export async function projectPage(
  database: Queryable,
  snapshot: Snapshot,
  id: string,
): Promise<StatusProjectPage | undefined> {
  const project = snapshot.projects.find((one) => one.id === id.toLowerCase());
  if (project === undefined || project.isConcealed) return undefined;
  const { areaHa, effects } = project;
  const isNow = snapshot.asOf === null;
  const titles = await supplementaryTitles(database);
  return {
    ...pageBasis(snapshot),
    project: projectRows(snapshot, [
      { item: project, overlapHa: areaHa ?? 0, share: 1, effects },
    ])[0]!,
    effectsSource: await effectsSource(database, project.id),
    calculation: isNow ? await calculationOf(database, project) : null,
    units: kinds.flatMap((kind) => unitPartsOf(snapshot, project, kind)),
    history: historyOf(snapshot, project.id),
    supplementary: snapshot.supplementaryGeometries
      .filter(({ projectId }) => projectId === project.id)
      .map(({ name, type, areaHa: partHa }) => ({
        name,
        type: (type && titles.get(type)) ?? type,
        areaHa: partHa,
      })),
    extentM: await extentOf(database, project.geoLocationId),
  };
}

/** What the schemes call the kinds of supplementary areas. */
async function supplementaryTitles(database: Queryable): Promise<ReadonlyMap<string, string>> {
  const types = (await readSchemes(database)).flatMap((one) => one.supplementaryGeometryTypes);
  return new Map(types.flatMap(({ type, title }) => (type ? [[type, title] as const] : [])));
}

/** Largest part first. */
function unitPartsOf(snapshot: Snapshot, project: Project, kind: UnitKind): ProjectUnitPart[] {
  const units = new Map(everyUnit(snapshot, kind).map((unit) => [unit.key, unit]));
  return sharesOf(snapshot, project.geoLocationId, kind)
    .toSorted((a, b) => b.overlapHa - a.overlapHa)
    .flatMap(({ unitKey, overlapHa, share }) => {
      const unit = units.get(unitKey);
      if (unit === undefined) return [];
      const { id, slug, name } = unit;
      const hasReport = kind === "plan" && snapshot.versions.has(id);
      return [
        {
          kind,
          id,
          slug,
          name,
          overlapHa,
          share,
          effects: amountsOf(scaleEffects(project.effects, share)),
          isCounted: hasReport ? !snapshot.exclusions.get(id)?.has(project.id) : null,
        },
      ];
    });
}

/** Newest first. */
function historyOf(snapshot: Snapshot, projectId: string): ProjectHistoryEntry[] {
  const rows = snapshot.history.filter((row) => row.projectId === projectId);
  const [first] = rows;
  if (first === undefined) return [];
  const dayOf = (at: string) => copenhagenDay(at);
  const { changes } = changesBetween(rows, { from: dayOf(first.at), to: dayOf(rows.at(-1)!.at) });
  return changes.map(({ kind, row, from, to }, index) => ({
    kind,
    at: row.at,
    day: dayOf(row.at),
    from,
    to,
    measure: (row.measureId && snapshot.measures.get(row.measureId)?.name) || null,
    effects: amountsOf(row.effects),
    isLastOfDay: index === 0 || dayOf(changes[index - 1]!.row.at) !== dayOf(row.at),
  }));
}

async function extentOf(
  database: Queryable,
  geoLocationId: string | null,
): Promise<[number, number] | null> {
  if (geoLocationId === null) return null;
  const [area] = await areasOf(database, [geoLocationId]);
  const places = area?.shape.coordinates.flat(2) ?? [];
  if (places.length === 0) return null;
  const side = (index: 0 | 1) => {
    const values = places.map((place) => place[index]!);
    const least = values.reduce((a, b) => Math.min(a, b), Infinity);
    return values.reduce((a, b) => Math.max(a, b), -Infinity) - least;
  };
  return [side(0), side(1)];
}

/** How a project's effects come about with the maps of today, step by step. */
async function calculationOf(
  database: Queryable,
  { geoLocationId, areaHa, measureId, effects: counted }: Project,
): Promise<StatusProjectPage["calculation"]> {
  if (geoLocationId === null || areaHa === null || measureId === null) return null;
  const [measure] = await readMeasures(database, [measureId]);
  const versions = await currentVersions(database, [carbonDatasetId, retentionDatasetId]);
  const versionOf = (id: string) => versions.find(({ datasetId }) => datasetId === id)?.versionId;
  const [carbon, retention] = [versionOf(carbonDatasetId), versionOf(retentionDatasetId)];
  if (measure === undefined || carbon === undefined || retention === undefined) return null;
  const { effects, steps } = effectOfArea(measure, {
    areaHa,
    carbonRichHa: (await measureLayerOverlap(database, geoLocationId, carbon)).overlapHa,
    retention: await measureRetention(database, geoLocationId, retention),
  });
  const titles = await datasetTitles(database, [carbonDatasetId, retentionDatasetId]);
  return {
    steps: steps.map((step) => ({ ...step, figures: { ...step.figures } })),
    effects: amountsOf(effects),
    isCounted: agreesWith(effects, counted),
    maps: versions.map(({ datasetId, label }) => ({
      title: titles.get(datasetId)?.titleDa ?? datasetId,
      version: label,
    })),
  };
}
