import type { EffectKey, ProjectRow } from "@mars/contracts/status/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { ProjectTable } from "./ProjectTable.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";

type Props = {
  title: string;
  projects: readonly ProjectRow[];
  csv: `/${string}`;
  hasPlace?: boolean;
  firstBy?: EffectKey;
  intro?: string;
};

export function ProjectSection({ title, projects, csv, hasPlace, firstBy, intro }: Props) {
  const t = useText(detailText);
  return (
    <StatusSection
      id="projekter"
      title={title}
      isFull
      folds
      figures={["projects"]}
      {...(intro !== undefined && { intro })}
    >
      {projects.length === 0 ? (
        <p>{t("projects.none")}</p>
      ) : (
        <>
          <ProjectTable
            caption={t("tableOf", { what: title })}
            projects={projects}
            hasPlace={hasPlace ?? false}
            pageSize={5}
            isBrief
            {...(firstBy && { firstBy })}
          />
          <ChartTools csv={csv} embedId="projekter" />
        </>
      )}
    </StatusSection>
  );
}
