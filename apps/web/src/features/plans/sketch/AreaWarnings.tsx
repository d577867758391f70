import type { Notice } from "@mars/contracts/projects/projectShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { sketchText } from "../text/sketchText.ts";

const overlaps = ["overlap.projects", "overlap.sketches", "overlap.forests"] as const;

function isOverlap(code: string): code is (typeof overlaps)[number] {
  return overlaps.some((one) => one === code);
}

/** Partly outside the plan, or on land that approved projects, other sketches or untouched forest
 * have already. */
export function AreaWarnings({ warnings }: { warnings: readonly Notice[] }) {
  const t = useText(sketchText);
  const f = useFormat();
  return warnings.map(({ code, figures = {} }) => {
    if (!isOverlap(code)) {
      const areaHa = Number(figures["areaHa"] ?? 0);
      const insideHa = areaHa - Number(figures["outsideHa"] ?? 0);
      return (
        <Alert key={code} variant="warning" title={t("warning.partly")}>
          <p>{t("insideHa", { inside: f.hectares(insideHa), area: f.hectares(areaHa) })}</p>
        </Alert>
      );
    }
    const count = Number(figures["count"] ?? 0);
    const named = (figures["names"] ?? []) as readonly string[];
    const names = named.join(", ");
    const title = t(code, {
      count,
      overlap: f.hectares(Number(figures["overlapHa"] ?? 0)),
      names:
        count > named.length ? t("overlap.more", { names, count: count - named.length }) : names,
    });
    return <Alert key={code} variant="warning" title={title} />;
  });
}
