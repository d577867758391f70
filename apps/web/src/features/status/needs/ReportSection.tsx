import type { UnitPage } from "@mars/contracts/status/statusPages";
import { howSureWords } from "@mars/wording/plans/howSureWords";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Tag } from "../../../ui/words/Tag.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { reportText } from "./text.ts";
import "./report.css";

/** What the published report says of itself, in the planners' own words, and what its figures hold. */
export function ReportSection({ page }: { page: UnitPage }) {
  const t = useText(reportText);
  const shared = useText(detailText);
  const format = useFormat();
  const { name, report, plan } = page;
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
      <p className="small">
        {shared(nitrogenReductionGoalT > 0 ? "need.field" : "need.noGoal", {
          goal: format.tons(nitrogenReductionGoalT),
          field: format.tons(fieldRegulationT),
          potential,
        })}
      </p>
      <PlanCounts plan={plan} />
    </StatusSection>
  );
}

/** What differs by less than floating point is nothing. */
function versionKey(twiceT: number) {
  if (twiceT >= 0.05) return "versionTwice";
  return twiceT > 1e-6 ? "versionLittle" : "version";
}

/** What the group's figures hold, and what the public version came to when it was published, with
 * and without land that was counted twice. */
function PlanCounts({ plan }: { plan: NonNullable<UnitPage["plan"]> }) {
  const t = useText(detailText);
  const format = useFormat();
  const locale = useLocale();
  const { version, outside } = plan;
  const outsideT = outside.committedT + outside.sketchT;
  return (
    <div className="small need-counts">
      <p>{t("counts.text")}</p>
      {outsideT >= 0.05 && <p>{t("counts.outside", { tons: format.tons(outsideT) })}</p>}
      {outside.leftOutT >= 0.05 && (
        <p>{t("counts.leftOut", { tons: format.tons(outside.leftOutT) })}</p>
      )}
      {version && version.plannedT !== null && version.twiceT !== null && (
        <p>
          {t(`counts.${versionKey(version.twiceT)}`, {
            number: version.number,
            date: format.date(version.publishedAt),
            planned: format.tons(version.plannedT),
            twice: format.tons(version.twiceT),
            once: format.tons(version.plannedT - version.twiceT),
          })}
        </p>
      )}
      {version?.certainty && (
        <p>
          {t("counts.sure", { date: format.date(version.publishedAt) })}{" "}
          {howSureWords(version.certainty.probability, version.certainty, locale)}
        </p>
      )}
      {version && version.reason !== "" && (
        <p>
          {t("counts.reason")} <q>{version.reason}</q>
        </p>
      )}
    </div>
  );
}
