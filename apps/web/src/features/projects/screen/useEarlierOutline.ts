import type { Project } from "@mars/contracts/projects/projectShapes";
import { useEffect } from "react";
import { useText } from "../../../lib/language/text.ts";
import type { MapModel } from "../../../map/index.ts";
import { useCorrection } from "../projectQueries.ts";
import { taskPageText } from "../task/text.ts";

/** While a correction waits to be read, the area as it was before stands on the map, too. */
export function useEarlierOutline(model: MapModel, project: Project): void {
  const t = useText(taskPageText);
  const correction = useCorrection(project).data;
  const geometry = correction?.before.geometry;
  const isChanged = correction && correction.before.areaHa !== correction.after.areaHa;
  useEffect(() => {
    if (!geometry || !isChanged) return;
    model.shapes.set("earlier", [
      { id: "earlier", geometry, style: "container", label: t("correction.outline") },
    ]);
    return () => model.shapes.clear("earlier");
  }, [model, geometry, isChanged, t]);
}
