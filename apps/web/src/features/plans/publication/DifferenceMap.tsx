import type { Plan, PublicationPreview as Preview } from "@mars/contracts/plans/planShapes";
import { useText } from "../../../lib/language/text.ts";
import { publicationText } from "../text/publicationText.ts";
import { extentOfShapes, pathOf, type Shape } from "./shapePaths.ts";

type Props = {
  plan: Plan;
  preview: Preview;
  outlines: ReadonlyMap<string, Shape> | undefined;
};

const order = ["changed", "removed", "added"] as const;

/** The report's sub-catchments with what comes, changes and goes; the list beside it says the same. */
export function DifferenceMap({ plan, preview, outlines }: Props) {
  const t = useText(publicationText);
  const units = plan.subCatchments.flatMap(({ geoLocationId }) => {
    const outline = outlines?.get(geoLocationId);
    return outline ? [outline] : [];
  });
  const items = order.flatMap((kind) =>
    preview[kind].flatMap(({ id, geometry }) => (geometry ? [{ id, kind, geometry }] : [])),
  );
  const box = extentOfShapes(units.length > 0 ? units : items.map(({ geometry }) => geometry));
  if (!box) return <p className="plan-quiet">{t("noMap")}</p>;
  const { west, north, width, height } = box;
  return (
    <svg
      className="plan-difference-map"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t("map", {
        added: preview.added.length,
        changed: preview.changed.length,
        removed: preview.removed.length,
      })}
    >
      {units.map((shape, place) => (
        <path key={place} className="plan-difference-unit" d={pathOf(shape, west, north)} />
      ))}
      {items.map(({ id, kind, geometry }) => (
        <path key={id} className={`plan-preview-${kind}`} d={pathOf(geometry, west, north)} />
      ))}
    </svg>
  );
}
