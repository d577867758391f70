import type { CountedStage } from "@mars/contracts/status/statusShapes";
import { useId } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { StageDot } from "../../../ui/figures/StageSwatch.tsx";
import { countedStages, drawnStage } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";

export type ShownStage = CountedStage | "sketch_project";
export const shownStages: readonly ShownStage[] = [...countedStages, "sketch_project"];

/** The legend is the filter: symbol, word, count. */
export function StageFilter({
  shown,
  counts,
  onChange,
}: {
  shown: ReadonlySet<ShownStage>;
  counts: Record<ShownStage, number>;
  onChange: (stage: ShownStage, isShown: boolean) => void;
}) {
  const t = useText(detailText);
  const format = useFormat();
  const id = useId();
  return (
    <fieldset className="stage-filter">
      <legend className="sr-only">{t("map.stages")}</legend>
      <ul className="stage-list">
        {shownStages.map((stage) => (
          <li key={stage}>
            <input
              type="checkbox"
              id={`${id}-${stage}`}
              checked={shown.has(stage)}
              onChange={(event) => onChange(stage, event.target.checked)}
              aria-describedby={`${id}-${stage}-hint`}
            />
            <StageDot stage={drawnStage[stage]} />
            <label htmlFor={`${id}-${stage}`}>
              {t(`stage.${stage}`)}
              <small id={`${id}-${stage}-hint`}>{t(`stage.hint.${stage}`)}</small>
            </label>
            <b>{format.integer(counts[stage])}</b>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
