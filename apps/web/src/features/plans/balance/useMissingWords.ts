import type { Balance } from "@mars/domain/plans/balance";
import type { NeedVerdict } from "@mars/domain/plans/coverage";
import { useCallback } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";

/** 'mangler 48,6 t', 'dækket', or why the plan has no need to cover: 'intet behov' is one reason. */
export function useMissingWords(verdict: NeedVerdict): (balance: Balance) => string {
  const t = useText(planText);
  const f = useFormat();
  return useCallback(
    (balance) => {
      if (!balance.hasNeed)
        return t(verdict === "field-regulation" ? "verdictFieldRegulation" : "noNeed");
      const tons = balance.remainingAfterDropoutT;
      return tons < 0.05 ? t("covered") : t("missingTons", { tons: f.tons(tons) });
    },
    [t, f, verdict],
  );
}
