import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import { lazy, Suspense, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useApiAddress } from "../api.ts";
import { projectPageText } from "./text.ts";

const LiveProjectMap = lazy(() =>
  import("./LiveProjectMap.tsx").then((module) => ({ default: module.LiveProjectMap })),
);

/** Drawn by the server, so that it is there at once, without scripts and on paper; a map to zoom in on request. */
export function ProjectPicture({ page }: { page: StatusProjectPage }) {
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
