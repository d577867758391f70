import type { Plan } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { type NextAct, nextAct } from "@mars/domain/plans/nextAct";
import { useMemo } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { checklistText } from "../text/checklistText.ts";
import { ableToCount, isSketch, outcomeOf } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";

type Props = {
  plan: Plan;
  work: PlanWork;
  onShow: (opId: string) => void;
  onPoint: (opId: string | null) => void;
  onDraw: (opId: string) => void;
  onOverlaps: () => void;
  onFind: () => void;
};

/** How many are there before one asks for more. */
const SHOWN = 3;

/** Where something is missing, the largest first, each with the act that covers it. */
export function MissingRows(props: Props) {
  const { plan, work } = props;
  const t = useText(checklistText);
  const rows = useNextActs(plan, work);
  if (rows.length === 0) return null;
  const more = rows.slice(SHOWN);
  return (
    <section aria-label={t("rows")}>
      <ol className="plan-missing">
        {rows.slice(0, SHOWN).map((row, index) => (
          <Row key={row.opId} {...props} row={row} number={index + 1} />
        ))}
      </ol>
      {more.length > 0 && (
        <details className="plan-missing-more">
          <summary>{t("rowsMore", { count: more.length })}</summary>
          <ol className="plan-missing" start={SHOWN + 1}>
            {more.map((row, index) => (
              <Row key={row.opId} {...props} row={row} number={SHOWN + index + 1} />
            ))}
          </ol>
        </details>
      )}
      <p className="plan-missing-all">
        {t("findText", { count: rows.length })}
        <Button variant="text" size="small" onClick={props.onFind}>
          {t("find")}
        </Button>
      </p>
    </section>
  );
}

function Row(props: Props & { row: MissingRow; number: number }) {
  const { plan, work, row, number } = props;
  const { opId, name, missingT, act } = row;
  const t = useText(checklistText);
  const f = useFormat();
  const words =
    act.kind === "include"
      ? t("row.include", { count: act.ids.length })
      : act.kind === "draw"
        ? t("row.draw", { count: act.spareCount })
        : t("row.overlaps");
  return (
    <li>
      <i aria-hidden="true">{number}</i>
      <div>
        <Button
          variant="text"
          size="small"
          aria-label={t("zoomTo", { name })}
          onClick={() => props.onShow(opId)}
          onPointerEnter={() => props.onPoint(opId)}
          onPointerLeave={() => props.onPoint(null)}
        >
          {name}
        </Button>
        <p>{words}</p>
      </div>
      <b>
        {f.amount(missingT)}
        <small> t</small>
      </b>
      {actOf()}
    </li>
  );

  function actOf() {
    const isFirst = number === 1;
    const button = (label: string, onClick: () => void) => (
      <Button
        size="small"
        variant={isFirst ? "primary" : "secondary"}
        aria-label={t("actIn", { act: label, name })}
        disabled={work.isSaving}
        onClick={onClick}
      >
        {label}
      </Button>
    );
    if (act.kind === "include")
      return plan.rights.include
        ? button(t("act.include", { count: act.ids.length }), () =>
            work.toggle(act.ids, true, { isUndoable: true }),
          )
        : null;
    if (act.kind === "overlaps")
      return button(t(plan.rights.include ? "act.overlaps" : "see"), props.onOverlaps);
    return plan.rights.createSketch ? button(t("act.draw"), () => props.onDraw(opId)) : null;
  }
}

type MissingRow = { opId: string; name: string; missingT: number; act: NextAct };

/** The sub-catchments that miss something, the largest first, each with what to do about it. */
function useNextActs(plan: Plan, work: PlanWork): readonly MissingRow[] {
  const { items, choices, dropoutShare, outcome } = work;
  return useMemo(() => {
    const solved = outcomeOf(plan, items, choices, dropoutShare, "most");
    const inReserve = ableToCount(items.filter(isSketch)).filter(
      ({ id, included, planId }) => planId === plan.id && !(choices[id] ?? included),
    );
    return plan.subCatchments
      .flatMap(({ opId, name }): MissingRow[] => {
        const missingT = outcome.balances.get(opId)?.remainingAfterDropoutT ?? 0;
        if (!isShownT(missingT)) return [];
        const spare = inReserve.flatMap(({ id, subCatchments }) => {
          const tons = subCatchments.find((one) => one.opId === opId)?.nitrogenReductionT ?? 0;
          return tons > 0 ? [{ id, tons }] : [];
        });
        const missingOf = (under: typeof outcome) =>
          under.balances.get(opId)?.remainingAfterDropoutT ?? 0;
        const covers = (ids: readonly string[]) => {
          const more = Object.fromEntries(ids.map((id) => [id, true]));
          return !isShownT(
            missingOf(outcomeOf(plan, items, { ...choices, ...more }, dropoutShare)),
          );
        };
        const act = nextAct({ missingT, missingIfSolvedT: missingOf(solved), spare, covers });
        return [{ opId, name, missingT, act }];
      })
      .toSorted((a, b) => b.missingT - a.missingT);
  }, [plan, items, choices, dropoutShare, outcome]);
}
