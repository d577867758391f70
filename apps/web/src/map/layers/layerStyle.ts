import type { DatasetStyle } from "@mars/contracts/datasets/layers";
import { type LayerStyle, datasetStyle } from "./datasetStyles.ts";
import { stageStyles } from "./stageStyles.ts";

const never = () => false;
/** Projects are shown by stage; the legend names all three. */
const projectStyle: LayerStyle = {
  style: stageStyles.established,
  classes: [
    { titleKey: "stage.established", style: stageStyles.established, holds: never },
    { titleKey: "stage.establishment_approval", style: stageStyles.establishment, holds: never },
    {
      titleKey: "stage.preliminary_examination_approval",
      style: stageStyles.preliminary,
      holds: never,
    },
  ],
};

/** How a layer is shown on the map and in the legend. */
export function layerStyle(id: string, fromCatalogue: DatasetStyle | undefined): LayerStyle {
  if (id === "projects") return projectStyle;
  if (id === "sketch-projects") return { style: stageStyles.sketch };
  return datasetStyle(id, fromCatalogue);
}
