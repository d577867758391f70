import type { MeasureRow, ProjectRow, SketchRow } from "@mars/contracts/status/statusShapes";
import { sumEffects } from "@mars/domain/effects/effects";
import { compareDanish } from "@mars/domain/order/compareDanish";
import { translator } from "@mars/wording/language/text";
import type { Project, Sketch, Snapshot } from "../snapshot/Snapshot.ts";
import { type Part, sharesOf } from "../snapshot/unitParts.ts";
import { amountsOf, perStage } from "./figures.ts";
import { rowText } from "./rowText.ts";
import { everyUnit } from "./units.ts";

const t = translator(rowText, "da-DK");

/** The municipality that holds most of an area; none where that lies outside the division. */
export function mainMunicipality(snapshot: Snapshot, geoLocationId: string | null) {
  const [largest] = sharesOf(snapshot, geoLocationId, "municipality").toSorted(
    (a, b) => b.overlapHa - a.overlapHa,
  );
  const unit =
    largest && everyUnit(snapshot, "municipality").find(({ key }) => key === largest.unitKey);
  return unit ? { id: unit.id, slug: unit.slug, name: unit.name } : null;
}

const measureName = ({ measures }: Snapshot, id: string | null) =>
  (id === null ? undefined : measures.get(id)?.name) ?? null;
const schemeName = ({ schemes }: Snapshot, id: string | null) =>
  (id === null ? undefined : schemes.get(id)?.name) ?? null;

function pointOf({ points }: Snapshot, geoLocationId: string | null): [number, number] | null {
  const point = geoLocationId === null ? undefined : points.get(geoLocationId);
  return point ? [...point] : null;
}

/** Newest change first. */
export function projectRows(snapshot: Snapshot, parts: readonly Part<Project>[]): ProjectRow[] {
  const time = ({ item }: Part<Project>) => item.lastStateChanged?.getTime() ?? 0;
  return parts
    .toSorted((a, b) => time(b) - time(a) || compareDanish(a.item.name, b.item.name))
    .map(({ item, overlapHa, share, effects }) => ({
      id: item.id,
      name: item.isConcealed ? t("noLongerPublic") : item.name || t("unnamed"),
      ...(item.isConcealed && { isNoLongerPublic: true as const }),
      stage: item.stage,
      measureId: item.measureId,
      measure: measureName(snapshot, item.measureId),
      schemeId: item.schemeId,
      scheme: schemeName(snapshot, item.schemeId),
      municipality: mainMunicipality(snapshot, item.geoLocationId),
      areaHa: item.areaHa ?? 0,
      overlapHa,
      share,
      effects: amountsOf(effects),
      wholeEffects: amountsOf(item.effects),
      appliedAt: item.appliedAt?.toISOString() ?? null,
      lastStateChanged: item.lastStateChanged?.toISOString() ?? null,
      point: pointOf(snapshot, item.geoLocationId),
      geoLocationId: item.geoLocationId,
    }));
}

export function sketchRows(snapshot: Snapshot, parts: readonly Part<Sketch>[]): SketchRow[] {
  return parts
    .toSorted((a, b) => compareDanish(a.item.name, b.item.name))
    .map(({ item, overlapHa, share, effects }) => ({
      id: item.id,
      name: item.name || t("unnamed"),
      kind: item.kind,
      measureId: item.measureId,
      measure: measureName(snapshot, item.measureId),
      schemeId: item.schemeId,
      areaHa: item.areaHa,
      overlapHa,
      share,
      effects: amountsOf(effects),
      wholeEffects: amountsOf(item.effects),
      point: pointOf(snapshot, item.geoLocationId),
      geoLocationId: item.geoLocationId,
    }));
}

/** Most projects first. */
export function measureRows(snapshot: Snapshot, parts: readonly Part<Project>[]): MeasureRow[] {
  return [...Map.groupBy(parts, ({ item }) => item.measureId)]
    .map(([id, own]) => ({
      mitigationMeasureId: id,
      name: measureName(snapshot, id) ?? t("noMeasure"),
      color: (id === null ? undefined : snapshot.measures.get(id)?.color) ?? null,
      counts: perStage((stage) => own.filter(({ item }) => item.stage === stage).length),
      total: own.length,
      areaHa: own.reduce((sum, { overlapHa }) => sum + overlapHa, 0),
      effects: amountsOf(sumEffects(own.map(({ effects }) => effects))),
    }))
    .toSorted((a, b) => b.total - a.total || compareDanish(a.name, b.name));
}
