import type { Plan, PlanSubCatchment } from "@mars/contracts/plans/planShapes";
import { isShownT } from "@mars/domain/plans/coverage";
import { editNeed, type NeedMode, overGoalT, sumNeeds } from "@mars/domain/plans/editNeed";
import { MAX_NEED_T } from "@mars/domain/plans/maxNeed";
import { shareNeed } from "@mars/domain/plans/shareNeed";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { showToActor } from "../../../ui/feedback/showToActor.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { needText } from "../text/needText.ts";
import { planText } from "../text/planText.ts";
import { needField } from "../work/planFields.ts";
import { useEditPlan } from "../work/useEditPlan.ts";

type Props = { plan: Plan; subCatchment: PlanSubCatchment; onClose: () => void };

/** The draft's needs: which others move when one is edited, and what they add up to. Empty, all go
 * back to the official or shared figures. */
export function NeedDialog({ plan, subCatchment: { opId, name, balance }, onClose }: Props) {
  const t = useText(needText);
  const p = useText(planText);
  const f = useFormat();
  const [shownT] = useState(Math.round(balance.needT * 1000) / 1000);
  const [needT, setNeed] = useState<number | null>(shownT);
  const goalT = plan.otherExtractionT;
  const draft = plan.subCatchments.map((one) => ({ id: one.opId, needT: one.balance.needT }));
  const mayReshare = goalT > 0 && isShownT(sumNeeds(draft) - balance.needT);
  const [mode, setMode] = useState<NeedMode>(mayReshare ? "reshare" : "keep");
  const edit = useEditPlan(plan, onClose);
  const theirs = edit.current?.subCatchments.find((one) => one.opId === opId);
  const after =
    needT === null ? unedited(plan) : editNeed(draft, { id: opId, needT }, { goalT, mode });
  const needOf = new Map(after.map((one) => [one.id, one.needT]));
  const overT = overGoalT(after, goalT);
  const underT = goalT - sumNeeds(after);
  const moved = draft.filter((one) => isShownT(Math.abs(needOf.get(one.id)! - one.needT)));
  const error =
    needT === null
      ? null
      : needT < 0
        ? p("needNegative")
        : needT > MAX_NEED_T
          ? p("needTooMuch", { most: f.integer(MAX_NEED_T) })
          : mode === "reshare" && overT > 0
            ? t("aboveGoal", { goal: f.tons(goalT) })
            : null;
  const save = () => {
    if (error) document.getElementById("plan-need")?.focus();
    // Saving what stood there would call it the responsible organisation's own figure.
    else if (needT === shownT && !theirs) onClose();
    else if (needT === null)
      void edit.run(Object.fromEntries(draft.map(({ id }) => [needField(id), null])));
    else
      void edit.run({
        ...Object.fromEntries(
          [opId, ...moved.map(({ id }) => id)].map((id) => [needField(id), needOf.get(id)!]),
        ),
        ...(overT > 0 && { allowOverGoal: true }),
      });
  };
  const missingT = ({ opId: id, balance: { plannedAfterDropoutT } }: PlanSubCatchment) =>
    Math.max(0, needOf.get(id)! - plannedAfterDropoutT);
  const change = (tons: number) =>
    isShownT(Math.abs(tons)) ? `${tons > 0 ? "+ " : "− "}${f.amount(Math.abs(tons))}` : "";
  const missingBeforeT = plan.subCatchments.reduce(
    (sum, one) => sum + one.balance.remainingAfterDropoutT,
    0,
  );
  const missingAfterT = plan.subCatchments.reduce((sum, one) => sum + missingT(one), 0);
  return (
    <Dialog
      title={p("editNeedOf", { name })}
      width="large"
      onClose={onClose}
      actions={
        <>
          <Button isBusy={edit.isRunning} onClick={save}>
            {t("save")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {p("cancel")}
          </Button>
        </>
      }
    >
      {edit.error && <ProblemAlert error={edit.error} />}
      {theirs && (
        <Alert variant="warning" title={p("changedMeanwhile")} isUrgent ref={showToActor}>
          <p>{p("needChangedMeanwhile", { need: f.tons(theirs.balance.needT) })}</p>
        </Alert>
      )}
      <p>{t(plan.status === "published" ? "notPublic" : "notPublicYet")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!edit.isRunning) save();
        }}
      >
        <NumberField
          label={p("needField")}
          hint={t("hint")}
          unit="t"
          value={needT}
          onChange={setNeed}
          id="plan-need"
          error={error}
          isOptional
        />
        {mayReshare && needT !== null && needT !== shownT && (
          <RadioGroup
            legend={t("others")}
            value={mode}
            onChange={setMode}
            options={[
              { value: "reshare", label: t(needT > balance.needT ? "take" : "give") },
              {
                value: "keep",
                label: t("keep", { sum: f.tons(sumNeeds(draft) - balance.needT + needT) }),
                hint: needT > balance.needT ? t("keepHint") : undefined,
              },
            ]}
          />
        )}
      </form>
      <p aria-live="polite">
        <b>{t("missing", { before: f.tons(missingBeforeT), after: f.tons(missingAfterT) })}</b>{" "}
        {moved.length > 0 && t("moved", { count: moved.length })}
      </p>
      <Table
        caption={t("caption")}
        rows={plan.subCatchments}
        rowKey={(one) => one.opId}
        columns={[
          { key: "name", title: t("name"), cell: (one) => one.name, total: t("all") },
          {
            key: "public",
            title: t("public"),
            isNumeric: true,
            cell: (one) => (one.publicNeedT === null ? "–" : f.amount(one.publicNeedT)),
            total: "",
          },
          {
            key: "draft",
            title: t("draft"),
            isNumeric: true,
            cell: (one) => <b>{f.amount(needOf.get(one.opId)!)}</b>,
            total: f.amount(sumNeeds(after)),
          },
          {
            key: "change",
            title: t("change"),
            isNumeric: true,
            cell: (one) => change(needOf.get(one.opId)! - one.balance.needT),
            total: change(sumNeeds(after) - sumNeeds(draft)),
          },
          {
            key: "missing",
            title: t("lacks"),
            isNumeric: true,
            cell: (one) =>
              needOf.get(one.opId)! <= 0
                ? p("noNeed")
                : isShownT(missingT(one))
                  ? f.amount(missingT(one))
                  : t("covered"),
            total: f.amount(missingAfterT),
          },
        ]}
      />
      <p>
        {overT > 0
          ? t("sumOver", { over: f.tons(overT), goal: f.tons(goalT) })
          : isShownT(underT)
            ? t("sumUnder", { under: f.tons(underT), goal: f.tons(goalT) })
            : t("sumFits", { goal: f.tons(goalT) })}
      </p>
    </Dialog>
  );
}

/** The needs once no planner's figure is left: official where there is one, shared by area. */
function unedited({ otherExtractionT, subCatchments }: Plan) {
  return shareNeed(
    otherExtractionT,
    subCatchments.map((one) => ({
      id: one.opId,
      areaHa: one.areaHa,
      hasNeed: one.nitrogenCounts,
      givenNeedT: one.needSource === "official" ? one.balance.needT : null,
    })),
  );
}
