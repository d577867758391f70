import { PlanList } from "../../../features/plans/list/PlanList.tsx";
import { listText } from "../../../features/plans/text/listText.ts";
import { useText } from "../../../lib/language/text.ts";

export function PlanListPage() {
  const t = useText(listText);
  return (
    <div className="container">
      <div className="page-head">
        <div className="page-head-text">
          <h1 tabIndex={-1}>{t("title")}</h1>
          <p className="lead">{t("lead")}</p>
        </div>
      </div>
      <div className="plan-list">
        <PlanList />
      </div>
    </div>
  );
}
