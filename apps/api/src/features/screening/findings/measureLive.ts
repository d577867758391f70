import { danishDayAt } from "@mars/domain/time/danishClock";
import type { Queryable } from "../../../platform/database/Database.ts";
import { GeodataFault } from "../../../platform/geodata/GeodataFault.ts";
import { coveringPairs } from "../../../platform/layers/coveringPairs.ts";
import { unionOverlapM2 } from "../../../platform/layers/overlapQueries.ts";
import { flatPolygons } from "../../../platform/liveSources/flatPolygons.ts";
import { liveSources } from "../../../platform/liveSources/LiveSources.ts";
import { AreaProbe } from "../../../platform/overlap/AreaProbe.ts";
import { multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import { measureLayer } from "../../../platform/overlap/measureLayer.ts";
import { packLayer } from "../../../platform/overlap/packLayer.ts";
import type { AskedArea } from "../area/parseArea.ts";
import type { CatalogueDataset } from "../catalogue/CatalogueDataset.ts";
import { findingOf } from "./findingOf.ts";
import { liveOutlines } from "./liveOutlines.ts";
import type { KnownFinding } from "./Screened.ts";
import { ruledAttributes, titledAttributes } from "./titledAttributes.ts";

/** Asks a dataset at its owner's service and measures what it sends. Throws `GeodataFault`. */
export async function measureLive(
  database: Queryable,
  dataset: CatalogueDataset,
  asked: AskedArea,
  {
    attributesInRules,
    at,
    signal,
  }: { attributesInRules: readonly string[]; at: Date; signal: AbortSignal },
): Promise<KnownFinding> {
  if (!dataset.liveSource)
    throw new GeodataFault("source.not-set", "the dataset has no address to ask");
  const source = dataset.liveSource;
  const features = await liveSources.ask(source, asked.geometry, signal);
  const polygons = features.map(({ geometry }) => flatPolygons(geometry));
  const layer = await packLayer(polygons.map((own, id) => ({ id, polygons: own })));
  const { overlapM2, features: touched } = measureLayer(layer, new AreaProbe(asked.polygons));
  const pairs = await coveringPairs(layer);
  const once =
    pairs.length === 0
      ? overlapM2
      : await unionOverlapM2(
          database,
          multiPolygonWkb(asked.polygons),
          touched.map(({ featureId }) => multiPolygonWkb(polygons[featureId]!)),
        );
  const idOf = (index: number) => features[index]!.sourceKey ?? String(index + 1);
  const finding = findingOf(
    dataset,
    {
      id: null,
      label: danishDayAt(at.getTime()),
      updatedOn: null,
      loadedAt: at.toISOString(),
      origin: "live",
    },
    asked.areaHa,
    {
      overlapM2: once,
      features: touched.map(({ featureIndex, overlapM2: m2 }) => ({
        id: idOf(featureIndex),
        overlapM2: m2,
        featureM2: layer.featureM2[featureIndex]!,
      })),
    },
  );
  const outlines = liveOutlines(
    finding.features.map((_, place) => polygons[touched[place]!.featureIndex]!),
  );
  return {
    finding: {
      ...finding,
      features: finding.features.map((feature, place) => {
        const { outline, toleranceM } = outlines[place]!;
        const { properties, sourceKey } = features[touched[place]!.featureIndex]!;
        const named = source.keyAttribute ? properties[source.keyAttribute] : sourceKey;
        return {
          ...feature,
          key: typeof named === "string" || typeof named === "number" ? String(named) : null,
          attributes: titledAttributes(dataset, properties),
          outline,
          ...(toleranceM > 0 && { outlineToleranceM: toleranceM }),
        };
      }),
    },
    ruled: touched.map(({ featureIndex, overlapM2: m2 }) => ({
      overlapHa: m2 / 10_000,
      attributes: ruledAttributes(attributesInRules, features[featureIndex]!.properties),
    })),
    ruledBy: attributesInRules,
  };
}

/** Why a live dataset gave no finding, in the codes of the contract. */
export function liveFailureCode(fault: unknown): string {
  if (!(fault instanceof GeodataFault)) return "dataset.broken-answer";
  if (fault.code === "source.too-slow") return "dataset.too-slow";
  if (fault.code === "source.unanswered")
    return fault.figures["why"] === "no answer in time" ? "dataset.too-slow" : "dataset.no-answer";
  // It did not answer the last times either, and is left in peace for a moment.
  if (fault.code === "source.resting") return "dataset.no-answer";
  return fault.code === "source.not-set" ? "dataset.not-loaded" : "dataset.broken-answer";
}
