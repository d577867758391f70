import type { ProjectRow } from "@mars/contracts/status/statusShapes";
import { useEffect } from "react";
import { useText } from "../../../lib/language/text.ts";
import { MapView, useMapModel } from "../../../map/index.ts";
import { ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { useGeometry } from "../api.ts";
import { drawnStage } from "../effects/effects.ts";
import { projectPageText } from "./text.ts";

type Props = { project: ProjectRow; geoLocationId: string };

/** The project on the same map as everywhere else: background, layers, neighbours. */
export function LiveProjectMap({ project, geoLocationId }: Props) {
  const t = useText(projectPageText);
  const model = useMapModel({ layers: ["projects"] });
  const { data, error, retry } = useGeometry(geoLocationId);
  const { id, name, stage } = project;
  useEffect(() => {
    if (data === null) return;
    const geometry = polygonsOfWkt(data.geometryWkt);
    const style = `stage-${drawnStage[stage]}` as const;
    model.shapes.set("project", [{ id, geometry, style, label: name, title: name }]);
    model.view.fit(geometry);
    return () => model.shapes.clear("project");
  }, [model, data, id, name, stage]);
  if (error) return <ErrorState onRetry={retry} />;
  return (
    <div className="project-live-map">
      <MapView model={model} label={t("mapLabel", { name })} controls={{ search: false }} />
    </div>
  );
}

type Position = [easting: number, northing: number];
type MultiPolygon = { type: "MultiPolygon"; coordinates: Position[][][] };

/** `POLYGON` or `MULTIPOLYGON` text in EPSG:25832 as geometry. */
export function polygonsOfWkt(wkt: string): MultiPolygon {
  const nested = wkt
    .replace(/^\w+\s*/, "")
    .replaceAll(/(-?[\d.]+)\s+(-?[\d.]+)/g, "[$1,$2]")
    .replaceAll("(", "[")
    .replaceAll(")", "]");
  const coordinates: unknown = JSON.parse(nested);
  return {
    type: "MultiPolygon",
    coordinates: (/^MULTI/i.test(wkt) ? coordinates : [coordinates]) as Position[][][],
  };
}
