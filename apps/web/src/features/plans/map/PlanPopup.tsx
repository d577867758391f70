import type { Plan } from "@mars/contracts/plans/planShapes";
import { clipOf } from "@mars/domain/plans/chooseClips";
import { mayCount } from "@mars/domain/plans/countsInPlan";
import { areaText } from "@mars/wording/format/areaText";
import { stageText } from "@mars/wording/stages/stageText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { useMissingWords } from "../balance/useMissingWords.ts";
import type { DoubleCount } from "../doubleCounts/DoubleCount.ts";
import { isWhollyTaken } from "../doubleCounts/pairSides.ts";
import { type Clippings, useClipping } from "../doubleCounts/useClipping.ts";
import { keyOfPair } from "../doubleCounts/usePairs.ts";
import { useItemWords } from "../items/ItemList.tsx";
import { stageWord } from "../items/stageWord.ts";
import { useDoubleCounts } from "../planQueries.ts";
import { doubleCountText } from "../text/doubleCountText.ts";
import { planText } from "../text/planText.ts";
import { type CountedItem, isSketch, otherPlanOf } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import type { UnitsOnMap } from "./unitsOnMap.ts";

type Props = {
  plan: Plan;
  work: PlanWork;
  units: UnitsOnMap;
  /** What lies where one clicked, topmost first. */
  here: readonly CountedItem[];
  unit: string | null;
  onOpenUnit: (opId: string) => void;
  onOverlaps: () => void;
};

/** What lies at the click: what it is and gives, whether it counts, and the land it shares. */
export function PlanPopup({ plan, work, units, here, unit, onOpenUnit, onOverlaps }: Props) {
  const missing = useMissingWords(plan.verdict);
  const itemOf = (id: string) => work.items.find((item) => item.id === id);
  const clipping = useClipping(plan, itemOf);
  const found = useDoubleCounts(plan.id);
  const pairs = (found.data?.pairs ?? []).filter(
    (pair) => (clipping.settled.get(keyOfPair(pair)) ?? 0) <= found.dataUpdatedAt,
  );
  const sub = plan.subCatchments.find(({ opId }) => opId === unit);
  const balance = sub && (work.outcome.balances.get(sub.opId) ?? sub.balance);
  return (
    <>
      {sub && balance && (
        <Button variant="text" size="small" onClick={() => onOpenUnit(sub.opId)}>
          {sub.name}, {missing(balance)}
        </Button>
      )}
      <ul className="plan-here">
        {here.map((item) => (
          // Pointing only shows the row's area on the map; the link in it does the same by key.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={item.id}
            onPointerEnter={() => units.pointItem(item)}
            onPointerLeave={() => units.pointItem(undefined)}
            onFocus={() => units.pointItem(item)}
            onBlur={() => units.pointItem(undefined)}
          >
            <Facts plan={plan} item={item} />
            <Counts plan={plan} work={work} item={item} />
            <Shared
              pairs={pairs.filter((pair) => yielderOf(pair) === item.id)}
              {...{ item, clipping, itemOf, onOverlaps }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Which of a pair gives up the land, as when all of them are cut. */
const yielderOf = (pair: DoubleCount) => clipOf(pair, new Set())?.sketchId ?? pair.clippedId;

function Facts({ plan, item }: { plan: Plan; item: CountedItem }) {
  const t = useText(planText);
  const stages = useText(stageText);
  const wordsOf = useItemWords(plan);
  const f = useFormat();
  const isForest = isSketch(item) && item.kind === "uroert_skov";
  const tons = item.effects.nitrogenReductionT;
  const to = isSketch(item)
    ? ("/plans/:id/sketch-projects/:projectId" as const)
    : ("/plans/:id/projects/:projectId" as const);
  return (
    <>
      <p className="plan-here-name">
        <StageSwatch stage={stageWord[item.stage]} />
        <Link to={to} params={{ id: plan.id, projectId: item.id }}>
          {item.name || t("noName")}
        </Link>
        <b>{tons === null ? "–" : f.tons(tons)}</b>
      </p>
      <p className="plan-quiet">
        {isForest ? t("uroert_skov") : stages(item.stage)}, {wordsOf(item)}
      </p>
    </>
  );
}

/** A switch for those who decide or try things out; others see how it is. */
function Counts({ plan, work, item }: { plan: Plan; work: PlanWork; item: CountedItem }) {
  const t = useText(planText);
  const other = otherPlanOf(item, plan.id);
  const isCounted = work.isCounted(item) && (!isSketch(item) || mayCount(item));
  const words = t(isCounted ? "here.counted" : "here.out");
  if (other !== null)
    return (
      <p className="plan-quiet">
        {words}.{" "}
        {t(isSketch(item) && item.isBeside ? "otherPlanDraft" : "otherPlan", { plan: other })}
      </p>
    );
  if ((work.mode === "plan" && !plan.rights.include) || (isSketch(item) && !mayCount(item)))
    return <p className="plan-quiet">{words}</p>;
  return (
    <Checkbox
      label={
        <>
          {t("here.counted")} <span className="sr-only">{item.name}</span>
        </>
      }
      isChecked={isCounted}
      onChange={(included) => void work.toggle([item.id], included)}
    />
  );
}

type SharedProps = {
  item: CountedItem;
  /** Those in which the item gives up the land. */
  pairs: readonly DoubleCount[];
  clipping: Clippings;
  itemOf: (id: string) => CountedItem | undefined;
  onOverlaps: () => void;
};

/** The largest piece of land that the sketch should give up, with its cut; the rest is a tool away. */
function Shared({ item, pairs, clipping, itemOf, onOverlaps }: SharedProps) {
  const t = useText(planText);
  const words = useText(doubleCountText);
  const f = useFormat();
  const [pair, ...more] = pairs.toSorted((a, b) => b.overlapHa - a.overlapHa);
  if (!pair) return null;
  const clip = clipOf(pair, new Set());
  const kept = pair.clippedId === item.id ? pair.keptName : pair.clippedName;
  const isWhole = clip !== null && isWhollyTaken(clip, pair, itemOf);
  return (
    <div className="plan-here-shared">
      <p>
        {isWhole ? (
          words("whole", { name: item.name, kept })
        ) : (
          <>
            {t("here.also", { area: areaText(f, pair.overlapHa), name: kept })}{" "}
            {t(pair.keptStage === "sketch_project" ? "here.once" : "here.onlyThere")}
          </>
        )}
      </p>
      {clip && !isWhole && (
        <Button
          variant="secondary"
          size="small"
          isBusy={clipping.busy === keyOfPair(pair)}
          onClick={() => void clipping.clip([clip])}
        >
          {t("here.clip")} <span className="sr-only">{item.name}</span>
        </Button>
      )}
      {more.length > 0 && (
        <Button variant="text" size="small" onClick={onOverlaps}>
          {t("here.more", { count: more.length })}
        </Button>
      )}
    </div>
  );
}
