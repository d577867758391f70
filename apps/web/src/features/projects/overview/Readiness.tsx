import type { Project } from "@mars/contracts/projectShapes";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/Skeleton.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { useDatasetTitles, useRules } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";
import { RuleList } from "./RuleList.tsx";

/** 'Klar til at ansøge': every rule held against the project as it stands now. */
export function Readiness({ project }: { project: Project }) {
  const t = useText(projectText);
  const titleOf = useDatasetTitles();
  const rules = useRules(project);
  const missing = rules.data?.failed.length ?? 0;
  return (
    <>
      <div className="section-title">
        <h2>{t("ready.title")}</h2>
        {rules.data && (
          <Tag variant={rules.data.mayApply ? "success" : "warning"}>
            {rules.data.mayApply ? t("ready.yes") : t("ready.missing", { count: missing })}
          </Tag>
        )}
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
          <RuleList rules={rules.data.rules} isAreaMissing={project.geometry === null} />
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
      <h2>{t("frozen.title")}</h2>
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
