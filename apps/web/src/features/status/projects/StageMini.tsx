import type { CountedStage } from "@mars/contracts/status/statusShapes";
import { PartBar } from "../../../ui/charts/PartBar.tsx";
import { stageEdge, stageFill } from "../../../ui/figures/stages.ts";
import { countedStages, drawnStage } from "../effects/effects.ts";

/** A small bar in a row: the stages' parts, its length against the largest row. */
export function StageMini({
  byStage,
  whole,
}: {
  byStage: Record<CountedStage, number>;
  whole: number;
}) {
  return (
    <span className="stage-mini">
      <PartBar
        height={12}
        whole={whole}
        parts={countedStages.map((stage) => ({
          key: stage,
          value: byStage[stage],
          fill: stageFill[drawnStage[stage]],
          edge: stageEdge[drawnStage[stage]],
        }))}
      />
    </span>
  );
}
