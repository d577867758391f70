import type { ProjectRow } from "@mars/contracts/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { boxOf } from "../../../ui/countryMap/drawing.ts";
import { CountryMap } from "../../../ui/countryMap/CountryMap.tsx";
import { StageDots } from "../../../ui/countryMap/StageDots.tsx";
import { stageEdge, stageFill } from "../../../ui/stages.ts";
import { useGeometry, useOutlines } from "../api.ts";
import { drawnStage } from "../effects/effects.ts";
import { Loaded } from "../frame/Loaded.tsx";
import { detailText } from "../text/detailText.ts";
import { extentOf, pathOfRings, ringsOf } from "./wktPath.ts";

/** Its outline close by, and where in the country it lies. */
export function ProjectPlace({
  project,
  geoLocationId,
}: {
  project: ProjectRow;
  geoLocationId: string;
}) {
  const t = useText(detailText);
  const outlines = useOutlines("municipality");
  const geometry = useGeometry(geoLocationId);
  const stage = drawnStage[project.stage];
  return (
    <Loaded read={outlines} heightRem={30}>
      {(drawing) => (
        <div className="project-place">
          <div className="project-country">
            <CountryMap
              drawing={drawing}
              title={t("project.inCountry", { name: project.name })}
              {...(project.municipality && { ownId: project.municipality.id })}
            >
              {project.point && (
                <StageDots
                  drawing={drawing}
                  dots={[{ id: project.id, place: project.point, stage }]}
                  chosenId={project.id}
                />
              )}
            </CountryMap>
          </div>
          <Loaded read={geometry} heightRem={24}>
            {({ geometryWkt }) => {
              const rings = ringsOf(geometryWkt);
              if (rings.length === 0) return <p className="small">{t("project.noOutline")}</p>;
              const extent = extentOf(rings);
              return (
                <figure className="project-outline">
                  <CountryMap
                    drawing={drawing}
                    box={boxOf(drawing, extent, { air: 0.35, ratio: 1.3 })}
                    title={t("project.shape", { name: project.name })}
                  >
                    <path
                      d={pathOfRings(drawing, rings)}
                      fill={stage === "established" ? stageFill[stage] : `var(--stage-${stage})`}
                      fillOpacity="0.85"
                      fillRule="evenodd"
                      stroke={stageEdge[stage]}
                      strokeWidth="1.5"
                    />
                  </CountryMap>
                  <figcaption className="small">
                    {t("project.extent", {
                      wide: Math.round((extent[2] - extent[0]) / 100) / 10,
                      high: Math.round((extent[3] - extent[1]) / 100) / 10,
                    })}
                  </figcaption>
                </figure>
              );
            }}
          </Loaded>
        </div>
      )}
    </Loaded>
  );
}
