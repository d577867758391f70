import type { ScreeningChanges } from "@mars/contracts/screening/screeningChanges";
import type { ScreenedDataset } from "@mars/contracts/screening/screeningFinding";
import type { ScreenedScheme, ScreeningVerdict } from "@mars/contracts/screening/screeningVerdict";
import { multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import { measureLand } from "../../../platform/schemes/measureLand.ts";
import { withDeadline } from "../../../platform/time/withDeadline.ts";
import { areaOf } from "../area/parseArea.ts";
import { findNeighbours } from "../neighbours/findNeighbours.ts";
import { judgeArea } from "../judgement/judgeArea.ts";
import { openScreening } from "../receipt/openScreening.ts";
import { runScreening } from "./runScreening.ts";
import type { KnownFinding, Screened } from "../findings/Screened.ts";
import type { ScreeningParts } from "../ScreeningParts.ts";
import { screenedOf, type StoredScreening } from "../receipt/StoredScreening.ts";

/** Half a square metre: what rounding and redrawn borders do is no change. */
const SAME_HA = 5e-5;
const LAYERS_WAIT_MS = 3_000;

/** Runs a stored screening against today's data and tells what differs. Nothing is stored. */
export async function compareScreening(
  parts: ScreeningParts,
  id: string,
  signal: AbortSignal,
): Promise<ScreeningChanges> {
  const stored = await openScreening(parts.database.read, id, parts.now());
  const [catalogue, rules] = await Promise.all([parts.catalogue.reload(), parts.rules.reload()]);
  await withDeadline(parts.layers.refresh(), LAYERS_WAIT_MS, () => undefined).catch(
    () => undefined,
  );
  const asked = areaOf(stored.geometry);
  const { datasets } = catalogue;
  const run = { catalogue, rules, asked, datasets, emit: () => undefined, signal };
  const [{ screened, live }, neighbours, land] = await Promise.all([
    runScreening(parts, run),
    findNeighbours(parts.database.read, asked, stored.rest.neighbourOptions),
    measureLand(
      { database: parts.database.read, layers: parts.layers },
      { wkb: multiPolygonWkb(asked.polygons) },
      rules.schemes,
    ),
  ]);
  await live;
  const at = parts.now();
  const verdict = judgeArea(rules, screened, {
    areaHa: stored.areaHa,
    applicant: null,
    at,
    neighbours,
    land,
    municipalities: stored.rest.verdict.municipalities,
  });
  return changesBetween(stored, { screened, verdict, datasets, at });
}

type Today = {
  screened: Screened;
  verdict: ScreeningVerdict;
  datasets: readonly ScreenedDataset[];
  at: Date;
};

function changesBetween(stored: StoredScreening, today: Today): ScreeningChanges {
  const before = screenedOf(stored);
  const ids = new Set([...before.known.keys(), ...today.datasets.map(({ id }) => id)]);
  const titles = new Map([...stored.rest.datasets, ...today.datasets].map((one) => [one.id, one]));
  const datasets = [...ids].map((datasetId) => {
    const old = before.known.get(datasetId);
    const now = today.screened.known.get(datasetId);
    return {
      datasetId,
      titleDa: titles.get(datasetId)?.titleDa ?? datasetId,
      titleEn: titles.get(datasetId)?.titleEn ?? datasetId,
      change: changeOf(old, now, today.screened.failed.has(datasetId)),
      before: old ? figuresOf(old) : null,
      after: now ? figuresOf(now) : null,
    };
  });
  const effects = effectChanges(stored.rest.verdict, today.verdict);
  const schemes = schemeChanges(stored.rest.verdict, today.verdict);
  return {
    id: stored.id,
    createdAt: stored.createdAt.toISOString(),
    comparedAt: today.at.toISOString(),
    unchanged:
      effects.length === 0 &&
      schemes.length === 0 &&
      datasets.every(({ before: old, after }) => isSame(old, after)),
    datasets,
    effects,
    schemes,
    neighbours: today.verdict.neighbours,
  };
}

type Figures = ScreeningChanges["datasets"][number]["before"];

function figuresOf({ finding }: KnownFinding): NonNullable<Figures> {
  const { overlapHa, touchedCount, version } = finding;
  return { overlapHa, touchedCount, version };
}

function isSame(a: Figures, b: Figures): boolean {
  if (!a || !b) return a === b;
  return Math.abs(a.overlapHa - b.overlapHa) < SAME_HA && a.touchedCount === b.touchedCount;
}

function changeOf(
  old: KnownFinding | undefined,
  now: KnownFinding | undefined,
  failed: boolean,
): ScreeningChanges["datasets"][number]["change"] {
  if (failed) return "failed";
  if (!now) return "removed";
  if (!old) return "added";
  const isLive = now.finding.version.id === null;
  const sameVersion = isLive
    ? isSame(figuresOf(old), figuresOf(now))
    : old.finding.version.id === now.finding.version.id;
  return sameVersion ? "same" : "new-version";
}

const EFFECTS = ["nitrogenReductionT", "extractionEffortHa", "afforestationEffortHa"] as const;

function effectChanges(before: ScreeningVerdict, after: ScreeningVerdict) {
  const old = new Map(before.effects.map((one) => [one.measureId, one]));
  return after.effects.flatMap((now) => {
    const was = old.get(now.measureId);
    if (!was) return [];
    if (EFFECTS.every((name) => Math.abs((was[name] ?? 0) - (now[name] ?? 0)) < SAME_HA)) return [];
    const totals = (one: typeof now) => ({
      nitrogenReductionT: one.nitrogenReductionT ?? 0,
      extractionEffortHa: one.extractionEffortHa ?? 0,
      afforestationEffortHa: one.afforestationEffortHa,
    });
    const { measureId, measureName } = now;
    return [{ measureId, measureName, before: totals(was), after: totals(now) }];
  });
}

function schemeChanges(before: ScreeningVerdict, after: ScreeningVerdict) {
  const stateOf = ({ areaFits, rules }: ScreenedScheme) => ({
    areaFits,
    isOpen: rules.some(({ rule, passed }) => rule === "period" && passed === true),
  });
  const old = new Map(before.schemes.map((one) => [one.schemeId, one]));
  const now = new Map(after.schemes.map((one) => [one.schemeId, one]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((schemeId) => {
    const was = old.get(schemeId);
    const is = now.get(schemeId);
    const a = was ? stateOf(was) : null;
    const b = is ? stateOf(is) : null;
    if (a?.areaFits === b?.areaFits && a?.isOpen === b?.isOpen) return [];
    return [{ schemeId, schemeName: (is ?? was)!.schemeName, before: a, after: b }];
  });
}
