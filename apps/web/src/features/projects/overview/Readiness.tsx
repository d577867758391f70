import type { Project } from "@mars/contracts/projects/projectShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { Tag } from "../../../ui/words/Tag.tsx";
import { useDatasetTitles, useRules } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";
import { RuleList } from "./RuleList.tsx";

export const rulesPlaceId = "project-rules";

/** Every rule of the scheme held against the project as it stands now. What is
 * not filled in yet is told, and counted, by the list of tasks alone. */
export function Readiness({ project }: { project: Project }) {
  const t = useText(projectText);
  const titleOf = useDatasetTitles();
  const rules = useRules(project);
  if (project.subsidySchemeId === null) return null;
  return (
    <>
      <div className="section-title" id={rulesPlaceId} tabIndex={-1}>
        <h3>{t("ready.title")}</h3>
        {rules.data?.mayApply && <Tag variant="success">{t("ready.yes")}</Tag>}
      </div>
      {rules.isPending && (
        <Skeleton label={t("ready.judging")}>
          <SkeletonLine />
          <SkeletonLine width="70%" />
        </Skeleton>
      )}
      {rules.isError && (
        <ProblemAlert
          error={rules.error}
          title={t("form.failed")}
          onRetry={() => void rules.refetch()}
        />
      )}
      {rules.data && (
        <>
          <RuleList
            rules={rules.data.rules.filter(({ rule }) => rule !== "required-info")}
            isAreaMissing={project.geometry === null}
          />
          {rules.data.failedDatasets.length > 0 && (
            <div className="notice notice-error" role="alert">
              <p>
                {rules.data.failedDatasets
                  .map((id) => t("dataset.failed", { dataset: titleOf(id) }))
                  .join(" ")}
              </p>
              <Button variant="text" size="small" onClick={() => void rules.refetch()}>
                {t("retry")}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

/** What was applied for, as it was judged that day; later changes do not touch it. */
export function FrozenApplications({ project }: { project: Project }) {
  const t = useText(projectText);
  const f = useFormat();
  const titleOf = useDatasetTitles();
  if (project.applications.length === 0) return null;
  return (
    <>
      {project.applications.map((one) => (
        <Disclosure key={one.id} summary={t(`frozen.${one.action}`, { day: f.date(one.at) })}>
          <p>{t("frozen.area", { ha: one.areaHa === null ? "–" : f.hectares(one.areaHa) })}</p>
          {one.rules.length > 0 && <RuleList rules={one.rules} />}
          <ul className="small mute">
            {Object.entries(one.datasetVersions).map(([id, version]) => (
              <li key={id}>{t("frozen.version", { dataset: titleOf(id), version })}</li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </>
  );
}
