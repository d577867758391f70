import { type ReactNode, useId } from "react";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { StageSwatch } from "../../../ui/StageSwatch.tsx";
import { planText } from "../text/planText.ts";
import type { CountedItem } from "../work/countedItem.ts";
import { stageWord } from "./stageWord.ts";

type Props = {
  item: CountedItem;
  link: ReactNode;
  facts: string;
  isCounted?: boolean;
  onToggle?: (isCounted: boolean) => void;
  onPoint: (id: string | null) => void;
};

/** One sketch or project: whether it counts, its name, where it lies, what it gives. */
export function ItemRow({ item, link, facts, isCounted, onToggle, onPoint }: Props) {
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
        <span className="plan-item-facts">{facts}</span>
      </div>
      <span className="plan-item-figure">{tons === null ? "–" : f.tons(tons, 1)}</span>
    </li>
  );
}
