import { type ReactNode, useId, useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { classes } from "../classes.ts";
import type { Column } from "./Column.ts";
import { Icon } from "../icons/Icon.tsx";
import { tableRowText } from "./tableRowText.ts";

type Props<Row, K extends string> = {
  columns: readonly Column<Row, K>[];
  row: Row;
  /** On a phone the card shows its brief columns until it is opened. */
  isFolding: boolean;
};

export function TableRow<Row, K extends string>({ columns, row, isFolding }: Props<Row, K>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <tr className={isFolding ? classes("folding", isOpen && "is-open") : undefined}>
      {columns.map((column, index) =>
        index === 0 ? (
          <RowHeader
            key={column.key}
            isOpen={isOpen}
            {...(isFolding && { onToggle: () => setOpen(!isOpen) })}
          >
            {column.cell(row)}
          </RowHeader>
        ) : (
          <td
            key={column.key}
            className={
              classes(column.isNumeric && "numeric", column.isBrief && "brief") || undefined
            }
            data-title={column.title}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

function RowHeader({
  children,
  isOpen,
  onToggle,
}: {
  children: ReactNode;
  isOpen: boolean;
  onToggle?: () => void;
}) {
  const t = useText(tableRowText);
  const id = useId();
  if (!onToggle) return <th scope="row">{children}</th>;
  return (
    <th scope="row">
      <span id={id}>{children}</span>
      <button
        type="button"
        className="row-toggle"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? "less" : "more")}
        aria-describedby={id}
        onClick={onToggle}
      >
        <Icon name="chevronDown" />
      </button>
    </th>
  );
}
