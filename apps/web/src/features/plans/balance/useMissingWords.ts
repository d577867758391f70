import type { Balance } from "@mars/domain/plans/balance";
import { useCallback } from "react";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { planText } from "../text/planText.ts";

/** 'mangler 48,6 t', 'dækket' or 'intet behov'. */
export function useMissingWords(): (balance: Balance) => string {
  const t = useText(planText);
  const f = useFormat();
  return useCallback(
    (balance) => {
      if (!balance.hasNeed) return t("noNeed");
      const tons = balance.remainingAfterDropoutT;
      return tons < 0.05 ? t("covered") : t("missingTons", { tons: f.tons(tons, 1) });
    },
    [t, f],
  );
}
