import type { Outlines, UnitShapes } from "@mars/contracts/status/statusOutlines";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import { addDays } from "@mars/domain/time/copenhagen";
import { lazy, Suspense, useMemo, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { CountryMap } from "../../../ui/countryMap/CountryMap.tsx";
import { type Dot, StageDots } from "../../../ui/countryMap/StageDots.tsx";
import { type Shape, StageShapes } from "../../../ui/countryMap/StageShapes.tsx";
import { boxOf } from "../../../ui/countryMap/drawing.ts";
import { StageDot } from "../../../ui/figures/StageSwatch.tsx";
import { useOutlines, useUnitShapes } from "../api.ts";
import { useAsOf } from "../asOf/asOf.ts";
import { drawnStage } from "../effects/effects.ts";
import { Loaded } from "../frame/Loaded.tsx";
import { type ShownStage, shownStages } from "../projects/StageFilter.tsx";
import { detailText } from "../text/detailText.ts";
import { UndrawnUnits } from "./UndrawnUnits.tsx";

const UnitReader = lazy(() =>
  import("./UnitReader.tsx").then((module) => ({ default: module.UnitReader })),
);

/** What would be smaller than this on the map is drawn as its stage's dot. */
const smallestPx = 9;
/** About as wide as the map is shown. */
const shownPx = 560;

/** The unit among its neighbours with its projects; the key under it turns stages on and off. */
export function UnitMap({ page, ratio = 1.3 }: { page: UnitPage; ratio?: number }) {
  const t = useText(detailText);
  const inPlace = useInPlace();
  const land = useOutlines("municipality");
  const own = useUnitOutlines(page);
  const inner = useOutlines(page.kind === "plan" ? "subcatchment" : "plan");
  const [shown, setShown] = useState<ReadonlySet<ShownStage>>(
    () => new Set(shownStages.filter((stage) => stage !== "sketch_project")),
  );
  const isAlive = useHydrated();
  const dots = useMemo(() => dotsOf(page).filter((dot) => shown.has(dot.shown)), [page, shown]);
  const areas = useUnitShapes(page.kind, page.id).data;
  const outline = own.data?.units.find((unit) => unit.id === page.id);
  return (
    <figure className="unit-map">
      <Loaded read={land} heightRem={48}>
        {(drawing) => {
          const box = page.extent && boxOf(drawing, page.extent, { ratio });
          const { shapes, small } = apart(dots, areas, box ? box[2] / shownPx : 0);
          return (
            <div className="dot-map">
              <CountryMap
                drawing={drawing}
                title={t("unitMap.title", { where: inPlace(page.name) })}
                description={t("unitMap.description", {
                  projects: t("unitMap.projects", { count: page.counts.total }),
                  sketches: t("unitMap.sketches", { count: page.counts.sketch_project }),
                })}
                {...(box && { box })}
                labels={neighbours(page, drawing)}
              >
                {outline && <path d={outline.path} className="country-own" />}
                {inner.data && outline && (
                  <InnerLines
                    clip={outline.path}
                    paths={inner.data.units.map((unit) => unit.path)}
                  />
                )}
                <StageShapes shapes={shapes} />
                <StageDots
                  drawing={drawing}
                  dots={small}
                  size={small.length > 160 ? "normal" : "large"}
                />
              </CountryMap>
              {isAlive && (
                <Suspense>
                  <UnitReader
                    page={page}
                    drawing={drawing}
                    box={box || undefined}
                    dots={dots}
                    shapes={shapes}
                  />
                </Suspense>
              )}
            </div>
          );
        }}
      </Loaded>
      <figcaption>
        {own.data && <UndrawnUnits units={[page]} drawn={own.data} />}
        {page.geographySource === "demo" && <p className="country-note">{t("demoMap")}</p>}
        <StageToggles
          page={page}
          shown={shown}
          onChange={(stage, isShown) => {
            const next = new Set(shown);
            if (isShown) next.add(stage);
            else next.delete(stage);
            setShown(next);
          }}
        />
        <p className="water-key small">
          <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M0 8h16" className="country-water" />
          </svg>
          {t(page.kind === "plan" ? "unitMap.subCatchments" : "unitMap.plans")}
        </p>
        <p className="small map-table no-print">
          <a href="#projekter">{t("unitMap.table")}</a>
        </p>
      </figcaption>
    </figure>
  );
}

/** Areas large enough to be seen as such, and those that a dot stands for; all dots until outlines are there. */
function apart(
  dots: readonly Dot[],
  areas: UnitShapes | null,
  unitsPerPx: number,
): { shapes: Shape[]; small: Dot[] } {
  const large = new Map(
    areas?.shapes
      .filter(({ size }) => size >= smallestPx * unitsPerPx)
      .map(({ id, path }) => [id, path]),
  );
  return {
    shapes: dots.flatMap(({ id, stage }) => {
      const path = large.get(id);
      return path === undefined ? [] : [{ id, path, stage }];
    }),
    small: dots.filter(({ id }) => !large.has(id)),
  };
}

/** Names to find one's way by: municipalities that share land or lie around. */
function neighbours(page: UnitPage, drawing: Outlines): string[] {
  if (!page.extent) return [];
  const [x, y, width, height] = boxOf(drawing, page.extent, { air: 0.06 });
  return drawing.units
    .filter(({ id, label: [left, top] }) => {
      const isInside = left > x && left < x + width && top > y && top < y + height;
      return isInside && id !== page.id;
    })
    .slice(0, 14)
    .map(({ name }) => name);
}

/** Borders of the waters, only inside the unit. */
function InnerLines({ clip, paths }: { clip: string; paths: readonly string[] }) {
  return (
    <>
      <clipPath id="unit-map-clip">
        <path d={clip} />
      </clipPath>
      <g clipPath="url(#unit-map-clip)">
        <path d={paths.join("")} className="country-water" />
      </g>
    </>
  );
}

function StageToggles({
  page,
  shown,
  onChange,
}: {
  page: UnitPage;
  shown: ReadonlySet<ShownStage>;
  onChange: (stage: ShownStage, isShown: boolean) => void;
}) {
  const t = useText(detailText);
  const format = useFormat();
  return (
    <fieldset>
      <legend className="sr-only">{t("map.stages")}</legend>
      <ul className="stage-toggles">
        {shownStages
          .filter((stage) => page.counts[stage] > 0)
          .map((stage) => (
            <li key={stage}>
              <label>
                <input
                  type="checkbox"
                  checked={shown.has(stage)}
                  onChange={(event) => onChange(stage, event.target.checked)}
                />
                <StageDot stage={drawnStage[stage]} />
                {t(`stage.short.${stage}`)} <b>{format.integer(page.counts[stage])}</b>
              </label>
            </li>
          ))}
      </ul>
    </fieldset>
  );
}

function dotsOf(page: UnitPage): (Dot & { shown: ShownStage })[] {
  const projects = page.projects.flatMap((project) =>
    project.point === null
      ? []
      : [
          {
            id: project.id,
            place: project.point,
            stage: drawnStage[project.stage],
            shown: project.stage,
          },
        ],
  );
  const sketches = page.sketches.flatMap((sketch) =>
    sketch.point === null
      ? []
      : [
          {
            id: sketch.id,
            place: sketch.point,
            stage: "sketch" as const,
            shown: "sketch_project" as const,
          },
        ],
  );
  return [...sketches, ...projects];
}

/** Outlines of a unit's kind on the day that is shown; a retired unit is drawn as on its last. */
function useUnitOutlines({ kind, retiredOn }: Pick<UnitPage, "kind" | "retiredOn">) {
  const { asOf } = useAsOf();
  const day = retiredOn === null ? asOf : addDays(retiredOn, -1);
  return useRead<Outlines>(`/status/pages/outlines/${kind}`, { asOf: day });
}
