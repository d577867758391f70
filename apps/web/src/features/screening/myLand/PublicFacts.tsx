import type { ScreeningSoFar } from "@mars/contracts/screening/foldScreening";
import type { ScreeningNeighbours } from "@mars/contracts/screening/screeningVerdict";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import { datasetIds, PLANS_DATASET } from "@mars/domain/datasets/datasetIds";
import { areaText } from "@mars/wording/format/areaText";
import { tonsText } from "@mars/wording/format/tonsText";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { sortedFindings } from "../findings/sortedFindings.ts";
import { screeningText } from "../text.ts";
import { myLandText } from "./text.ts";

type Props = { projects: ScreeningNeighbours["items"]; sketches: ScreeningNeighbours["items"] };

/** What plans, projects and maps say of the land, a sentence each. */
export function PublicFacts({ projects, sketches }: Props) {
  const t = useText(myLandText);
  const tResult = useText(screeningText);
  const f = useFormat();
  const { state, titleOf } = useResult();
  const { soFar } = state;
  const whole = areaText(f, soFar.started?.areaHa ?? 0);
  const conflicts = sortedFindings(soFar, "conflict").found;
  const planId = attributeOf(soFar, PLANS_DATASET, "plan_id");
  return (
    <dl className="my-land-facts">
      {planId !== null && (
        <PlanRows
          planId={planId}
          opId={attributeOf(soFar, datasetIds.coastalCatchmentsVp32, "op_id")}
        />
      )}
      {projects.map(({ id, name, stage, overlapHa }) => (
        <Row key={id} title={t("row.project")}>
          {t("project.line", {
            part: areaText(f, overlapHa),
            whole,
            name,
            stage: tResult(`stageOne.${stage}` as "stageOne.established").toLowerCase(),
          })}{" "}
          <Link to="/status/projekter/:projectId" params={{ projectId: id }}>
            {t("project.open")} <span className="sr-only">{name}</span>
          </Link>
        </Row>
      ))}
      {projects.length === 0 && <Row title={t("row.project")}>{t("project.none")}</Row>}
      {sketches.map(({ id, name, overlapHa }) => (
        <Row key={id} title={t("row.sketch")}>
          {t("sketch.line", { part: areaText(f, overlapHa), whole, name })}
        </Row>
      ))}
      {sketches.length === 0 && <Row title={t("row.sketch")}>{t("sketch.none")}</Row>}
      <Row title={t("row.nature")}>
        {conflicts.length === 0
          ? t("nature.none")
          : conflicts.map(({ datasetId, overlapHa }) => (
              <span key={datasetId}>
                {t("nature.line", { title: titleOf(datasetId), part: areaText(f, overlapHa) })}
              </span>
            ))}
      </Row>
    </dl>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The coastal water group's public report, and what its sub-catchment lacks. */
function PlanRows({ planId, opId }: { planId: string; opId: string | null }) {
  const t = useText(myLandText);
  const f = useFormat();
  const { data: group, error, retry } = useRead<UnitPage>(`/status/pages/units/plan/${planId}`);
  if (!group)
    return error ? (
      <Row title={t("row.plan")}>
        {t("plan.failed")}{" "}
        <Button variant="text" size="small" onClick={retry}>
          {t("plan.retry")}
        </Button>
      </Row>
    ) : null;
  const { name, slug, plan, subCatchments } = group;
  const version = plan?.version;
  const own = subCatchments.find((one) => one.opId === opId);
  const need = own && tonsText(f, own.needT);
  return (
    <>
      <Row title={t("row.plan")}>
        {version
          ? t("plan.published", {
              name,
              version: version.number,
              day: f.date(version.publishedAt),
            })
          : t("plan.unpublished", { name })}{" "}
        <Link to="/status/kystvandgrupper/:planId" params={{ planId: slug }}>
          {t("plan.open")}
        </Link>
      </Row>
      {own && (
        <Row title={t("row.need")}>
          {!own.hasNeed
            ? t("need.none", { name: own.name })
            : own.missingT > 0
              ? t("need.line", {
                  name: own.name,
                  missing: tonsText(f, own.missingT),
                  need: need!,
                })
              : t("need.covered", { name: own.name, need: need! })}
        </Row>
      )}
    </>
  );
}

/** Of the feature that has most of the land. */
function attributeOf(soFar: ScreeningSoFar, datasetId: string, name: string): string | null {
  const finding = soFar.findings.find((one) => one.datasetId === datasetId);
  const [largest] = (finding?.features ?? []).toSorted((a, b) => b.overlapHa - a.overlapHa);
  const value = largest?.attributes?.find((one) => one.name === name)?.value;
  return value === undefined || value === null ? null : String(value);
}
