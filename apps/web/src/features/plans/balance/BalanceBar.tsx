import type { Balance } from "@mars/domain/plans/balance";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { stageEdge, stageFill, type Stage as StageWord } from "../../../ui/figures/stages.ts";
import { planText } from "../text/planText.ts";

type Props = { name: string; balance: Balance; heightPx?: number };

/** One stacked bar in stage order, what is missing in heather; figures are next to it as words. */
export function BalanceBar({ name, balance, heightPx = 20 }: Props) {
  const t = useText(planText);
  const f = useFormat();
  const { parts, dropout } = barParts(balance);
  const hasDropout = dropout.width > 0.002;
  return (
    <svg
      className="plan-bar"
      width="100%"
      height={heightPx + (hasDropout ? 6 : 0)}
      role="img"
      aria-label={t("bar", {
        name,
        need: f.tons(balance.needT),
        established: f.tons(balance.byStage.established),
        establishment: f.tons(balance.byStage.establishment_approval),
        preliminary: f.tons(balance.byStage.preliminary_examination_approval),
        sketch: f.tons(balance.byStage.sketch_project),
        remaining: f.tons(balance.remainingAfterDropoutT),
      })}
    >
      <rect width="100%" height={heightPx} fill="var(--color-track)" />
      {parts.map(({ part, from, width }) => (
        <rect
          key={part}
          x={`${from * 100}%`}
          width={`${width * 100}%`}
          height={heightPx}
          fill={part === "remaining" ? "var(--need-3)" : stageFill[part]}
          stroke={part === "remaining" ? "none" : stageEdge[part]}
        />
      ))}
      {hasDropout && (
        <rect
          x={`${dropout.from * 100}%`}
          y={heightPx + 2}
          width={`${dropout.width * 100}%`}
          height="3"
          fill="none"
          stroke="var(--stage-dropout-edge)"
        />
      )}
    </svg>
  );
}

type BarPart = { part: StageWord | "remaining"; from: number; width: number };

/**
 * Shares of the bar's width. The need is the full width. What a sub-catchment has too much of
 * covers nothing elsewhere, so the stages share the part that is covered and no more.
 */
export function barParts(balance: Balance): {
  parts: BarPart[];
  /** Bracket under the end of what has establishment approval. */
  dropout: { from: number; width: number };
} {
  const { byStage, plannedT, needT, hasNeed } = balance;
  const covered = hasNeed ? (needT - balance.remainingT) / needT : 1;
  const scale = plannedT > 0 ? covered / plannedT : 0;
  const amounts: [BarPart["part"], number][] = [
    ["established", byStage.established * scale],
    ["establishment", byStage.establishment_approval * scale],
    ["preliminary", byStage.preliminary_examination_approval * scale],
    ["sketch", byStage.sketch_project * scale],
    ["remaining", hasNeed ? 1 - covered : 0],
  ];
  const parts: BarPart[] = [];
  let at = 0;
  for (const [part, width] of amounts) {
    if (width > 0) parts.push({ part, from: at, width });
    at += width;
  }
  const end = (byStage.established + byStage.establishment_approval) * scale;
  const width = balance.dropoutT * scale;
  return { parts, dropout: { from: end - width, width } };
}
