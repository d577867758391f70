import type { Plan } from "@mars/contracts/planShapes";
import { useEffect, useRef, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { MapModel } from "../../../map/index.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { NumberField } from "../../../ui/NumberField.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { scenarioText } from "../text/scenarioText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { GapResult } from "./GapResult.tsx";
import { type GapWish, useGap } from "./useGap.ts";

type Props = { plan: Plan; work: PlanWork; model: MapModel; onClose: () => void };

/** The gap closer: what is asked, the running work with a stop, the answer. */
export function GapPanel({ plan, work, model, onClose }: Props) {
  const t = useText(scenarioText);
  const f = useFormat();
  const [wish, setWish] = useState<GapWish>({
    keeps: true,
    smallest: "area",
    extractionGoalHa: 0,
  });
  const [isAsking, setAsking] = useState(true);
  const gap = useGap(plan, work);
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
  useEffect(
    () => () => {
      cancel();
      model.pins.set([]);
      model.pointAt(null);
    },
    [cancel, model],
  );
  async function run() {
    if ((await gap.run(wish)) !== null) setAsking(false);
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
            onChange={(goal) => setWish({ ...wish, extractionGoalHa: Math.max(0, goal ?? 0) })}
          />
          {gap.status === "RUNNING" ? (
            <div className="plan-actions">
              <Spinner label={t("gap.running")} />
              <Button variant="secondary" size="small" onClick={cancel}>
                {t("gap.cancel")}
              </Button>
            </div>
          ) : (
            <Button onClick={() => void run()}>{t("gap.run")}</Button>
          )}
        </>
      ) : (
        <GapResult
          plan={plan}
          work={work}
          model={model}
          answer={gap.data}
          keeps={wish.keeps}
          onAgain={() => {
            model.pins.set([]);
            setAsking(true);
          }}
        />
      )}
    </section>
  );
}
