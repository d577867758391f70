import type { CoverageFigures, NeedVerdictCode } from "@mars/contracts/plans/coverage";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { detailText } from "../text/detailText.ts";

type Missing = Pick<CoverageFigures, "missingT" | "missingCount" | "needCount">;

/** 'Mangler 145,3 t i 3 deloplande', 'Dækket i alle 6 deloplande', or why nothing is needed. */
export function useNeedWords(): (verdict: NeedVerdictCode, coverage: Missing) => string {
  const t = useText(detailText);
  const format = useFormat();
  return (verdict, { missingT, missingCount, needCount }) => {
    if (verdict === "missing")
      return t("verdict.missing", { tons: format.tons(missingT), count: missingCount });
    return verdict === "covered"
      ? t("verdict.covered", { count: needCount })
      : t(`verdict.${verdict}`);
  };
}
