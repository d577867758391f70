import "./report.css";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { Tag } from "../../../ui/words/Tag.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { PlanCounts } from "./PlanCounts.tsx";
import { reportText } from "./text.ts";

/** What the published report says of itself, in the planners' own words, and what its figures hold. */
export function ReportSection({ page }: { page: UnitPage }) {
  const t = useText(reportText);
  const shared = useText(detailText);
  const format = useFormat();
  const { id, name, report, plan } = page;
  if (!plan) return null;
  const { version, nitrogenReductionGoalT, fieldRegulationT, extractionPotentialHa } = plan;
  const potential = format.hectares(extractionPotentialHa);
  const fact = version
    ? t("fact", { number: version.number, date: format.date(version.publishedAt), potential })
    : t("factUnpublished", { potential });
  return (
    <StatusSection id="rapport" title={t("title")} folds fact={fact}>
      {report && (report.description !== "" || report.title !== name) && (
        <>
          <div className="report-text" lang="da">
            <h3>{report.title}</h3>
            {report.description !== "" && <p>{report.description}</p>}
          </div>
          {report.isTextInvented && <Tag variant="warning">{t("invented")}</Tag>}
        </>
      )}
      <p
        className="small"
        {...figureMarks(`plan/${id}`, {
          ...(nitrogenReductionGoalT > 0 && {
            "plan.goalT": nitrogenReductionGoalT,
            "plan.fieldRegulationT": fieldRegulationT,
          }),
          "plan.extractionPotentialHa": extractionPotentialHa,
        })}
      >
        {shared(nitrogenReductionGoalT > 0 ? "need.field" : "need.noGoal", {
          goal: format.tons(nitrogenReductionGoalT),
          field: format.tons(fieldRegulationT),
          potential,
        })}
      </p>
      <PlanCounts page={page} plan={plan} />
    </StatusSection>
  );
}
