import type { Plan, Scenario } from "@mars/contracts/plans/planShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { compareText } from "../text/compareText.ts";
import type { CompareColumn } from "./CompareColumn.ts";
import { type CompareRow, compareRows } from "./compareRows.tsx";
import { shortName } from "./shortName.ts";

type DropoutStepperProps = { name: string; share: number; onChange: (share: number) => void };
const STEP = 0.05;

type Props = {
  plan: Plan;
  columns: readonly CompareColumn[];
  onDropout: (id: string, share: number | null) => void;
  onRemove: (id: string) => void;
  onOpen: (column: CompareColumn) => void;
  onApply: (scenario: Scenario) => void;
};

export function CompareTable(props: Props) {
  const { plan, columns, onDropout, onRemove, onOpen, onApply } = props;
  const t = useText(compareText);
  const f = useFormat();
  const [missing, ...figures] = compareRows(plan, columns, { t, f });
  const dropout: CompareRow = {
    key: "dropout",
    label: t("dropout"),
    cell: ({ id, name, dropoutShare, ownDropoutShare, choice }) =>
      choice === null ? (
        f.exactPercent(dropoutShare)
      ) : (
        <>
          <DropoutStepper
            name={name}
            share={dropoutShare}
            onChange={(share) => onDropout(id, share === ownDropoutShare ? null : share)}
          />
          {dropoutShare !== ownDropoutShare && (
            <small>{t("reset", { share: f.exactPercent(ownDropoutShare) })}</small>
          )}
        </>
      ),
  };
  const acts: CompareRow = {
    key: "acts",
    label: t("acts"),
    cell: (column) => (
      <span className="plan-compared-acts">
        {column.choice && (
          <Button
            variant="text"
            size="small"
            aria-label={t("openOf", { name: column.name })}
            onClick={() => onOpen(column)}
          >
            {t("open")}
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          aria-label={t("remove", { name: column.name })}
          onClick={() => onRemove(column.id)}
        >
          {t("removeShort")}
        </Button>
        {column.scenario && plan.rights.applyScenario && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t("applyOf", { name: column.name })}
            onClick={() => column.scenario && onApply(column.scenario)}
          >
            {t("apply")}
          </Button>
        )}
      </span>
    ),
  };
  return (
    <Table<CompareRow, string>
      caption={t("title")}
      isCaptionHidden
      narrow="scroll"
      rows={[missing!, dropout, ...figures, acts]}
      rowKey={({ key }) => key}
      columns={[
        { key: "figure", title: t("figure"), cell: ({ label }) => label },
        ...columns.map((column) => ({
          key: column.id,
          title: shortName(column.name),
          cell: ({ cell }: CompareRow) => cell(column),
        })),
      ]}
    />
  );
}

/** The expected dropout of one column, five percent at a time. */
function DropoutStepper({ name, share, onChange }: DropoutStepperProps) {
  const t = useText(compareText);
  const f = useFormat();
  const step = (by: number) => onChange(Math.round((share + by) * 100) / 100);
  return (
    <span className="plan-stepper" role="group" aria-label={t("dropoutOf", { name })}>
      <button
        type="button"
        aria-label={t("less", { name })}
        disabled={share <= 0}
        onClick={() => step(-Math.min(STEP, share))}
      >
        −
      </button>
      <b role="status">{f.exactPercent(share)}</b>
      <button
        type="button"
        aria-label={t("more", { name })}
        disabled={share >= 1}
        onClick={() => step(Math.min(STEP, 1 - share))}
      >
        +
      </button>
    </span>
  );
}
