import { useId } from "react";
import { type Stage, stages } from "../figures/stages.ts";
import { type Drawing, type Place, placeIn } from "./drawing.ts";

export type Dot = { id: string; place: Place; stage: Stage };

/**
 * Projects by the shape and colour of their stage. One path per stage and not one element per
 * project: thousands of elements make a phone stutter.
 */
export function StageDots({
  drawing,
  dots,
  chosenId,
  size = "normal",
}: {
  drawing: Drawing;
  dots: readonly Dot[];
  chosenId?: string | null | undefined;
  size?: "normal" | "large";
}) {
  const id = useId();
  const chosen = dots.find((dot) => dot.id === chosenId);
  return (
    <g className={`dots dots-${size}`} aria-hidden="true">
      {stages.toReversed().map((stage) => {
        const path = pathOf(
          drawing,
          dots.filter((dot) => dot.stage === stage),
        );
        if (path === "") return null;
        return (
          <g key={stage} className={`dots-${stage}`}>
            {/* Written once and drawn twice: the dots of the country are most of its page. */}
            <defs>
              <path id={id + stage} d={path} />
            </defs>
            <use href={`#${id}${stage}`} className="dot-edge" />
            <use href={`#${id}${stage}`} className="dot-fill" />
            {stage === "establishment" && <use href={`#${id}${stage}`} className="dot-core" />}
          </g>
        );
      })}
      {chosen && <path d={pathOf(drawing, [chosen])} className="dot-chosen" />}
    </g>
  );
}

/** A dot is a line of next to no length (none at all is left out in print): its cap is the shape, and the stroke does not scale. */
function pathOf(drawing: Drawing, dots: readonly Dot[]): string {
  return dots
    .map((dot) => {
      const [x, y] = placeIn(drawing, dot.place);
      return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
    })
    .join("");
}
