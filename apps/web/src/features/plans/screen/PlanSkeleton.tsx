import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { MapLayout, PanelHead } from "../../../map/index.ts";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { planText } from "../text/planText.ts";

/** The shape of what comes. */
export function PlanSkeleton({ title }: { title: string | null }) {
  const t = useText(planText);
  return (
    <MapLayout
      label={t("loading")}
      head={<PanelHead back={<Link to="/plans">{t("back")}</Link>} title={title ?? t("loading")} />}
      map={<div className="plan-map-waiting" />}
    >
      <Skeleton label={t("loading")}>
        <SkeletonLine height="4rem" />
        <SkeletonLine height="2rem" />
        {Array.from({ length: 6 }, (_, row) => (
          <SkeletonLine key={row} height="3.2rem" />
        ))}
      </Skeleton>
    </MapLayout>
  );
}
