import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { screeningText } from "../text.ts";

const DAY_MS = 86_400_000;

/** '15.12.2026, om 28 dage', when the next round opens, or that none is known. */
export function useDeadline({ rules }: ScreenedScheme): string {
  const t = useText(screeningText);
  const f = useFormat();
  const [now] = useState(() => Date.now());
  const period = rules.find(({ rule }) => rule === "period");
  const day = typeof period?.limit === "string" ? period.limit : null;
  if (period?.passed !== true)
    return day === null ? t("schemes.closed") : t("schemes.opens", { day: f.date(day) });
  if (day === null) return t("option.noDeadline");
  const count = Math.max(0, Math.floor((Date.parse(day) - now) / DAY_MS));
  return t("option.until", { day: f.date(day), count });
}
