import type { Plan } from "@mars/contracts/plans/planShapes";
import type { Balance } from "@mars/domain/plans/balance";
import type { Clip } from "@mars/domain/plans/chooseClips";
import { isShownT } from "@mars/domain/plans/coverage";
import type { KeyboardEvent, ReactNode } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { doubleCountText } from "../text/doubleCountText.ts";
import type { CountedItem } from "../work/countedItem.ts";
import type { DoubleCount } from "./DoubleCount.ts";
import type { PairGroup } from "./pairGroups.ts";
import { PairRow } from "./PairRow.tsx";
import { isWhollyTaken, pairSides } from "./pairSides.ts";
import { type Clippings, keyOf as keyOfClip } from "./useClipping.ts";

type Props = {
  plan: Plan;
  groups: readonly PairGroup[];
  /** With every overlap clipped. */
  balancesOnce: ReadonlyMap<string, Balance>;
  itemOf: (id: string) => CountedItem | undefined;
  openPair: DoubleCount | undefined;
  locked: ReadonlySet<string>;
  left: ReadonlySet<string>;
  keyOf: (pair: DoubleCount) => string;
  clipFor: (pair: DoubleCount) => Clip | null;
  clipping: Clippings;
  mapOf: (pair: DoubleCount) => ReactNode;
  /** Opens a pair and moves there. */
  onGo: (pair: DoubleCount | undefined) => void;
  onOpen: (pair: DoubleCount) => void;
  onPoint: (pair: DoubleCount | null) => void;
  onKeeper: (pair: DoubleCount, id: string) => void;
  onLock: (id: string) => void;
  onLeave: (pair: DoubleCount) => void;
  /** Takes sketches out of the plan; null where that is not the caller's. */
  onLeaveOut: ((ids: readonly string[]) => Promise<void>) | null;
};

/** Pairs by sub-catchment, with what that comes to; numbered as the pins on the map. */
export function PairList(props: Props) {
  const { plan, groups, balancesOnce, openPair, keyOf, clipping } = props;
  const t = useText(doubleCountText);
  const f = useFormat();
  const inOrder = groups.flatMap(({ pairs }) => pairs);
  const numberOf = new Map(inOrder.map((pair, index) => [keyOf(pair), index + 1]));
  const { onLeaveOut } = props;
  const leaveOut = onLeaveOut && (({ sketchId }: Clip) => onLeaveOut([sketchId]));
  function walk(event: KeyboardEvent<HTMLElement>) {
    const step = { j: 1, k: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = openPair ? inOrder.indexOf(openPair) : -1;
    props.onGo(inOrder[at + step]);
  }
  return (
    // The keys are a second way: every row is a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={walk}>
      {groups.map(({ opId, pairs, count, tons }) => {
        const balance = opId === null ? undefined : balancesOnce.get(opId);
        return (
          <section key={opId ?? "outside"} className="plan-pair-group">
            <div className="plan-pair-group-head">
              <h2>{plan.subCatchments.find((sub) => sub.opId === opId)?.name ?? t("outside")}</h2>
              <span>{t("group", { count, tons: f.tons(tons) })}</span>
            </div>
            {balance && <p className="plan-quiet">{consequence(balance)}</p>}
            <ul className="plan-pairs">
              {pairs.map((pair) => {
                const clip = props.clipFor(pair);
                const isBusy = clip !== null && clipping.busy === keyOfClip(clip);
                const sides = pairSides(pair, props.itemOf);
                return (
                  <PairRow
                    key={keyOf(pair)}
                    plan={plan}
                    pair={pair}
                    sides={sides}
                    number={numberOf.get(keyOf(pair))!}
                    isOpen={pair === openPair}
                    clip={clip}
                    locked={props.locked}
                    isLeft={props.left.has(keyOf(pair))}
                    isBusy={isBusy}
                    isRunning={clipping.running !== null}
                    map={props.mapOf(pair)}
                    onOpen={() => props.onOpen(pair)}
                    onPoint={(isPointed) => props.onPoint(isPointed ? pair : null)}
                    onKeeper={(id) => props.onKeeper(pair, id)}
                    onLock={props.onLock}
                    whole={
                      clip && isWhollyTaken(clip, pair, props.itemOf)
                        ? { onLeaveOut: leaveOut && (() => void goOn(pair, leaveOut(clip))) }
                        : null
                    }
                    onClip={(chosen) => void cut(pair, chosen)}
                    onLeave={() => {
                      props.onGo(inOrder[inOrder.indexOf(pair) + 1]);
                      props.onLeave(pair);
                    }}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );

  /** The next pair is where one continues: the row that was pressed goes away. */
  async function goOn(pair: DoubleCount, work: Promise<void>): Promise<void> {
    const at = inOrder.indexOf(pair);
    const next = inOrder[at + 1] ?? inOrder[at - 1];
    await work;
    props.onGo(next);
  }

  function cut(pair: DoubleCount, clip: Clip): Promise<void> {
    const isSwapped = clip.sketchId !== pair.clippedId;
    const what = t("clippedOne", {
      name: isSwapped ? pair.keptName : pair.clippedName,
      kept: isSwapped ? pair.clippedName : pair.keptName,
    });
    return goOn(pair, clipping.clip([clip], what));
  }

  function consequence({ hasNeed, remainingAfterDropoutT }: Balance): string {
    if (!hasNeed) return t("groupNoNeed");
    return isShownT(remainingAfterDropoutT)
      ? t("groupMissing", { tons: f.tons(remainingAfterDropoutT) })
      : t("groupCovered");
  }
}
