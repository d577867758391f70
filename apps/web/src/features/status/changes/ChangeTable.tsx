import type { StatusChange } from "@mars/contracts/status/statusChanges";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { useSortedRows } from "../../../ui/tables/useSortedRows.ts";
import { effectFacts, effects } from "../effects/effects.ts";
import { ProjectLink } from "../projects/ProjectLink.tsx";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "../units/UnitLink.tsx";
import { StageMove } from "./StageMove.tsx";
import { signed } from "./signed.ts";
import { changesText } from "./text.ts";

type ChangeColumn = EffectKey | "what" | "date" | "change";

/** Every change, newest first; by the size of what it changed where someone asks for that. */
export function ChangeTable({
  title,
  changes,
  onSorted,
}: {
  title: string;
  changes: readonly StatusChange[];
  /** Sorting takes them all; null where there are too many. */
  onSorted: (() => void) | null;
}) {
  const t = useText(changesText);
  const shared = useText(detailText);
  const format = useFormat();
  const { sorted, sort, onSort } = useSortedRows<StatusChange, ChangeColumn>(changes, valueOf, {
    by: "date",
    isDescending: true,
  });
  const effectColumn = (effect: EffectKey): Column<StatusChange, ChangeColumn> => ({
    key: effect,
    title: `${shared(`effect.${effect}`)}, ${effectFacts[effect].unit}`,
    isNumeric: true,
    isSortable: onSorted !== null,
    cell: ({ effects: changed }) =>
      changed === null ? "–" : signed(changed[effect], format.amount),
  });
  const columns: Column<StatusChange, ChangeColumn>[] = [
    {
      key: "what",
      title: t("column.what"),
      cell: (change) => <ChangedThing change={change} />,
    },
    {
      key: "date",
      title: t("column.date"),
      isSortable: onSorted !== null,
      cell: ({ at }) => <time dateTime={at}>{format.date(at)}</time>,
    },
    { key: "change", title: t("column.change"), cell: (change) => <StageMove change={change} /> },
    ...effects.map(effectColumn),
  ];
  return (
    <Table
      caption={shared("tableOf", { what: title })}
      isCaptionHidden
      columns={columns}
      rows={sorted}
      sort={sort}
      onSort={(next) => {
        onSorted?.();
        onSort(next);
      }}
      rowKey={({ at, kind, project, plan }) =>
        `${at} ${kind} ${project?.id ?? plan?.id ?? ""} ${plan?.version ?? ""}`
      }
    />
  );
}

/** What dropped out counts by its size too, so the largest come first whichever way they went. */
function valueOf(
  { at, effects: changed }: StatusChange,
  key: ChangeColumn,
): string | number | null {
  if (key === "date") return Date.parse(at);
  if (key === "what" || key === "change") return null;
  return changed === null ? null : Math.abs(changed[key]);
}

function ChangedThing({ change }: { change: StatusChange }) {
  const t = useText(changesText);
  const { project, plan, measure, municipality } = change;
  const about = plan
    ? t("row.version", { version: String(plan.version) })
    : [measure, municipality?.name].filter(Boolean).join(", ");
  return (
    <span className="change-name">
      {project && <ProjectLink id={project.id} name={project.name} />}
      {plan && (
        <UnitLink kind="plan" slug={plan.slug}>
          {plan.name}
        </UnitLink>
      )}
      {!project && !plan && t("row.dropped")}
      <span>{about}</span>
    </span>
  );
}
