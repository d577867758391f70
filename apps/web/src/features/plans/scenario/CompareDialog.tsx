import type { Plan } from "@mars/contracts/planShapes";
import type { Balance } from "@mars/domain/plans/balance";
import type { ScenarioOutcome } from "@mars/domain/plans/evaluateScenario";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Table } from "../../../ui/Table.tsx";
import { scenarioText } from "../text/scenarioText.ts";

type Side = { name: string; outcome: ScenarioOutcome; dropoutShare: number };
type Props = { plan: Plan; a: Side; b: Side; onClose: () => void };

/** Two scenarios side by side, sub-catchment by sub-catchment. */
export function CompareDialog({ plan, a, b, onClose }: Props) {
  const t = useText(scenarioText);
  const f = useFormat();
  const tons = (balance: Balance | undefined) => balance?.remainingAfterDropoutT ?? 0;
  const signed = (value: number) =>
    Math.abs(value) < 0.05 ? "0" : `${value > 0 ? "+" : "−"}${f.amount(Math.abs(value))}`;
  const left = (opId: string) => tons(a.outcome.balances.get(opId));
  const right = (opId: string) => tons(b.outcome.balances.get(opId));
  const totals = [tons(a.outcome.plan), tons(b.outcome.plan)] as const;
  return (
    <Dialog
      title={t("compareTitle", { a: a.name, b: b.name })}
      width="large"
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <p>
        {[a, b]
          .map(({ name, dropoutShare }) =>
            t("compare.dropout", { name, share: f.exactPercent(dropoutShare) }),
          )
          .join(" · ")}
      </p>
      <Table
        caption={t("compareCaption")}
        rows={plan.subCatchments}
        rowKey={({ opId }) => opId}
        columns={[
          {
            key: "name",
            title: t("compare.name"),
            cell: ({ name }) => name,
            total: t("compare.total"),
          },
          {
            key: "a",
            title: a.name,
            isNumeric: true,
            cell: ({ opId }) => f.amount(left(opId)),
            total: f.amount(totals[0]),
          },
          {
            key: "b",
            title: b.name,
            isNumeric: true,
            cell: ({ opId }) => f.amount(right(opId)),
            total: f.amount(totals[1]),
          },
          {
            key: "difference",
            title: t("compare.difference"),
            isNumeric: true,
            cell: ({ opId }) => signed(left(opId) - right(opId)),
            total: signed(totals[0] - totals[1]),
          },
        ]}
      />
    </Dialog>
  );
}
