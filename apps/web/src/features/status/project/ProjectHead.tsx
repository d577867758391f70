import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { AsOfPicker } from "../asOf/AsOfPicker.tsx";
import { effectFacts, effects } from "../effects/effects.ts";
import { EffectName } from "../effects/EffectName.tsx";
import { projectPageText } from "./text.ts";
import { useProjectLead } from "./useProjectLead.ts";
import { lazy, Suspense, useState } from "react";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useApiAddress } from "../api.ts";

const LiveProjectMap = lazy(() =>
  import("./LiveProjectMap.tsx").then((module) => ({ default: module.LiveProjectMap })),
);

/** Drawn by the server, so that it is there at once, without scripts and on paper; a map to zoom in on request. */
function ProjectPicture({ page }: { page: StatusProjectPage }) {
  const t = useText(projectPageText);
  const api = useApiAddress();
  const isAlive = useHydrated();
  const [isLive, setLive] = useState(false);
  const { project, extentM, geographySource } = page;
  if (extentM === null || project.geoLocationId === null) return <p>{t("noPlace")}</p>;
  return (
    <figure className="project-picture">
      {isLive ? (
        <Suspense fallback={<Spinner label={t("mapLoading")} />}>
          <LiveProjectMap project={project} geoLocationId={project.geoLocationId} />
        </Suspense>
      ) : (
        <img
          src={api(`/status/projects/${project.id}/map.svg`)}
          alt={t("mapAlt", { name: project.name })}
          width={480}
          height={340}
        />
      )}
      <figcaption>
        {isAlive && (
          <Button
            variant="secondary"
            size="small"
            icon="map"
            className="no-print"
            onClick={() => setLive(!isLive)}
          >
            {t(isLive ? "mapClose" : "mapOpen")}
          </Button>
        )}
        {geographySource === "demo" && <p className="country-note">{t("mapDemo")}</p>}
      </figcaption>
    </figure>
  );
}

/** Name, where it is in one sentence, what it gives, and where it lies. */
export function ProjectHead({ page }: { page: StatusProjectPage }) {
  const t = useText(projectPageText);
  const format = useFormat();
  const lead = useProjectLead();
  const { project, extentM } = page;
  const km = (metres: number) => format.amount(metres / 1000);
  return (
    <div className="container unit-head">
      <div className="unit-head-text">
        <h1>{project.name}</h1>
        <p className="lead">{lead(project)}</p>
        <div className="unit-head-tools">
          <AsOfPicker basis={page} />
        </div>
        <dl className="key-figures" aria-label={t("effects")}>
          {effects.map((effect) => (
            <div key={effect}>
              <dt>
                <EffectName effect={effect} />
              </dt>
              <dd>
                <Figure
                  value={format.amount(project.wholeEffects[effect])}
                  unit={effectFacts[effect].unit}
                />
              </dd>
            </div>
          ))}
          <div>
            <dt>{t("area")}</dt>
            <dd>
              <Figure value={format.amount(project.areaHa)} unit="ha" />
            </dd>
            {extentM && <dd>{t("areaSize", { wide: km(extentM[0]), high: km(extentM[1]) })}</dd>}
          </div>
        </dl>
      </div>
      <div className="unit-head-map">
        <ProjectPicture page={page} />
      </div>
    </div>
  );
}
