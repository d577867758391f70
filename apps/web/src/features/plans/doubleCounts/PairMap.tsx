import { useId } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { extentOfShapes, pathOf, type Shape } from "../publication/shapePaths.ts";
import { doubleCountText } from "../text/doubleCountText.ts";
import type { PairSide } from "./pairSides.ts";

type Props = {
  keeps: PairSide;
  gives: PairSide;
  overlapHa: number;
  /** Whether one of them would yield; else both stay as they are. */
  isCut: boolean;
  outlineOf: (id: string) => Shape | null;
};

/** The pair close up: who keeps the land, what is shared, and what the other is left with. */
export function PairMap({ keeps, gives, overlapHa, isCut, outlineOf }: Props) {
  const t = useText(doubleCountText);
  const f = useFormat();
  const id = useId();
  const kept = outlineOf(keeps.id);
  const given = outlineOf(gives.id);
  const box = extentOfShapes([kept, given].filter((shape) => shape !== null));
  const area = f.hectares(overlapHa);
  const leftShare = gives.areaHa > 0 ? Math.max(0, 1 - overlapHa / gives.areaHa) : 0;
  return (
    <figure className="plan-pair-figure">
      {box && (
        <svg
          className="plan-pair-map"
          viewBox={`0 0 ${box.width} ${box.height}`}
          role="img"
          aria-label={t("pairMap", { a: keeps.name, b: gives.name, area })}
        >
          <defs>
            {kept && (
              <clipPath id={`${id}-kept`}>
                <path d={pathOf(kept, box.west, box.north)} clipRule="evenodd" />
              </clipPath>
            )}
            <pattern
              id={`${id}-lines`}
              width={box.width / 60}
              height={box.width / 60}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect className="plan-pair-line" width={box.width / 160} height={box.width / 60} />
            </pattern>
          </defs>
          {kept && <path className="plan-pair-kept" d={pathOf(kept, box.west, box.north)} />}
          {given && <path className="plan-pair-given" d={pathOf(given, box.west, box.north)} />}
          {kept && given && (
            <path
              className="plan-pair-shared"
              d={pathOf(given, box.west, box.north)}
              clipPath={`url(#${id}-kept)`}
              fill={`url(#${id}-lines)`}
            />
          )}
        </svg>
      )}
      <figcaption>
        <p>
          <i className="plan-pair-key-kept" /> <b>{keeps.name}</b>{" "}
          {isCut ? t("keeps") : f.hectares(keeps.areaHa)}
        </p>
        <p>
          <i className="plan-pair-key-given" /> <b>{gives.name}</b>{" "}
          {isCut
            ? t("becomes", {
                before: f.hectares(gives.areaHa),
                after: f.hectares(gives.areaHa * leftShare),
              })
            : f.hectares(gives.areaHa)}
        </p>
        {isCut && gives.effectsSource === "entered" && (
          <p>{t("enteredStays", { tons: f.tons(gives.nitrogenT) })}</p>
        )}
        {isCut && gives.effectsSource !== "entered" && (
          <p>
            {t("nitrogen")}{" "}
            <b>
              {t("becomes", {
                before: f.tons(gives.nitrogenT),
                after: f.tons(gives.nitrogenT * leftShare),
              })}
            </b>
          </p>
        )}
        {isCut && gives.effectsSource === "imported" && (
          <p className="plan-quiet">{t("importedComputed")}</p>
        )}
      </figcaption>
    </figure>
  );
}
