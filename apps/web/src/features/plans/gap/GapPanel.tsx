import type { Plan, PlanSketch } from "@mars/contracts/plans/planShapes";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { type GapWeights, NO_WEIGHTS, WEIGHTS, weightFields } from "@mars/domain/plans/gapWeights";
import { MAX_EXTRACTION_GOAL_HA } from "@mars/domain/plans/maxNeed";
import { useEffect, useRef, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { MapModel } from "../../../map/index.ts";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { gapText } from "../text/gapText.ts";
import { scenarioText } from "../text/scenarioText.ts";
import { isSketch } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { GapResult } from "./GapResult.tsx";
import {
  type GapWish,
  LONGER_SECONDS,
  useGap,
  useGapAlternatives,
  USUAL_SECONDS,
} from "./useGap.ts";
import "./gap.css";

type Props = {
  plan: Plan;
  work: PlanWork;
  model: MapModel;
  /** Draw where sketches cannot close the gap. */
  onDraw: (opId: string) => void;
  onClose: () => void;
};

/** The gap closer: what is asked, the running work with a stop, the answer. */
export function GapPanel({ plan, work, model, onDraw, onClose }: Props) {
  const t = useText(scenarioText);
  const f = useFormat();
  const own = useText(gapText);
  const [wish, setWish] = useState<GapWish>({
    keeps: true,
    smallest: "area",
    extractionGoalHa: 0,
    weights: NO_WEIGHTS,
    barred: [],
    held: [],
  });
  const [isAsking, setAsking] = useState(true);
  const gap = useGap(plan, work);
  const others = useGapAlternatives(plan, work);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    title.current?.focus();
    // Closing takes the focused button away; without this the next Tab begins at the page's top.
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const { cancel } = gap;
  const { cancel: cancelOthers } = others;
  useEffect(
    () => () => {
      cancel();
      cancelOthers();
      model.pins.set([]);
      model.pointAt(null);
    },
    [cancel, cancelOthers, model],
  );
  const isGoalTooMuch = wish.extractionGoalHa > MAX_EXTRACTION_GOAL_HA;
  const isGoalNegative = wish.extractionGoalHa < 0;
  async function run(asked = wish, maxSeconds = USUAL_SECONDS) {
    setWish(asked);
    const answer = await gap.run({ wish: asked, maxSeconds });
    if (answer === null) return;
    setAsking(false);
    // The pressed button is gone; the answer begins where the question did.
    title.current?.focus();
    if (answer.chosen.length > 0) void others.run({ wish: asked, answer });
  }
  const ownSketches = work.items.filter(
    (item) => isSketch(item) && item.planId === plan.id && item.kind === "sketch_project",
  ) as PlanSketch[];
  const isAnswered = !isAsking && gap.data !== null;
  function allowBarred() {
    const asked = { ...wish, barred: [], held: [] };
    if (isAnswered) void run(asked);
    else setWish(asked);
  }
  return (
    <section className="plan-gap map-float" aria-labelledby="plan-gap-title">
      <div className="plan-gap-head">
        <h2 id="plan-gap-title" ref={title} tabIndex={-1}>
          {t("gap.title")}
        </h2>
        <IconButton icon="close" label={t("gap.close")} onClick={onClose} />
      </div>
      {gap.error && <ProblemAlert error={gap.error} />}
      {wish.barred.length > 0 && (
        <p className="plan-quiet plan-gap-pins">
          {own("barred", { count: wish.barred.length })}
          <Button variant="text" size="small" onClick={allowBarred}>
            {own("unbar", { count: wish.barred.length })}
          </Button>
        </p>
      )}
      {isAsking || !gap.data ? (
        <>
          <p>{t("gap.intro", { share: f.exactPercent(work.dropoutShare) })}</p>
          <Checkbox
            label={t("gap.keep")}
            isChecked={wish.keeps}
            onChange={(keeps) => setWish({ ...wish, keeps })}
          />
          <p className="plan-quiet plan-gap-pins">
            {t("gap.pinned", { count: work.pinned.size })}
            {work.pinned.size > 0 && (
              <Button
                variant="text"
                size="small"
                onClick={() => work.pinned.forEach((id) => work.togglePin(id))}
              >
                {t("gap.unpin")}
              </Button>
            )}
          </p>
          <RadioGroup
            legend={t("gap.smallest")}
            variant="segmented"
            value={wish.smallest}
            onChange={(smallest) => setWish({ ...wish, smallest })}
            options={[
              { value: "area", label: t("gap.area") },
              { value: "count", label: t("gap.count") },
            ]}
          />
          <NumberField
            label={t("gap.goal")}
            unit="ha"
            isOptional
            value={wish.extractionGoalHa || null}
            error={
              isGoalNegative
                ? own("goalNegative")
                : isGoalTooMuch
                  ? own("goalTooMuch", { most: f.integer(MAX_EXTRACTION_GOAL_HA) })
                  : null
            }
            onChange={(goal) => setWish({ ...wish, extractionGoalHa: goal ?? 0 })}
          />
          <GapWeightFields
            sketches={ownSketches}
            hasProjects={work.items.some((item) => !isSketch(item))}
            hasNature={model.layers.dataset(datasetIds.protectedNature) !== null}
            weights={wish.weights}
            onChange={(weights) => setWish({ ...wish, weights })}
          />
          {gap.status === "RUNNING" ? (
            <div className="plan-actions">
              <Spinner label={t("gap.running")} />
              <Button variant="secondary" size="small" onClick={cancel}>
                {t("gap.cancel")}
              </Button>
            </div>
          ) : (
            <Button disabled={isGoalTooMuch || isGoalNegative} onClick={() => void run()}>
              {t("gap.run")}
            </Button>
          )}
        </>
      ) : (
        <GapResult
          plan={plan}
          work={work}
          model={model}
          key={gap.data.seconds}
          answer={gap.data}
          others={others}
          wish={wish}
          onDraw={onDraw}
          onLonger={() => void run(wish, LONGER_SECONDS)}
          onOthers={() => gap.data && void others.run({ wish, answer: gap.data })}
          onBar={(id) => void run({ ...wish, barred: [...wish.barred, id] })}
          onReplace={(id, replacement) => {
            const held = gap.data!.chosen.map((one) => one.id).filter((one) => one !== id);
            const barred = [...wish.barred, id];
            void run({ ...wish, barred, held: [...held, ...replacement] });
          }}
          onAgain={() => {
            setWish({ ...wish, held: [] });
            cancelOthers();
            model.pins.set([]);
            setAsking(true);
            title.current?.focus();
          }}
        />
      )}
    </section>
  );
}

type GapWeightFieldsProps = {
  /** The plan's own, which alone may be chosen. */
  sketches: readonly PlanSketch[];
  /** What distance is measured to. */
  hasProjects: boolean;
  /** The map of protected nature is loaded. */
  hasNature: boolean;
  weights: GapWeights;
  onChange: (weights: GapWeights) => void;
};

/** How much what maps and planners say of the land counts next to size; only what something is
 * known of. */
function GapWeightFields(props: GapWeightFieldsProps) {
  const { sketches, weights, onChange } = props;
  const t = useText(gapText);
  const knownOf = (field: keyof GapWeights) => {
    if (field === "distance" && !props.hasProjects) return 0;
    if (field === "protectedNature" && !props.hasNature) return 0;
    const isKnown = (sketch: PlanSketch) => {
      if (field === "soil") return sketch.carbonOverlapHa !== null;
      if (field === "distance" || field === "protectedNature") return sketch.point !== null;
      return sketch[field] !== null;
    };
    return sketches.filter(isKnown).length;
  };
  const fields = weightFields.filter((field) => knownOf(field) > 0);
  if (fields.length === 0) return null;
  return (
    <Disclosure summary={t("weights.title")}>
      {fields.map((field) => {
        const known = knownOf(field);
        return (
          <RadioGroup
            key={field}
            legend={t(`weights.${field}`)}
            variant="segmented"
            {...(known < sketches.length && {
              hint: t("weights.known", { known, count: sketches.length }),
            })}
            value={weights[field]}
            options={WEIGHTS.map((value) => ({ value, label: t(`weights.${value}`) }))}
            onChange={(weight) => onChange({ ...weights, [field]: weight })}
          />
        );
      })}
      <p className="plan-quiet">{t("weights.hint")}</p>
    </Disclosure>
  );
}
