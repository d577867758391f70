import type { Balance } from "@mars/domain/plans/balance";
import type { Stage as StageWord } from "../../../ui/figures/stages.ts";

export type BarPart = { part: StageWord | "remaining"; from: number; width: number };

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
