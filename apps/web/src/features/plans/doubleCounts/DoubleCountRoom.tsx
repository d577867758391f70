import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import type { listDoubleCounts } from "@mars/contracts/plans/planOverlaps";
import type { Plan } from "@mars/contracts/plans/planShapes";
import type { Answer } from "@mars/contracts/platform/contract";
import { useEffect, useMemo, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { MapLayout, type MapModel, MapView, PanelHead } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { useDoubleCounts, useOverlapFreshness } from "../planQueries.ts";
import { useIsNarrow } from "../screen/useIsNarrow.ts";
import { doubleCountText } from "../text/doubleCountText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { DoneCuts } from "./DoneCuts.tsx";
import type { DoubleCount } from "./DoubleCount.ts";
import { PairChoice } from "./PairChoice.tsx";
import { PairMap } from "./PairMap.tsx";
import { RoomFoot } from "./RoomFoot.tsx";
import { kindOf } from "./pairKind.ts";
import { pairSides } from "./pairSides.ts";
import { useClipping } from "./useClipping.ts";
import { keyOfPair, usePairs } from "./usePairs.ts";
import "./doubleCounts.css";

const isOther = (a: Sums, b: Sums) =>
  a.plannedT !== b.plannedT || a.extractionHa !== b.extractionHa || a.missingT !== b.missingT;

const idOf = ({ clippedId, keptId }: DoubleCount) => `${clippedId} ${keptId}`;

type Props = {
  plan: Plan;
  work: PlanWork;
  model: MapModel;
  outlines: ReadonlyMap<string, MultiPolygon> | undefined;
  onClose: () => void;
};

/** Land that several count, pair by pair on the map: who keeps it, locks, one cut or all, undo. */
export function DoubleCountRoom({ plan, work, model, outlines, onClose }: Props) {
  const t = useText(doubleCountText);
  const f = useFormat();
  const isNarrow = useIsNarrow();
  const found = useDoubleCounts(plan.id);
  const freshness = useOverlapFreshness(plan.id);
  const [hasLeftOut, setLeftOut] = useState(false);
  const [pointed, setPointed] = useState<DoubleCount | null>(null);
  const itemById = useMemo(() => new Map(work.items.map((item) => [item.id, item])), [work.items]);
  const itemOf = (id: string) => itemById.get(id);
  const clipping = useClipping(plan, itemOf);
  const left = useMemo(
    () =>
      (found.data?.pairs ?? []).filter(
        (pair) => (clipping.settled.get(keyOfPair(pair)) ?? 0) <= found.dataUpdatedAt,
      ),
    [found.data, found.dataUpdatedAt, clipping.settled],
  );
  const pairs = usePairs(plan, left, itemOf);
  const { inOrder, openPair } = pairs;
  const outlineOf = (id: string) => outlines?.get(itemOf(id)?.geoLocationId ?? "") ?? null;
  usePairsOnMap(model, { pairs: inOrder, open: openPair, pointed, outlineOf, onOpen: pairs.goTo });

  const mapOf = (pair: DoubleCount) => {
    const [usual, other] = pairSides(pair, itemOf);
    const clip = pairs.clipFor(pair);
    const isSwapped = clip?.keptId === other.id;
    const [keeps, gives] = isSwapped ? [other, usual] : [usual, other];
    return (
      <PairMap {...{ keeps, gives, outlineOf }} overlapHa={pair.overlapHa} isCut={clip !== null} />
    );
  };
  const mayLeaveOut = plan.rights.include && work.mode === "plan";
  const leaveOut = mayLeaveOut
    ? (ids: readonly string[]) => {
        setLeftOut(true);
        return work.toggle(ids, false, { isUndoable: true });
      }
    : null;
  const tooMuchT =
    (found.data?.before.nitrogenReductionT ?? 0) - (found.data?.after.nitrogenReductionT ?? 0);
  // What was clean before a change is not known to be clean after it.
  const isUnknown = !found.data || (freshness === "unread" && left.length === 0);
  // What no one here can cut is counted once as it is, and is no work.
  const solvable = left.filter((pair) => kindOf(pair) !== "fixed");
  const title = isUnknown
    ? t("titlePending")
    : solvable.length === 0
      ? t("titleNone")
      : t("title", { count: solvable.length });
  return (
    <MapLayout
      label={t("panel", { title: plan.title })}
      head={
        <PanelHead
          back={
            <Button variant="text" size="small" onClick={onClose}>
              {plan.title}
            </Button>
          }
          title={title}
          status={
            <>
              {found.data && left.length > 0 && (
                <p>
                  {t("text", { area: f.hectares(found.data.overlapHa), tons: f.tons(tooMuchT) })}
                </p>
              )}
              {pairs.fixed.length > 0 && <p>{t("fixedCount", { count: pairs.fixed.length })}</p>}
              {found.data && freshness === "reading" && <p role="status">{t("recounting")}</p>}
            </>
          }
        />
      }
      foot={
        <RoomFoot
          {...{ clipping, pairs, leaveOut, onClose }}
          sharedHa={found.data?.overlapHa ?? 0}
        />
      }
      map={
        <>
          <MapView model={model} label={t("map", { title: plan.title })} />
          {!isNarrow && openPair && (
            <div className="plan-pair-card map-float">{mapOf(openPair)}</div>
          )}
        </>
      }
    >
      <p className="sr-only" role="status">
        {found.data && title}
      </p>
      {found.isPending && freshness === "reading" && (
        <Skeleton label={t("loading")}>
          <SkeletonLine width="60%" />
          <SkeletonLine />
          <SkeletonLine />
        </Skeleton>
      )}
      {freshness === "unread" && (
        <ErrorState
          title={found.data ? t("failedOld", { when: f.time(found.dataUpdatedAt) }) : t("failed")}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && (
        <>
          {!isUnknown && left.length === 0 && <p>{t("none")}</p>}
          <DoubleCountSums
            found={found.data}
            missingT={work.planOutcome.plan.remainingAfterDropoutT}
            hasActed={hasLeftOut || clipping.running !== null || clipping.done.length > 0}
          />
          <DoneCuts clipping={clipping} onUndone={() => pairs.goTo(inOrder[0])} />
          {left.length > 0 && (
            <PairChoice
              {...{ plan, pairs, clipping, itemOf }}
              balancesOnce={work.planOutcome.balances}
              mapOf={isNarrow ? mapOf : () => null}
              onPoint={setPointed}
              onLeaveOut={leaveOut}
            />
          )}
        </>
      )}
    </MapLayout>
  );
}

type PairsOnMap = {
  pairs: readonly DoubleCount[];
  open: DoubleCount | undefined;
  pointed: DoubleCount | null;
  outlineOf: (id: string) => MultiPolygon | null;
  onOpen: (pair: DoubleCount) => void;
};

/** A numbered pin for each row; both areas of the one that is open or pointed at stand out. */
function usePairsOnMap(model: MapModel, on: PairsOnMap): void {
  const { pairs, open, pointed, outlineOf, onOpen } = on;
  useEffect(() => {
    model.pins.set(
      pairs.map((pair, index) => ({
        id: idOf(pair),
        number: index + 1,
        at: pair.at,
        title: pair.clippedName,
      })),
    );
    return model.pins.onClick((id) => {
      const pair = pairs.find((one) => idOf(one) === id);
      if (pair) onOpen(pair);
    });
  }, [model, pairs, onOpen]);
  useEffect(() => {
    const shown = pointed ?? open;
    const ids = shown ? [shown.clippedId, shown.keptId] : [];
    const areas = ids.flatMap((id) => outlineOf(id) ?? []);
    model.pointAt(areas.length > 0 ? areas : null);
  }, [model, open, pointed, outlineOf]);
  useEffect(
    () => () => {
      model.pins.set([]);
      model.pointAt(null);
    },
    [model],
  );
}

type DoubleCountSumsProps = {
  found: Answer<typeof listDoubleCounts>;
  missingT: number;
  /** Something has been cut or left out in this visit. */
  hasActed: boolean;
};

type Sums = { plannedT: number; extractionHa: number; missingT: number };

/** What the plan came to before anything was cut, and comes to now; land counted once. */
function DoubleCountSums({ found: { after }, missingT, hasActed }: DoubleCountSumsProps) {
  const t = useText(doubleCountText);
  const f = useFormat();
  const now: Sums = {
    plannedT: after.nitrogenReductionT ?? 0,
    extractionHa: after.extractionEffortHa ?? 0,
    missingT,
  };
  const [first, setFirst] = useState(now);
  // The answers come one by one: a mix of old and new must not stand as what it was before.
  if (!hasActed && isOther(first, now)) setFirst(now);
  const rows = [
    { key: "planned", of: ({ plannedT }: Sums) => plannedT },
    { key: "extraction", of: ({ extractionHa }: Sums) => extractionHa },
    { key: "missing", of: ({ missingT: tons }: Sums) => tons },
  ] as const;
  return (
    <div className="plan-double-sums">
      <Table
        caption={t("sums")}
        isCaptionHidden
        narrow="scroll"
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: "figure", title: t("figure"), cell: ({ key }) => t(`sum.${key}`) },
          {
            key: "first",
            title: t("sum.first"),
            isNumeric: true,
            cell: ({ of }) => f.amount(of(first)),
          },
          { key: "now", title: t("sum.now"), isNumeric: true, cell: ({ of }) => f.amount(of(now)) },
        ]}
      />
    </div>
  );
}
