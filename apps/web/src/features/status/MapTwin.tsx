import { useText } from "../../lib/language/text.ts";
import { useAllProjects } from "./api.ts";
import { Loaded } from "./Loaded.tsx";
import { ProjectTable } from "./ProjectTable.tsx";
import type { ShownStage } from "./StageFilter.tsx";
import { detailText } from "./detailText.ts";

/** The map's projects as a list: the same stages, reachable without pointing. */
export function MapTwin({ shown }: { shown: ReadonlySet<ShownStage> }) {
  const t = useText(detailText);
  return (
    <Loaded read={useAllProjects()}>
      {({ projects }) => (
        <ProjectTable
          caption={t("tableOf", { what: t("map.heading") })}
          projects={projects.filter((project) => shown.has(project.stage))}
          hasPlace
        />
      )}
    </Loaded>
  );
}
