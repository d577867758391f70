import type { UnitPage } from "@mars/contracts/status/statusPages";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { detailText } from "../text/detailText.ts";
import type { Need } from "./needOf.ts";

/** Less than this is written 0,0 t. */
const shownT = 0.05;

type Line = {
  key: string;
  sign: "" | "−" | "+" | "=";
  label: string;
  hint?: string;
  tons: number;
};

/** From the need to what is missing: today, after the expected dropout, and with every sketch. */
export function NeedLedger({ page, need }: { page: UnitPage; need: Need }) {
  const t = useText(detailText);
  const format = useFormat();
  const { goal } = need;
  const { plan } = page;
  if (goal.goal <= 0) return null;
  const afterDropoutT = goal.goal - goal.reachedAfterDropout;
  // An older instance that still serves does not tell.
  const withSketchesT = plan?.inclSketchesAfterDropout?.missingT;
  const sketchesCoverT = withSketchesT === undefined ? 0 : afterDropoutT - withSketchesT;
  const besideT = plan ? plan.coverage.contributedT - plan.coverage.coveredT : 0;
  const lines: Line[] = [
    {
      key: "need",
      sign: "",
      label: t(plan ? "ledger.need" : "ledger.ownNeed"),
      tons: goal.goal,
      ...(plan && {
        hint: t("ledger.goal", {
          goal: format.tons(plan.nitrogenReductionGoalT),
          field: format.tons(plan.fieldRegulationT),
        }),
      }),
    },
    {
      key: "covered",
      sign: "−",
      label: t("ledger.covered"),
      tons: goal.reached,
      ...(plan &&
        besideT >= shownT && {
          hint: t("ledger.beside", {
            all: format.tons(plan.coverage.contributedT),
            beside: format.tons(besideT),
          }),
        }),
    },
    {
      key: "today",
      sign: "=",
      label: t("ledger.today"),
      tons: goal.remaining,
    },
  ];
  if (goal.expectedDropout >= shownT)
    lines.push(
      {
        key: "dropout",
        sign: "+",
        label: t("ledger.dropout"),
        hint: t("ledger.dropoutHint"),
        tons: goal.expectedDropout,
      },
      {
        key: "afterDropout",
        sign: "=",
        label: t("ledger.afterDropout"),
        tons: afterDropoutT,
      },
    );
  if (withSketchesT !== undefined && sketchesCoverT >= shownT)
    lines.push(
      {
        key: "sketches",
        sign: "−",
        label: t("ledger.sketches"),
        hint: t("ledger.sketchesHint"),
        tons: sketchesCoverT,
      },
      {
        key: "withSketches",
        sign: "=",
        label: t("ledger.withSketches"),
        tons: withSketchesT,
      },
    );
  return (
    <dl className="ledger">
      {lines.map(({ key, sign, label, hint, tons }) => (
        <div key={key} className={sign === "=" ? "ledger-sum" : undefined}>
          <dt>
            {label}
            {hint && <small>{hint}</small>}
          </dt>
          <dd>
            {sign && `${sign} `}
            {format.tons(tons)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
