import type { StatusMap } from "@mars/contracts/status/statusPages";
import type { Counts } from "@mars/contracts/status/statusShapes";
import { lazy, Suspense, useRef, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { lazyPart } from "../../../lib/rendered/lazyPart.tsx";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { useOutlines, useStatusMap } from "../api.ts";
import { useAddressWith, useSearchText } from "../asOf/asOf.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { Loaded } from "../frame/Loaded.tsx";
import { ProjectMap } from "../projects/ProjectMap.tsx";
import { type ShownStage, shownStages, StageFilter } from "../projects/StageFilter.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { PlaceSearchLink } from "../units/PlaceSearch.tsx";
import { unitKinds } from "../units/units.ts";

const MapOfUnits = lazyPart(
  () => import("./MapOfUnits.tsx").then((module) => module.MapOfUnits),
  () => new URLSearchParams(window.location.search).has("kort"),
);
const MapReader = lazy(() =>
  import("./MapReader.tsx").then((module) => ({ default: module.MapReader })),
);
const MapTable = lazy(() =>
  import("./MapTable.tsx").then((module) => ({ default: module.MapTable })),
);

/** The country two ways: project by project, or unit by unit. */
export function MapSection({ counts, source }: { counts: Counts; source?: string | undefined }) {
  const t = useText(detailText);
  const [mode, setMode] = useSearchText("kort");
  const addressWith = useAddressWith();
  const kind = unitKinds.find((one) => one === mode) ?? null;
  const isChoosing = useRef(false);
  /** The choice stands again in the other map: whoever made it by keyboard continues from there. */
  const keepFocus = (box: HTMLElement | null) => {
    if (!box || !isChoosing.current) return;
    isChoosing.current = false;
    if (document.activeElement?.contains(box))
      box.querySelector<HTMLElement>("input:checked")?.focus();
  };
  const choice = (
    <div ref={keepFocus} className="no-print">
      <RadioGroup
        addressOf={(next) => addressWith({ kort: next === "projects" ? null : next })}
        legend={t("map.show")}
        variant="segmented"
        value={kind ?? "projects"}
        onChange={(next) => {
          isChoosing.current = true;
          setMode(next === "projects" ? "" : next);
        }}
        options={[
          { value: "projects", label: t("map.projects") },
          ...unitKinds.map((one) => ({ value: one, label: t(`kind.${one}`) })),
        ]}
      />
    </div>
  );
  return (
    <StatusSection
      id="kort"
      title={t(kind === null ? "map.heading" : `choropleth.heading.${kind}`)}
      isFull
      figures={["projects"]}
    >
      {kind === null ? (
        <ProjectSide counts={counts} source={source}>
          {choice}
        </ProjectSide>
      ) : (
        <Suspense fallback={<div className="map-room" />}>
          <MapOfUnits kind={kind} source={source}>
            {choice}
          </MapOfUnits>
        </Suspense>
      )}
    </StatusSection>
  );
}

type SideProps = { source?: string | undefined; children: React.ReactNode };

function ProjectSide({ counts, source, children }: SideProps & { counts: Counts }) {
  const [shown, setShown] = useState<ReadonlySet<ShownStage>>(
    () => new Set(shownStages.filter((stage) => stage !== "sketch_project")),
  );
  const isAlive = useHydrated();
  const outlines = useOutlines("municipality");
  const plain = useStatusMap(false);
  const wantsSketches = shown.has("sketch_project");
  return (
    <div className="map-grid">
      <div className="map-grid-map">
        <Loaded read={outlines} heightRem={64}>
          {(drawing) => {
            const draw = (map: StatusMap) => (
              <ProjectMap
                outlines={drawing}
                map={map}
                shown={shown}
                reader={(dots) =>
                  isAlive && (
                    <Suspense>
                      <MapReader drawing={drawing} map={map} dots={dots} />
                    </Suspense>
                  )
                }
              />
            );
            return wantsSketches ? (
              <WithSketches plain={plain.data}>{draw}</WithSketches>
            ) : (
              <Loaded read={plain} heightRem={64}>
                {draw}
              </Loaded>
            );
          }}
        </Loaded>
      </div>
      <div className="map-grid-side">
        {children}
        <StageFilter
          shown={shown}
          counts={counts}
          onChange={(stage, isShown) => {
            const next = new Set(shown);
            if (isShown) next.add(stage);
            else next.delete(stage);
            setShown(next);
          }}
        />
        <PlaceSearchLink />
        <ChartTools
          table={() => (
            <Suspense>
              <MapTable shown={shown} />
            </Suspense>
          )}
          csv="/status/tables/projects.csv"
          embedId="kort"
          source={source}
        />
      </div>
    </div>
  );
}

/** Sketches are many: they are fetched when asked for, and the others stay on the map meanwhile. */
function WithSketches({
  plain,
  children,
}: {
  plain: StatusMap | null;
  children: (map: StatusMap) => React.ReactNode;
}) {
  const all = useStatusMap(true);
  const map = all.data ?? plain;
  return map ? <>{children(map)}</> : null;
}
