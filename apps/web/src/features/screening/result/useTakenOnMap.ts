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
};

type Neighbour = ScreeningNeighbours["items"][number];

export const styleOfStage = (stage: string): ShapeStyle => styles[stage] ?? "stage-preliminary";

/** Projects that have some of the land, each once. */
export function takenBy(neighbours: ScreeningNeighbours | undefined): readonly Neighbour[] {
  return (neighbours?.items ?? []).filter(
    ({ kind, overlapHa }) => kind === "project" && overlapHa > TOUCH_HA,
  );
}

/** Others' projects in the area, with their stage's pattern, name and what they have of it. */
export function useTakenOnMap(
  model: MapModel,
  area: AreaGeometry | null,
  neighbours: ScreeningNeighbours | undefined,
): void {
  const f = useFormat();
  useEffect(() => {
    if (!area || !neighbours) return;
    let isLeft = false;
    const show = async () => {
      const shapes = await Promise.all(
        takenBy(neighbours).map(async ({ id, name, stage, overlapHa }): Promise<Shape[]> => {
          const found = await featureShape({ dataset: "projects", version: null }, { id }, area);
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
  }, [model, area, neighbours]);
}
