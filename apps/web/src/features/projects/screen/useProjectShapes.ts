import type { Project, SupplementaryGeometry } from "@mars/contracts/projects/projectShapes";
import { useEffect } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import type { MapModel, ShapeStyle } from "../../../map/index.ts";
import { uiStage } from "../uiStage.ts";

export const projectStyle = (stage: Project["stage"]): ShapeStyle => {
  const known = uiStage(stage);
  return known === null || known === "sketch" ? "mine" : `case-${known}`;
};

/** The project and its supplementary areas on the map; those switched off are left out. */
export function useProjectShapes(
  model: MapModel,
  project: Project,
  hidden: ReadonlySet<string>,
): void {
  const f = useFormat();
  const { id, name, geometry, areaHa, stage, supplementaryGeometries: areas } = project;
  useEffect(() => {
    if (!geometry) return;
    const label = areaHa === null ? name : `${name}\n${f.hectares(areaHa)}`;
    model.shapes.set("project", [{ id, geometry, style: projectStyle(stage), label, title: name }]);
    return () => model.shapes.clear("project");
  }, [model, id, name, geometry, areaHa, stage, f]);
  // After the project: a later layer lies on top, and these are outlines inside it.
  useEffect(() => {
    model.shapes.set(
      "supplementary",
      areas
        .filter((area) => !hidden.has(area.id))
        .map((area) => ({
          id: area.id,
          geometry: area.geometry,
          style: supplementaryStyle(area),
          label: area.name,
          title: area.name,
        })),
    );
    return () => model.shapes.clear("supplementary");
  }, [model, areas, hidden]);
}

/** Blue outlines that tell the kinds apart: stream, direct and drained catchment; the rest is direct. */
function supplementaryStyle({
  type,
  typeTitle,
}: Pick<SupplementaryGeometry, "type" | "typeTitle">): ShapeStyle {
  const words = `${type ?? ""} ${typeTitle ?? ""}`.toLocaleLowerCase("da");
  if (/vandl/.test(words)) return "supplementary-stream";
  return /dr[æa]e?n/.test(words) ? "supplementary-drain" : "supplementary-direct";
}
