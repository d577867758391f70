import type { GapAnswer, Plan } from "@mars/contracts/plans/planShapes";
import { useEffect, useMemo, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { MapModel } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { useOutlines } from "../planQueries.ts";
import { gapText } from "../text/gapText.ts";
import { potentialText } from "../text/potentialText.ts";
import { scenarioText } from "../text/scenarioText.ts";
import { type CountedItem, isSketch, otherPlanOf } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { GapChosenList } from "./GapChosenList.tsx";
import { GapOthersTable } from "./GapOthersTable.tsx";
import { gapSolutions } from "./gapSolution.ts";
import type { GapOthers, GapWish } from "./useGap.ts";

type Props = {
  plan: Plan;
  work: PlanWork;
  model: MapModel;
  answer: GapAnswer;
  others: GapOthers;
  wish: GapWish;
  onDraw: (opId: string) => void;
  onLonger: () => void;
  onOthers: () => void;
  onBar: (id: string) => void;
  onReplace: (id: string, replacement: readonly string[]) => void;
  onAgain: () => void;
};

/** Result, what is proven, the numbered list = pins, other ways, and taking one in (undoable). */
export function GapResult(props: Props) {
  const { plan, work, model, answer, others, wish, onAgain } = props;
  const t = useText(scenarioText);
  const places = useText(potentialText);
  const f = useFormat();
  const { keeps } = wish;
  // As it was when the answer came: counting them must not empty the list.
  const [before] = useState(() => {
    const own = work.items.filter((item) => otherPlanOf(item, plan.id) === null);
    return {
      own,
      counted: new Set(own.filter(work.isCounted).map(({ id }) => id)),
      missingT: work.outcome.plan.remainingAfterDropoutT,
    };
  });
  const [shown, setShown] = useState(0);
  const [taken, setTaken] = useState<number | null>(null);
  const solutions = useMemo(() => gapSolutions(answer, others.data), [answer, others.data]);
  const { added, included, excluded } = useMemo(
    () =>
      gapSteps(
        (solutions[shown] ?? solutions[0]!).ids,
        before.own,
        ({ id }) => before.counted.has(id),
        keeps,
      ),
    [solutions, shown, before, keeps],
  );
  const outlines = useOutlines(plan.id).data;
  const nameOf = (opId: string) =>
    plan.subCatchments.find((sub) => sub.opId === opId)?.name ?? opId;
  useEffect(() => {
    model.pins.set(
      added.flatMap(({ id, name, point: at }, index) =>
        at ? [{ id, number: index + 1, at, title: name }] : [],
      ),
    );
    const stop = model.pins.onClick((id) =>
      document.getElementById(`gap-${id}`)?.querySelector("a")?.focus(),
    );
    return () => {
      stop();
      model.pointAt(null);
    };
  }, [model, added]);

  const point = (id: string | null) => {
    const geo = before.own.find((item) => item.id === id)?.geoLocationId;
    model.pointAt((geo && outlines?.get(geo)) || null);
  };
  const count = added.length;
  const heading =
    answer.unclosed.length > 0
      ? t("gap.closest", { count })
      : count === 0
        ? t("gap.nothing")
        : t("gap.covers", { count });
  // Land counted once, so less than the sketches add up to; where none are kept, all of a need.
  const coversT = answer.unclosed.reduce((left, { tonsLeft }) => left - tonsLeft, before.missingT);
  const addedT = added.reduce((sum, { effects }) => sum + (effects.nitrogenReductionT ?? 0), 0);
  const areaHa = added.reduce((sum, one) => sum + one.areaHa, 0);
  const choiceCount = before.own.filter(
    (item) => isSketch(item) && item.kind === "sketch_project" && !wish.barred.includes(item.id),
  ).length;
  return (
    <>
      <h3>
        <span role="status">{heading}</span>
      </h3>
      {count > 0 && (
        <p>
          {t(keeps ? "gap.net" : "gap.gives", {
            count,
            tons: f.tons(keeps ? coversT : addedT),
            area: f.hectares(areaHa),
          })}
        </p>
      )}
      {answer.unclosed
        .toSorted((a, b) => b.tonsLeft - a.tonsLeft)
        .map(({ opId, tonsLeft }) => (
          <p key={opId} className="plan-gap-left">
            {t("gap.left", { name: nameOf(opId), tons: f.tons(tonsLeft) })}{" "}
            {plan.rights.createSketch && (
              <Button
                variant="text"
                size="small"
                aria-label={places("drawIn", { name: nameOf(opId) })}
                onClick={() => props.onDraw(opId)}
              >
                {places("draw")}
              </Button>
            )}
          </p>
        ))}
      {answer.extractionShortHa > 0 && (
        <p className="plan-gap-left">
          {t("gap.extractionShort", { area: f.hectares(answer.extractionShortHa) })}
        </p>
      )}
      {count > 0 && solutions[shown]?.isAnswer && shown === 0 && (
        <GapProof answer={answer} wish={wish} choiceCount={choiceCount} onLonger={props.onLonger} />
      )}
      <GapChosenList
        plan={plan}
        work={work}
        added={added}
        solutions={solutions}
        wanting={new Set(answer.chosen.flatMap(({ closes }) => closes.map(({ opId }) => opId)))}
        onPoint={point}
        heldIds={(solutions[shown] ?? solutions[0]!).ids}
        barred={wish.barred}
        onBar={props.onBar}
        onReplace={props.onReplace}
      />
      {count > 0 && (
        <GapOthersTable
          others={others}
          solutions={solutions}
          shown={shown}
          onShow={setShown}
          onRetry={props.onOthers}
        />
      )}
      <Disclosure summary={t("gap.how")}>
        <p>{t("gap.howText")}</p>
      </Disclosure>
      <div className="plan-actions plan-gap-foot">
        {taken !== null && taken === shown ? (
          <>
            <p role="status">{t("gap.taken", { count })}</p>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                void work.change(excluded, included);
                setTaken(null);
              }}
            >
              {t("gap.undo")}
            </Button>
          </>
        ) : (
          (included.length > 0 || excluded.length > 0) && (
            <Button
              onClick={() => {
                void work.change(included, [...excluded, ...earlierTaken()]);
                setTaken(shown);
              }}
            >
              {t(keeps ? "gap.take" : "gap.takeOnly", { count })}
            </Button>
          )
        )}
        <Button variant="text" onClick={onAgain}>
          {t("gap.again")}
        </Button>
      </div>
    </>
  );

  /** Taking another solution puts back what only the one before it had brought in. */
  function earlierTaken(): string[] {
    if (taken === null) return [];
    const now = new Set(solutions[shown]?.ids ?? []);
    return (solutions[taken]?.ids ?? []).filter((id) => !now.has(id) && !before.counted.has(id));
  }
}

/** What taking a set means: which sketches come in and, where nothing is kept, which go out. */
export function gapSteps(
  ids: readonly string[],
  items: readonly CountedItem[],
  isCounted: (item: CountedItem) => boolean,
  keeps: boolean,
): { added: CountedItem[]; included: string[]; excluded: string[] } {
  const counted = new Set(items.filter(isCounted).map(({ id }) => id));
  const chosen = new Set(ids);
  const byTons = items
    .filter(({ id }) => chosen.has(id))
    .toSorted((a, b) => (b.effects.nitrogenReductionT ?? 0) - (a.effects.nitrogenReductionT ?? 0));
  const included = byTons.filter(({ id }) => !counted.has(id));
  return {
    added: keeps ? included : byTons,
    included: included.map(({ id }) => id),
    excluded: keeps
      ? []
      : items
          .filter(
            ({ id, stage }) => stage === "sketch_project" && counted.has(id) && !chosen.has(id),
          )
          .map(({ id }) => id),
  };
}

type GapProofProps = {
  answer: GapAnswer;
  wish: GapWish;
  /** Sketches there were to choose between. */
  choiceCount: number;
  onLonger: () => void;
};

/** What is proven of the answer, in a plain sentence, or that it is not. */
function GapProof({ answer, wish, choiceCount, onLonger }: GapProofProps) {
  const t = useText(gapText);
  const f = useFormat();
  const seconds = f.amount(answer.seconds);
  if (answer.proof === "none-better") {
    const isWeighed = Object.values(wish.weights).some((weight) => weight !== "none");
    const { outcome } = answer;
    const what = outcome === "infeasible-closest" ? "closest" : "none-better";
    return (
      <Alert variant="success" title={t(`proof.${what}.${isWeighed ? "weighed" : wish.smallest}`)}>
        {t("proof.none-better.text", { count: choiceCount })}
      </Alert>
    );
  }
  if (answer.proof === "close")
    return (
      <Alert
        variant="success"
        title={t("proof.close", { gap: f.percent(shownGap(answer.provenGap ?? 0)) })}
      >
        {t("proof.close.text", { seconds })}
      </Alert>
    );
  return (
    <Alert variant="warning" title={t("proof.unproven")}>
      {t("proof.unproven.text", { seconds })}{" "}
      <Button variant="text" size="small" onClick={onLonger}>
        {t("proof.longer")}
      </Button>
    </Alert>
  );
}

/** 'At most' is said to one decimal: rounded up, it still holds. */
function shownGap(share: number): number {
  return Math.max(0.001, Math.ceil(share * 1000) / 1000);
}
