import type { Outlines } from "@mars/contracts/statusOutlines";
import type { UnitPage } from "@mars/contracts/statusPages";
import { useMemo, useState } from "react";
import { useFormat } from "../../lib/format/format.ts";
import { useText } from "../../lib/language/text.ts";
import { boxOf } from "../../ui/countryMap/drawing.ts";
import { CountryMap } from "../../ui/countryMap/CountryMap.tsx";
import { nearestDot } from "../../ui/countryMap/nearestDot.ts";
import { type Dot, StageDots } from "../../ui/countryMap/StageDots.tsx";
import { StageDot } from "../../ui/StageSwatch.tsx";
import { useOutlines } from "./api.ts";
import { useSetSearch } from "./asOf.ts";
import { drawnStage } from "./effects.ts";
import { Loaded } from "./Loaded.tsx";
import { type ShownStage, shownStages } from "./StageFilter.tsx";
import { statusText } from "./text.ts";

/** The unit among its neighbours with its projects; the key under it turns stages on and off. */
export function UnitMap({ page, ratio = 1.02 }: { page: UnitPage; ratio?: number }) {
  const t = useText(statusText);
  const setSearch = useSetSearch();
  const land = useOutlines("municipality");
  const own = useOutlines(page.kind);
  const inner = useOutlines(page.kind === "plan" ? "subcatchment" : "plan");
  const [shown, setShown] = useState<ReadonlySet<ShownStage>>(() => new Set(shownStages));
  const [pointed, setPointed] = useState<string | null>(null);
  const dots = useMemo(() => dotsOf(page).filter((dot) => shown.has(dot.shown)), [page, shown]);
  const outline = own.data?.units.find((unit) => unit.id === page.id);
  return (
    <figure className="unit-map">
      <Loaded read={land} heightRem={48}>
        {(drawing) => (
          // The project list below does the same by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div
            className={pointed === null ? "dot-map" : "dot-map dot-map-pointed"}
            onPointerMove={(event) => setPointed(nearestDot(event, drawing, dots)?.id ?? null)}
            onPointerLeave={() => setPointed(null)}
            onPointerUp={(event) => {
              const dot = nearestDot(event, drawing, dots);
              if (dot && dot.stage !== "sketch") setSearch({ projekt: dot.id });
            }}
          >
            <CountryMap
              drawing={drawing}
              title={t("unitMap.title", { name: page.name })}
              description={t("unitMap.description", {
                projects: page.counts.total,
                sketches: page.counts.sketch_project,
              })}
              {...(page.extent && { box: boxOf(drawing, page.extent, { ratio }) })}
              labels={neighbours(page, drawing)}
            >
              {outline && <path d={outline.path} className="country-own" />}
              {inner.data && outline && (
                <InnerLines clip={outline.path} paths={inner.data.units.map((unit) => unit.path)} />
              )}
              <StageDots
                drawing={drawing}
                dots={dots}
                chosenId={pointed}
                size={dots.length > 160 ? "normal" : "large"}
              />
            </CountryMap>
          </div>
        )}
      </Loaded>
      <figcaption>
        {page.geographySource === "demo" && <p className="map-note">{t("demoMap")}</p>}
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
      </figcaption>
    </figure>
  );
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
  const t = useText(statusText);
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
