import type { Notice } from "@mars/contracts/projects/projectShapes";
import type { SchemePurpose } from "@mars/domain/schemes/subsidyScheme";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { sketchText } from "../text/sketchText.ts";

const overlaps = ["overlap.projects", "overlap.sketches", "overlap.forests"] as const;

function isOverlap(code: string): code is (typeof overlaps)[number] {
  return overlaps.some((one) => one === code);
}

/** Partly outside the plan, on land that cannot give what the sketch is for, or on land that approved projects, other sketches or untouched forest
 * have already. */
export function AreaWarnings({
  warnings,
  onClipToGround,
}: {
  warnings: readonly Notice[];
  /** While it is drawn: cuts it to the land that counts. */
  onClipToGround?: () => void;
}) {
  const t = useText(sketchText);
  const f = useFormat();
  return warnings.map(({ code, figures = {} }) => {
    if (code === "ground.outside") {
      const areaHa = Number(figures["areaHa"]);
      const outsideHa = Number(figures["outsideHa"]);
      const title = t("ground.outside", {
        outside: f.hectares(outsideHa),
        area: f.hectares(areaHa),
        ground: t(`ground.${figures["purpose"] as SchemePurpose}`),
      });
      const isSome = areaHa - outsideHa >= 0.05;
      return (
        <Alert key={code} variant="warning" title={title}>
          {onClipToGround && isSome && (
            <Button variant="text" size="small" onClick={onClipToGround}>
              {t("clip.ground", { area: f.hectares(areaHa - outsideHa) })}
            </Button>
          )}
        </Alert>
      );
    }
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
