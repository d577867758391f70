import type { StatusMap } from "@mars/contracts/status/statusPages";
import { STAGES } from "@mars/domain/lifecycle/stage";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { pageBasis } from "./pageBasis.ts";

/** Projects, and sketches where asked for, as points for a small map. */
export function mapPage(snapshot: Snapshot, withSketches: boolean): StatusMap {
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
