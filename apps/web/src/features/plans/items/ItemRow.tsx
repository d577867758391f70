import { type ReactNode, useId } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { PinButton } from "../gap/PinButton.tsx";
import { planText } from "../text/planText.ts";
import { type CountedItem, isSketch } from "../work/countedItem.ts";
import type { Pins } from "./Pins.ts";
import { stageWord } from "./stageWord.ts";

type Props = {
  item: CountedItem;
  link: ReactNode;
  facts: string;
  isCounted?: boolean;
  /** The plan that decides about it, where it is another one. */
  otherPlan: string | null;
  pins?: Pins | undefined;
  onToggle?: (isCounted: boolean) => void;
  onPoint: (id: string | null) => void;
};

/** One sketch or project: whether it counts, its name, where it lies, what it gives. */
export function ItemRow({
  item,
  link,
  facts,
  isCounted,
  otherPlan,
  pins,
  onToggle,
  onPoint,
}: Props) {
  const t = useText(planText);
  const f = useFormat();
  const id = useId();
  const tons = item.effects.nitrogenReductionT;
  return (
    // Pointing only shows the row's area on the map; the link in it does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="plan-item"
      onPointerEnter={() => onPoint(item.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(item.id)}
      onBlur={() => onPoint(null)}
    >
      {onToggle && (
        <span className="form-check">
          <input
            type="checkbox"
            id={id}
            checked={isCounted ?? false}
            disabled={otherPlan !== null}
            aria-describedby={otherPlan === null ? undefined : `${id}-why`}
            onChange={(event) => onToggle(event.target.checked)}
          />
          <label htmlFor={id}>
            <span className="sr-only">{t("include", { name: item.name })}</span>
          </label>
        </span>
      )}
      <div className="plan-item-text">
        <span className="plan-item-name">
          {item.stage !== "sketch_project" && <StageSwatch stage={stageWord[item.stage]} />}
          {link}
        </span>
        <span className="plan-item-facts" title={facts}>
          {facts}
        </span>
        {otherPlan !== null && (
          <span className="plan-item-facts" id={`${id}-why`}>
            {t(isSketch(item) && item.isBeside ? "otherPlanDraft" : "otherPlan", {
              plan: otherPlan,
            })}
          </span>
        )}
      </div>
      <span className="plan-item-figure">{tons === null ? "–" : f.tons(tons)}</span>
      {pins && otherPlan === null && (
        <PinButton
          name={item.name}
          isPinned={pins.has(item.id)}
          onToggle={() => pins.toggle(item.id)}
        />
      )}
    </li>
  );
}
