import type { DatasetStyle } from "@mars/contracts/layers";
import { type DatasetLook, datasetLook } from "./datasetLooks.ts";
import { stageLooks } from "./stageLooks.ts";

const never = () => false;
/** Projects are shown by stage; the legend names all three. */
const projectLook: DatasetLook = {
  look: stageLooks.established,
  classes: [
    { titleKey: "stage.established", look: stageLooks.established, holds: never },
    { titleKey: "stage.establishment_approval", look: stageLooks.establishment, holds: never },
    {
      titleKey: "stage.preliminary_examination_approval",
      look: stageLooks.preliminary,
      holds: never,
    },
  ],
};

/** How a layer is shown on the map and in the legend. */
export function lookOf(id: string, style: DatasetStyle | undefined): DatasetLook {
  if (id === "projects") return projectLook;
  if (id === "sketch-projects") return { look: stageLooks.sketch };
  return datasetLook(id, style);
}
