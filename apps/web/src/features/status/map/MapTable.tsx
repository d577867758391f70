import { useText } from "../../../lib/language/text.ts";
import { useExpandAll } from "../../../lib/rendered/useExpandAll.ts";
import { useAllProjects } from "../api.ts";
import { Loaded } from "../frame/Loaded.tsx";
import { ProjectTable } from "../projects/ProjectTable.tsx";
import type { ShownStage } from "../projects/StageFilter.tsx";
import { detailText } from "../text/detailText.ts";

/** The map's projects as a list: the same stages, reachable without pointing. */
export function MapTable({ shown }: { shown: ReadonlySet<ShownStage> }) {
  const t = useText(detailText);
  // Without scripts the list of projects is in the document: the largest, and all in the file.
  const isAsked = useExpandAll();
  const read = useAllProjects(isAsked ? { largest: "nitrogen", limit: 100 } : undefined);
  return (
    <Loaded read={read}>
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
