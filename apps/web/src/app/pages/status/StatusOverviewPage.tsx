import type { OverviewPage } from "@mars/contracts/status/statusPages";
import { Suspense } from "react";
import { useOverview } from "../../../features/status/api.ts";
import { AsOfPicker } from "../../../features/status/asOf/AsOfPicker.tsx";
import { GoalSection } from "../../../features/status/goals/GoalSection.tsx";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { SheetLink } from "../../../features/status/sheet/SheetLink.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { statusText } from "../../../features/status/text/statusText.ts";
import { useSource } from "../../../features/status/provenance/useSource.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { lazyPart } from "../../../lib/rendered/lazyPart.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { overviewText } from "./overviewText.ts";

// The goals are painted before the map and what lies below the fold is loaded.
const MapSection = lazyPart(() =>
  import("../../../features/status/map/MapSection.tsx").then((module) => module.MapSection),
);
const DevelopmentSection = lazyPart(() =>
  import("../../../features/status/development/DevelopmentSection.tsx").then(
    (module) => module.DevelopmentSection,
  ),
);
const MeasureSection = lazyPart(() =>
  import("../../../features/status/effects/MeasureSection.tsx").then(
    (module) => module.MeasureSection,
  ),
);
const ChangeSection = lazyPart(() =>
  import("../../../features/status/development/ChangeSection.tsx").then(
    (module) => module.ChangeSection,
  ),
);

const LandOutro = lazyPart(() => import("./LandOutro.tsx").then((module) => module.LandOutro));

/** T1: where the country is. */
export function StatusOverviewPage() {
  const t = useText(overviewText);
  const shared = useText(statusText);
  const overview = useOverview();
  const counts = overview.data?.counts;
  return (
    <StatusFrame current={shared("crumb.status")} basis={overview.data}>
      <StatusHead
        title={t("overview.title")}
        lead={
          counts
            ? [
                t("overview.lead", { count: counts.total }),
                ...(counts.total > 1
                  ? [t("overview.established", { count: counts.established })]
                  : []),
              ].join(" ")
            : t("overview.loading")
        }
        aside={
          <>
            <AsOfPicker basis={overview.data} />
            <SheetLink />
          </>
        }
      />
      {overview.data ? (
        <OverviewBody page={overview.data} />
      ) : (
        // Not PageLoading: a file of its own for one line, on the page most people begin with.
        <div className="container section">
          <Loaded read={overview}>{() => null}</Loaded>
        </div>
      )}
    </StatusFrame>
  );
}

function OverviewBody({ page }: { page: OverviewPage }) {
  const t = useText(overviewText);
  const shared = useText(statusText);
  const format = useFormat();
  const source = useSource(page.day);
  return (
    <>
      <GoalSection
        goals={page.goals}
        day={page.day}
        source={source}
        intro={`${shared("goals.intro")} ${t("overview.planGoals", { goals: format.tons(page.sumOfPlanGoalsT) })}`}
      />
      <Suspense>
        <ChangeSection changes={page.latestChanges} csv="/status/tables/changes.csv" />
      </Suspense>
      <Suspense
        fallback={
          <div className="container map-room">
            <Skeleton>
              <SkeletonLine width="40%" height="3.2rem" />
              <SkeletonLine height="48rem" />
            </Skeleton>
          </div>
        }
      >
        <MapSection counts={page.counts} source={source} />
      </Suspense>
      <Suspense>
        <DevelopmentSection
          development={page.development}
          goals={page.goals}
          csv="/status/tables/development.csv"
          source={source}
          isFolded
        />
        <MeasureSection
          rows={page.byMeasure}
          csv="/status/tables/measures.csv"
          source={source}
          isFolded
        />
        {page.land && <LandOutro land={page.land} />}
      </Suspense>
    </>
  );
}
