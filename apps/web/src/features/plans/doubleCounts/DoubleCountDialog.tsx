import type { Plan, PlanSketch } from "@mars/contracts/planShapes";
import { useState } from "react";
import { areaText } from "@mars/wording/format/areaText";
import { tonsText } from "@mars/wording/format/tonsText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/StateBlock.tsx";
import { Table } from "../../../ui/Table.tsx";
import { useDoubleCounts } from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";
import { ClipConfirm } from "./ClipConfirm.tsx";
import type { DoubleCount } from "./DoubleCount.ts";

type Props = { plan: Plan; sketches: readonly PlanSketch[]; onClose: () => void };

/** Land that several count, also across plans: hectares, tons, totals before and after, clip. */
export function DoubleCountDialog({ plan, sketches, onClose }: Props) {
  const t = useText(scenarioText);
  const f = useFormat();
  const found = useDoubleCounts(plan.id);
  const [pair, setPair] = useState<DoubleCount | null>(null);
  const beforeT = found.data?.before.nitrogenReductionT ?? 0;
  const afterT = found.data?.after.nitrogenReductionT ?? 0;
  const sketch = sketches.find(({ id }) => id === pair?.clippedId);
  if (pair && sketch)
    return <ClipConfirm plan={plan} pair={pair} sketch={sketch} onClose={() => setPair(null)} />;
  return (
    <Dialog
      title={t("overlap.title")}
      width="large"
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      {found.isPending && (
        <Skeleton label={t("overlap.loading")}>
          <SkeletonLine width="60%" />
          <SkeletonLine />
          <SkeletonLine />
        </Skeleton>
      )}
      {found.isError && (
        <ErrorState title={t("overlap.failed")} onRetry={() => void found.refetch()} />
      )}
      {found.data && found.data.pairs.length === 0 && <p>{t("overlap.none")}</p>}
      {found.data && found.data.pairs.length > 0 && (
        <>
          <p>
            {t("overlap.text", {
              area: f.hectares(found.data.overlapHa),
              before: f.tons(beforeT),
              after: f.tons(afterT),
              tons: f.tons(beforeT - afterT),
            })}
          </p>
          <Table
            caption={t("overlap.caption")}
            isCaptionHidden
            rows={found.data.pairs}
            rowKey={({ clippedId, keptId }) => clippedId + keptId}
            columns={[
              {
                key: "clipped",
                title: t("overlap.clipped"),
                cell: ({ clippedName }) => clippedName,
              },
              {
                key: "kept",
                title: t("overlap.kept"),
                cell: ({ keptName, keptPlan }) =>
                  keptPlan
                    ? `${keptName} (${t("overlap.otherPlan", { plan: keptPlan })})`
                    : keptName,
              },
              {
                key: "area",
                title: t("overlap.area"),
                isNumeric: true,
                cell: ({ overlapHa }) => areaText(f, overlapHa),
              },
              {
                key: "tons",
                title: t("overlap.tons"),
                isNumeric: true,
                cell: ({ effects }) => tonsText(f, effects.nitrogenReductionT ?? 0),
              },
              {
                key: "clip",
                title: t("overlap.clip"),
                cell: (one) =>
                  one.mayClip && sketches.some(({ id }) => id === one.clippedId) ? (
                    <Button
                      variant="text"
                      size="small"
                      aria-label={t("overlap.clipOf", {
                        name: one.clippedName,
                        kept: one.keptName,
                      })}
                      onClick={() => setPair(one)}
                    >
                      {t("overlap.clip")}
                    </Button>
                  ) : (
                    "–"
                  ),
              },
            ]}
          />
        </>
      )}
    </Dialog>
  );
}
