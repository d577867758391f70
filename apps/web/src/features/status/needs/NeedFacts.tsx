import type { UnitPage } from "@mars/contracts/status/statusPages";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { detailText } from "../text/detailText.ts";
import { reportText } from "./text.ts";
import { useNeedWords } from "./useNeedWords.ts";

type Props = { page: UnitPage; plan: NonNullable<UnitPage["plan"]> };

/** What stands beside the coverage and never inside it. */
export function NeedFacts({ page, plan }: Props) {
  const t = useText(detailText);
  const report = useText(reportText);
  const format = useFormat();
  const words = useNeedWords();
  const {
    coverage,
    coverageInclSketches: withSketches,
    inclSketchesAfterDropout: afterDropout,
  } = plan;
  const of = `plan/${page.id}`;
  const noNeedT = coverage.noNeedT - plan.outside.committedT;
  const noNeed = page.subCatchments.filter(({ hasNeed, committedT }) => !hasNeed && committedT > 0);
  return (
    <dl className="need-facts">
      {coverage.needT > 0 && (
        <div>
          <dt>{t("need.inclSketches")}</dt>
          <dd
            {...(!withSketches.isCovered &&
              figureMarks(of, {
                "coverageInclSketches.missingT": withSketches.missingT,
                "coverageInclSketches.missingCount": withSketches.missingCount,
              }))}
          >
            {words(withSketches.isCovered ? "covered" : "missing", withSketches)}
          </dd>
        </div>
      )}
      {/* An older instance that still serves does not tell. */}
      {coverage.needT > 0 && afterDropout && (
        <div>
          <dt>{report("afterDropout")}</dt>
          <dd
            {...(!afterDropout.isCovered &&
              figureMarks(of, {
                "inclSketchesAfterDropout.missingT": afterDropout.missingT,
                "inclSketchesAfterDropout.missingCount": afterDropout.missingCount,
              }))}
          >
            {words(afterDropout.isCovered ? "covered" : "missing", afterDropout)}
          </dd>
        </div>
      )}
      {coverage.surplusCount > 0 && (
        <div>
          <dt>{t("need.surplus")}</dt>
          <dd
            {...figureMarks(of, {
              "coverage.surplusT": coverage.surplusT,
              "coverage.surplusCount": coverage.surplusCount,
            })}
          >
            {t("need.surplusText", {
              tons: format.tons(coverage.surplusT),
              count: coverage.surplusCount,
            })}
          </dd>
        </div>
      )}
      {noNeedT >= 0.05 && (
        <div>
          <dt>{t("need.noNeed")}</dt>
          <dd {...figureMarks(of, { "coverage.noNeedInSubCatchmentsT": noNeedT })}>
            {t("need.noNeedText", {
              tons: format.tons(noNeedT),
              where:
                noNeed.length === 1
                  ? (noNeed[0]?.name ?? "")
                  : t("need.noNeedWhere", { count: noNeed.length }),
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}
