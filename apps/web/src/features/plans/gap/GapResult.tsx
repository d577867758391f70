import type { GapAnswer, Plan } from "@mars/contracts/planShapes";
import { useEffect, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import type { MapModel } from "../../../map/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { useOutlines } from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";
import { otherPlanOf } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { gapSteps } from "./gapSteps.ts";
import { PinButton } from "./PinButton.tsx";

type Props = {
  plan: Plan;
  work: PlanWork;
  model: MapModel;
  answer: GapAnswer;
  keeps: boolean;
  onAgain: () => void;
};
type Steps = ReturnType<typeof gapSteps>;

/** Result, guarantee, numbered list = pins, how it was found, and taking it in (undoable). */
export function GapResult({ plan, work, model, answer, keeps, onAgain }: Props) {
  const t = useText(scenarioText);
  const f = useFormat();
  // As it was when the answer came: counting them must not empty the list.
  const [{ added, included, excluded }] = useState<Steps>(() =>
    gapSteps(
      answer,
      work.items.filter((item) => otherPlanOf(item, plan.id) === null),
      work.isCounted,
      keeps,
    ),
  );
  const [isTaken, setTaken] = useState(false);
  const outlines = useOutlines(plan.id).data;
  const nameOf = (opId: string) =>
    plan.subCatchments.find((sub) => sub.opId === opId)?.name ?? opId;
  const [places] = useState(() => new Map(work.items.map((item) => [item.id, item])));
  useEffect(() => {
    model.pins.set(
      added.flatMap(({ id, name }, index) => {
        const at = places.get(id)?.point;
        return at ? [{ id, number: index + 1, at, title: name }] : [];
      }),
    );
    return model.pins.onClick((id) =>
      document.getElementById(`gap-${id}`)?.querySelector("a")?.focus(),
    );
  }, [model, added, places]);

  const point = (id: string | null) => {
    const geo = id === null ? undefined : places.get(id)?.geoLocationId;
    model.pointAt((geo && outlines?.get(geo)) || null);
  };
  const count = added.length;
  const heading =
    answer.unclosed.length > 0
      ? t("gap.closest", { count })
      : count === 0
        ? t("gap.nothing")
        : t("gap.covers", { count });
  const tons = added.reduce((sum, { effects }) => sum + (effects.nitrogenReductionT ?? 0), 0);
  const areaHa = added.reduce((sum, one) => sum + one.areaHa, 0);
  const seconds = f.amount(answer.seconds);
  return (
    <>
      <h3>
        <span role="status">{heading}</span>
      </h3>
      <p>
        {count > 0 && `${t("gap.gives", { tons: f.tons(tons), area: f.hectares(areaHa) })} `}
        {answer.provenGap !== null
          ? t("gap.proven", { gap: f.percent(shownGap(answer.provenGap)), seconds })
          : t("gap.unproven", { seconds })}
      </p>
      {answer.unclosed.map(({ opId, tonsLeft }) => (
        <p key={opId} className="plan-gap-left">
          {t("gap.left", { name: nameOf(opId), tons: f.tons(tonsLeft) })}
        </p>
      ))}
      {answer.extractionShortHa > 0 && (
        <p className="plan-gap-left">
          {t("gap.extractionShort", { area: f.hectares(answer.extractionShortHa) })}
        </p>
      )}
      <ol className="plan-gap-list">
        {added.map(({ id, name, effects, closes }, index) => (
          // Pointing only shows the row's area; the link does the same for the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={id}
            id={`gap-${id}`}
            onPointerEnter={() => point(id)}
            onPointerLeave={() => point(null)}
            onFocus={() => point(id)}
            onBlur={() => point(null)}
          >
            <b aria-hidden="true">{index + 1}</b>
            <span>
              <Link
                to="/plans/:id/sketch-projects/:projectId"
                params={{ id: plan.id, projectId: id }}
              >
                {name}
              </Link>
              <small>
                {[
                  ...closes
                    .filter((part) => part.tons > 0)
                    .map((part) =>
                      t("gap.closes", { tons: f.tons(part.tons), name: nameOf(part.opId) }),
                    ),
                  ...(work.pinned.has(id) ? [t("gap.kept")] : []),
                ].join(", ")}
              </small>
            </span>
            <span>{f.tons(effects.nitrogenReductionT ?? 0)}</span>
            <PinButton
              name={name}
              isPinned={work.pinned.has(id)}
              onToggle={() => work.togglePin(id)}
            />
          </li>
        ))}
      </ol>
      <Disclosure summary={t("gap.how")}>
        <p>{t("gap.howText")}</p>
      </Disclosure>
      <div className="plan-actions">
        {isTaken ? (
          <>
            <p role="status">{t("gap.taken", { count })}</p>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                void work.change(excluded, included);
                setTaken(false);
              }}
            >
              {t("gap.undo")}
            </Button>
          </>
        ) : (
          (included.length > 0 || excluded.length > 0) && (
            <Button
              onClick={() => {
                void work.change(included, excluded);
                setTaken(true);
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
}

/** 'At most' is said to one decimal: rounded up, it still holds. */
function shownGap(share: number): number {
  return Math.max(0.001, Math.ceil(share * 1000) / 1000);
}
