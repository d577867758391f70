import "./doubleCounts.css";
import type { MultiPolygon } from "@mars/contracts/layers";
import type { Plan } from "@mars/contracts/planShapes";
import { useMemo, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { MapLayout, type MapModel, MapView, PanelHead } from "../../../map/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/StateBlock.tsx";
import { FilterRow } from "../items/FilterRow.tsx";
import { useDoubleCounts } from "../planQueries.ts";
import { useIsNarrow } from "../screen/useIsNarrow.ts";
import { doubleCountText } from "../text/doubleCountText.ts";
import { outcomeOf } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { countedOnceItems } from "./countedOnceItems.ts";
import type { DoubleCount } from "./DoubleCount.ts";
import { DoubleCountSums } from "./DoubleCountSums.tsx";
import { PairList } from "./PairList.tsx";
import { PairMap } from "./PairMap.tsx";
import { pairGroups } from "./pairGroups.ts";
import { type PairKind, kindOf, pairKinds } from "./pairKind.ts";
import { pairRowId } from "./PairRow.tsx";
import { chosenClip, pairSides } from "./pairSides.ts";
import { keyOf, useClipping } from "./useClipping.ts";
import { usePairsOnMap } from "./usePairsOnMap.ts";

/** More rows at once would keep the panel waiting. */
const pageSize = 50;

type Props = {
  plan: Plan;
  work: PlanWork;
  model: MapModel;
  outlines: ReadonlyMap<string, MultiPolygon> | undefined;
  onClose: () => void;
};

const keyOfPair = ({ clippedId, keptId }: DoubleCount) => keyOf({ sketchId: clippedId, keptId });
const changed = (known: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(known);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Land that several count, pair by pair on the map: who keeps it, locks, one cut or all, undo. */
export function DoubleCountRoom({ plan, work, model, outlines, onClose }: Props) {
  const t = useText(doubleCountText);
  const f = useFormat();
  const isNarrow = useIsNarrow();
  const found = useDoubleCounts(plan.id);
  const clipping = useClipping(plan);
  const [kind, setKind] = useState<PairKind | "all" | "left">("all");
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [keepers, setKeepers] = useState<Readonly<Record<string, string>>>({});
  const [opened, setOpened] = useState<string | null>(null);
  const [pointed, setPointed] = useState<DoubleCount | null>(null);
  const [most, setMost] = useState(pageSize);

  const itemById = useMemo(() => new Map(work.items.map((item) => [item.id, item])), [work.items]);
  const once = useMemo(
    () =>
      outcomeOf(plan, countedOnceItems(work.items, found.data?.lost ?? []), {}, work.dropoutShare),
    [plan, work.items, work.dropoutShare, found.data],
  );
  const pairs = useMemo(
    () => (found.data?.pairs ?? []).filter((pair) => !clipping.settled.has(keyOfPair(pair))),
    [found.data, clipping.settled],
  );
  const ofKind = (which: PairKind | "all" | "left") =>
    pairs.filter((pair) => {
      const isLeft = left.has(keyOfPair(pair));
      if (which === "left") return isLeft;
      return !isLeft && (which === "all" || kindOf(pair) === which);
    });
  const matching = ofKind(kind);
  const groups = pairGroups(matching.slice(0, most), (id) =>
    (itemById.get(id)?.subCatchments ?? []).filter(({ opId }) =>
      plan.subCatchments.some((sub) => sub.opId === opId),
    ),
  );
  const inOrder = groups.flatMap((group) => group.pairs);
  const open = inOrder.find((pair) => keyOfPair(pair) === opened) ?? inOrder[0];
  const clipFor = (pair: DoubleCount) => chosenClip(pair, locked, keepers[keyOfPair(pair)]);
  const clips = kind === "left" ? [] : matching.flatMap((pair) => clipFor(pair) ?? []);
  const outlineOf = (id: string) => outlines?.get(itemById.get(id)?.geoLocationId ?? "") ?? null;
  function goTo(pair: DoubleCount | undefined) {
    if (!pair) return;
    setOpened(keyOfPair(pair));
    requestAnimationFrame(() => document.getElementById(pairRowId(pair))?.focus());
  }
  async function undo(cut: (typeof clipping.done)[number]["changed"]): Promise<void> {
    await clipping.restore(cut);
    goTo(inOrder[0]);
  }
  usePairsOnMap(model, { pairs: inOrder, open, pointed, outlineOf, onOpen: goTo });

  const mapOf = (pair: DoubleCount | undefined) => {
    if (!pair) return null;
    const [usual, other] = pairSides(pair, (id) => itemById.get(id));
    const isSwapped = clipFor(pair)?.keptId === other.id;
    return (
      <PairMap
        keeps={isSwapped ? other : usual}
        gives={isSwapped ? usual : other}
        overlapHa={pair.overlapHa}
        outlineOf={outlineOf}
      />
    );
  };
  const tooMuchT =
    (found.data?.before.nitrogenReductionT ?? 0) - (found.data?.after.nitrogenReductionT ?? 0);
  const title = !found.data
    ? t("titlePending")
    : pairs.length === 0
      ? t("titleNone")
      : t("title", { count: pairs.length });
  const isMany = clipping.running !== null && clipping.running.count > 1;
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
            found.data &&
            pairs.length > 0 && (
              <p>{t("text", { area: f.hectares(found.data.overlapHa), tons: f.tons(tooMuchT) })}</p>
            )
          }
        />
      }
      foot={
        <>
          {isMany && clipping.running ? (
            <Button onClick={clipping.stop}>{t("stop", clipping.running)}</Button>
          ) : (
            clips.length > 1 && (
              <Button isBusy={clipping.running !== null} onClick={() => void clipping.clip(clips)}>
                {t("clipAll", { count: clips.length })}
              </Button>
            )
          )}
          <Button variant="secondary" onClick={onClose}>
            {t("done")}
          </Button>
        </>
      }
      map={
        <>
          <MapView model={model} label={t("map", { title: plan.title })} />
          {!isNarrow && open && <div className="plan-pair-card map-float">{mapOf(open)}</div>}
        </>
      }
    >
      <p className="sr-only" role="status">
        {found.data && title}
      </p>
      {found.isPending && (
        <Skeleton label={t("loading")}>
          <SkeletonLine width="60%" />
          <SkeletonLine />
          <SkeletonLine />
        </Skeleton>
      )}
      {found.isError && <ErrorState title={t("failed")} onRetry={() => void found.refetch()} />}
      {found.data && (
        <>
          {pairs.length === 0 && <p>{t("none")}</p>}
          <DoubleCountSums
            found={found.data}
            missingT={work.planOutcome.plan.remainingAfterDropoutT}
            missingOnceT={once.plan.remainingAfterDropoutT}
          />
          {clipping.done.length > 0 && (
            <ul className="plan-pairs-done" aria-label={t("doneList")}>
              {clipping.done.map(({ what, changed: outlinesBefore }) => (
                <li key={outlinesBefore.map(({ geoLocationId }) => geoLocationId).join()}>
                  <span>{what}</span>
                  <Button
                    variant="text"
                    size="small"
                    disabled={clipping.running !== null}
                    aria-label={t("undoOf", { what })}
                    onClick={() => void undo(outlinesBefore)}
                  >
                    {t("undo")}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {pairs.length > 0 && (
            <>
              <FilterRow
                label={t("kinds")}
                filters={(["all", ...pairKinds, "left"] as const).flatMap((key) => {
                  const count = ofKind(key).length;
                  if (count === 0 && key !== kind && key !== "all") return [];
                  return [{ key, label: t(`kind.${key}`), count }];
                })}
                selected={kind}
                onSelect={setKind}
              />
              {matching.length === 0 && <p role="status">{t("empty")}</p>}
              <PairList
                plan={plan}
                groups={groups}
                balancesOnce={once.balances}
                itemOf={(id) => itemById.get(id)}
                openPair={open}
                locked={locked}
                left={left}
                keyOf={keyOfPair}
                clipFor={clipFor}
                clipping={clipping}
                mapOf={isNarrow ? mapOf : () => null}
                onGo={goTo}
                onOpen={(pair) => setOpened(keyOfPair(pair))}
                onPoint={setPointed}
                onKeeper={(pair, id) => setKeepers({ ...keepers, [keyOfPair(pair)]: id })}
                onLock={(id) => setLocked(changed(locked, id))}
                onLeave={(pair) => setLeft(changed(left, keyOfPair(pair)))}
              />
              {matching.length > most && (
                <Button variant="secondary" size="small" onClick={() => setMost(most + pageSize)}>
                  {t("more", { count: Math.min(pageSize, matching.length - most) })}
                </Button>
              )}
              <p className="plan-quiet">
                {t("rule")} {t("keys")}
              </p>
            </>
          )}
        </>
      )}
    </MapLayout>
  );
}
