import "./report.css";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import { useText } from "../../../lib/language/text.ts";
import { Tag } from "../../../ui/words/Tag.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { reportText } from "./text.ts";

/** What the published report says of itself, in the planners' own words. */
export function ReportText({ page: { name, report } }: { page: UnitPage }) {
  const t = useText(reportText);
  if (!report || (report.description === "" && report.title === name)) return null;
  return (
    <StatusSection id="rapport" title={t("title")}>
      <div className="report-text" lang="da">
        <h3>{report.title}</h3>
        {report.description !== "" && <p>{report.description}</p>}
      </div>
      {report.isTextInvented && <Tag variant="warning">{t("invented")}</Tag>}
    </StatusSection>
  );
}
