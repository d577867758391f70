import type { Project } from "@mars/contracts/projects/projectShapes";
import { refuseDecisionDay } from "@mars/domain/lifecycle/decisionDay";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { formatDate } from "@mars/wording/format/dates";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { projectText } from "../text/projectText.ts";

/** The days a decision on this case can have, and what is wrong with another. */
export function useDecisionDay({ appliedAt }: Pick<Project, "appliedAt">) {
  const t = useText(projectText);
  const [today] = useState(() => copenhagenDay(new Date().toISOString()));
  const caseStart = appliedAt && copenhagenDay(appliedAt);
  function faultOf(day: string): string | null {
    const refusal = refuseDecisionDay(day, { caseStart, today });
    if (refusal === null) return null;
    return refusal.code === "lifecycle.decided-in-future" || caseStart === null
      ? t("dayInFuture")
      : t("dayBeforeCase", { from: formatDate(caseStart) });
  }
  return { today, first: caseStart ?? undefined, faultOf };
}
