import type { Plan, PlanSketch } from "@mars/contracts/planShapes";
import { clipOf } from "@mars/domain/plans/chooseClips";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/StateBlock.tsx";
import { FilterRow } from "../items/FilterRow.tsx";
import { useDoubleCounts } from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";
import { DoubleCountTable } from "./DoubleCountTable.tsx";
import { type PairKind, kindOf, pairKinds } from "./pairKind.ts";
import { keyOf, useClipping } from "./useClipping.ts";

type Props = { plan: Plan; sketches: readonly PlanSketch[]; onClose: () => void };

/** Land that several count, also across plans: sums, kinds of pairs, cut one or all of a kind, with
 * locks for what must stay. Each cut can be undone. */
export function DoubleCountDialog({ plan, sketches, onClose }: Props) {
  const t = useText(scenarioText);
  const f = useFormat();
  const found = useDoubleCounts(plan.id);
  const clipping = useClipping(plan);
  const [kind, setKind] = useState<PairKind | "all">("all");
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const beforeT = found.data?.before.nitrogenReductionT ?? 0;
  const afterT = found.data?.after.nitrogenReductionT ?? 0;
  const pairs = (found.data?.pairs ?? []).filter(
    ({ clippedId, keptId }) => !clipping.settled.has(keyOf({ sketchId: clippedId, keptId })),
  );
  const ofKind = (which: PairKind | "all") =>
    which === "all" ? pairs : pairs.filter((pair) => kindOf(pair) === which);
  const shown = ofKind(kind);
  const clips = shown.flatMap((pair) => clipOf(pair, locked) ?? []);
  const toggleLock = (id: string) =>
    setLocked((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <Dialog
      title={t("overlap.title")}
      width="large"
      onClose={onClose}
      actions={
        <>
          {clipping.running && clipping.running.count > 1 ? (
            <Button onClick={clipping.stop}>
              {t("overlap.stop", {
                done: clipping.running.done,
                count: clipping.running.count,
              })}
            </Button>
          ) : (
            clips.length > 1 && (
              <Button isBusy={clipping.running !== null} onClick={() => void clipping.clip(clips)}>
                {t("overlap.clipAll", { count: clips.length })}
              </Button>
            )
          )}
          <Button variant="secondary" onClick={onClose}>
            {t("close")}
          </Button>
        </>
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
      {found.data && pairs.length === 0 && <p>{t("overlap.none")}</p>}
      {found.data && pairs.length > 0 && (
        <>
          <p>
            {t("overlap.text", {
              area: f.hectares(found.data.overlapHa),
              before: f.tons(beforeT),
              after: f.tons(afterT),
              tons: f.tons(beforeT - afterT),
            })}
          </p>
          <FilterRow
            label={t("overlap.kinds")}
            filters={(["all", ...pairKinds] as const).flatMap((key) => {
              const count = ofKind(key).length;
              if (count === 0 && key !== kind) return [];
              return [{ key, label: t(`overlap.kind.${key}`), count }];
            })}
            selected={kind}
            onSelect={setKind}
          />
          <p className="plan-quiet">{t("overlap.rule")}</p>
          <DoubleCountTable
            plan={plan}
            pairs={shown}
            sketches={sketches}
            locked={locked}
            busy={clipping.busy}
            isRunning={clipping.running !== null}
            onLock={toggleLock}
            onClip={(clip) => void clipping.clip([clip])}
          />
        </>
      )}
    </Dialog>
  );
}
