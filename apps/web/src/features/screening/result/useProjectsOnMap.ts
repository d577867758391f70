import type { ScreeningNeighbours } from "@mars/contracts/screening/screeningVerdict";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { TOUCH_HA } from "@mars/domain/schemes/ruleResult";
import { areaText } from "@mars/wording/format/areaText";
import { useEffect } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import type { MapModel, Shape, ShapeStyle } from "../../../map/index.ts";
import { featureShape } from "../findings/featureShape.ts";

const layer = "taken";
const styles: Readonly<Record<string, ShapeStyle>> = {
  preliminary_examination_approval: "stage-preliminary",
  establishment_approval: "stage-establishment",
  established: "stage-established",
  sketch_project: "stage-sketch",
};

type Neighbour = ScreeningNeighbours["items"][number];

export const styleOfStage = (stage: string): ShapeStyle => styles[stage] ?? "stage-preliminary";

/** Public projects and sketches that have some of the land, each once. */
export function overlapping(neighbours: ScreeningNeighbours | undefined): readonly Neighbour[] {
  return (neighbours?.items ?? []).filter(({ overlapHa }) => overlapHa > TOUCH_HA);
}

/** Without sketches, which take no land from anyone. */
export function takenBy(neighbours: ScreeningNeighbours | undefined): readonly Neighbour[] {
  return overlapping(neighbours).filter(({ kind }) => kind === "project");
}

/** Projects with their stage's pattern, name and what they have of the area. */
export function useProjectsOnMap(
  model: MapModel,
  area: AreaGeometry | null,
  projects: readonly Neighbour[],
): void {
  const f = useFormat();
  useEffect(() => {
    if (!area || projects.length === 0) return;
    let isLeft = false;
    const show = async () => {
      const shapes = await Promise.all(
        projects.map(async ({ kind, id, name, stage, overlapHa }): Promise<Shape[]> => {
          const dataset = kind === "project" ? "projects" : "sketch-projects";
          const found = await featureShape({ dataset, version: null }, { id }, area);
          const label = `${name}, ${areaText(f, overlapHa)}`;
          return found ? [{ id, geometry: found.outside, style: styleOfStage(stage), label }] : [];
        }),
      );
      if (!isLeft) model.shapes.set(layer, shapes.flat());
    };
    void show();
    return () => {
      isLeft = true;
      model.shapes.clear(layer);
    };
    // The words of a figure follow the language, which redraws the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [model, area, projects]);
}
