import { performance } from "node:perf_hooks";
import type { Result } from "@mars/domain/result";
import { accept, refuse } from "@mars/domain/result";
import { analyzeTables } from "../../apps/api/src/platform/database/analyzeTables.ts";
import type { Database } from "../../apps/api/src/platform/database/Database.ts";
import { toEwkbHex } from "../../apps/api/src/platform/geodata/wkb/ewkb.ts";
import { isPolygonal } from "../../apps/api/src/platform/geodata/FlatGeometry.ts";
import { GeodataFault } from "../../apps/api/src/platform/geodata/GeodataFault.ts";
import { noteRecomputedEffects } from "../../apps/api/src/platform/geography/noteRecomputedEffects.ts";
import { awaitMeasured } from "../../apps/api/src/platform/geography/outlineLock.ts";
import { recomputeEffects } from "../../apps/api/src/platform/geography/recomputeEffects.ts";
import { recomputeOverlaps } from "../../apps/api/src/platform/geography/recomputeOverlaps.ts";
import { recomputeRelations } from "../../apps/api/src/platform/geography/recomputeRelations.ts";
import { crsOfSource } from "./crsOfSource.ts";
import type { GeographyKind, UnitPart } from "./geographyQueries.ts";
import * as queries from "./geographyQueries.ts";
import type { ImportReport } from "./ImportReport.ts";
import { emptyReport, skipFeature } from "./ImportReport.ts";
import type { SourceOptions } from "./openSource.ts";
import { openSource } from "./openSource.ts";
import { prepareFeature } from "./prepareFeature.ts";
import type { Progress } from "./progress.ts";
import { sourceName } from "./sourceName.ts";
import { UnitAttributes } from "./unitAttributes.ts";
import { replaceUnitLayers } from "./unitLayers.ts";

export type GeographyImport = SourceOptions & {
  kind: GeographyKind;
  from: string;
  crs?: string;
  /** Where the source has another name for it than the official ones. */
  keyAttribute?: string;
  nameAttribute?: string;
  /** Takes what the file has and leaves the other units as they are. */
  partial?: boolean;
};

type Into = { database: Database; progress: Progress };

const units: Record<GeographyKind, string> = {
  municipality: "municipalities",
  subcatchment: "sub-catchments",
  tripartite: "main catchments",
};

/** Replaces one layer of the geography and recomputes all that rests on it, or changes nothing. */
export async function importGeography(
  { database, progress }: Into,
  wanted: GeographyImport,
): Promise<Result<ImportReport>> {
  const started = performance.now();
  const name = sourceName(wanted.from);
  try {
    const { parts, report } = await readUnits({ database, progress }, wanted);
    const missing = await missingUnits(database, wanted.kind, parts);
    if (missing.length > 0 && !wanted.partial) {
      throw new GeodataFault(
        "geography.incomplete",
        `${missing.length} ${units[wanted.kind]} are missing in it (${missing.slice(0, 5).join(", ")}${missing.length > 5 ? " …" : ""})`,
        { missing },
      );
    }
    progress.say(`replacing ${new Set(parts.map((part) => part.key)).size} ${units[wanted.kind]}`);
    const isCatchment = wanted.kind === "subcatchment";
    const kinds = isCatchment ? (["subcatchment", "plan"] as const) : ([wanted.kind] as const);
    const measured = await database.transaction(async (tx) => {
      const repaired = await queries.replaceOutlines(tx, wanted.kind, parts);
      report.repaired.count = repaired.length;
      await queries.updateUnitFacts(tx, wanted.kind, parts);
      if (isCatchment) await queries.rebuildPlans(tx);
      await queries.setGeographySource(tx, kinds, name);
      if (isCatchment) await replaceUnitLayers(tx, name);
      progress.say("working out which units lie in which");
      await recomputeRelations(tx);
      progress.say("sharing out projects and sketch projects");
      const measured = await queries.readMeasured(tx);
      await recomputeOverlaps(tx, "all", kinds);
      // Nitrogen counts only in sub-catchments with a need: other borders, other effects.
      if (isCatchment) {
        progress.say("working out effects");
        await recomputeEffects(tx, "all", { overlaps: false });
        await noteRecomputedEffects(tx);
      }
      return measured;
    });
    // What was drawn meanwhile was measured against the outlines of before. Waited for on its own:
    // whoever measures has locked what they change, so nothing may be locked here while they wait.
    await database.transaction(awaitMeasured);
    await database.transaction(async (tx) => {
      const drawn = await queries.readDrawnSince(tx, measured);
      if (drawn.areas.length > 0) await recomputeOverlaps(tx, drawn.areas, kinds);
      if (!isCatchment || drawn.items.length === 0) return;
      await recomputeEffects(tx, drawn.items, { overlaps: false });
      await noteRecomputedEffects(tx);
    });
    await analyzeTables(database);
    report.seconds = (performance.now() - started) / 1000;
    return accept(report);
  } catch (error) {
    if (!(error instanceof GeodataFault)) throw error;
    return refuse(error.code, { ...error.figures, sentence: `${name}: ${error.message}` });
  }
}

async function readUnits({ database, progress }: Into, wanted: GeographyImport) {
  const what = units[wanted.kind];
  const attributes = new UnitAttributes(wanted.kind, wanted);
  const known = await queries.readUnitKeys(database.write, wanted.kind);
  const source = await openSource(wanted.from, wanted);
  try {
    const crs = await crsOfSource(source, wanted.crs, database.write);
    const report = emptyReport(sourceName(wanted.from), source.format, crs.label);
    const parts: UnitPart[] = [];
    let number = 0;
    progress.begin(`${what} from ${report.source}`, source.expectedCount);
    for await (const batch of source.features()) {
      for (const feature of batch) {
        const prepared = prepareFeature(feature, ++number, crs, { report, keyAttribute: null });
        if (!prepared || !isPolygonal(prepared.row.geometry)) continue;
        const { key, name, areaHa } = attributes.read(feature);
        if (key === null) skipFeature(report, "no-key", number);
        else if (!known.has(key)) skipFeature(report, "unknown", number);
        else {
          report.loaded++;
          parts.push({
            key,
            wkb: toEwkbHex(prepared.row.geometry, 25832),
            name,
            areaHa,
          });
        }
      }
      progress.at(number);
    }
    if (parts.length === 0) throw attributes.nothingFound(number, what);
    return { parts, report };
  } finally {
    progress.end();
    await source.close();
  }
}

async function missingUnits(
  database: Database,
  kind: GeographyKind,
  parts: readonly UnitPart[],
): Promise<string[]> {
  const found = new Set(parts.map((part) => part.key));
  const known = await queries.readUnitKeys(database.write, kind);
  return [...known].filter(([key]) => !found.has(key)).map(([key, name]) => `${key} ${name}`);
}
