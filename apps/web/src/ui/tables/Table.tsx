import { type RefObject, useEffect, useRef, useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { classes } from "../classes.ts";
import { SkeletonLine } from "../feedback/Skeleton.tsx";
import { uiText } from "../text.ts";
import type { Column, Sort } from "./Column.ts";
import { TableRow } from "./TableRow.tsx";
import "./table.css";

type Props<Row, K extends string> = {
  caption: string;
  isCaptionHidden?: boolean;
  /** The first column names the row. */
  columns: readonly Column<Row, K>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort<K> | undefined;
  onSort?: (sort: Sort<K>) => void;
  isBusy?: boolean;
  /** Rows exist, but the search or filter left none. */
  isFiltered?: boolean;
  /** On a phone each row is a card that opens, or the first column stays while the rest scrolls. */
  narrow?: "cards" | "scroll";
};

export function Table<Row, K extends string>(props: Props<Row, K>) {
  const { caption, columns, rows, rowKey, sort, isBusy, narrow = "cards" } = props;
  const t = useText(uiText);
  const frame = useRef<HTMLDivElement>(null);
  const isScrolled = useIsWider(frame);
  const isFolding = narrow === "cards" && columns.some((column) => column.isBrief);
  const hasTotals = columns.some((column) => column.total !== undefined);
  const message = isBusy
    ? t("tableBusy")
    : rows.length > 0
      ? null
      : t(props.isFiltered ? "tableNoMatch" : "tableEmpty");
  return (
    <div
      ref={frame}
      className="table-frame"
      role="region"
      aria-label={caption}
      // A wide table scrolls inside its own frame, which must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={narrow === "scroll" || isScrolled ? 0 : undefined}
    >
      <table className={classes("table", `table-${narrow}`)} aria-busy={isBusy || undefined}>
        <caption className={props.isCaptionHidden ? "sr-only" : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {message !== null && (
            <TableMessage columnCount={columns.length} isBusy={isBusy ?? false} text={message} />
          )}
          {!isBusy &&
            rows.map((row) => (
              <TableRow key={rowKey(row)} columns={columns} row={row} isFolding={isFolding} />
            ))}
        </tbody>
        {hasTotals && rows.length > 0 && !isBusy && (
          <tfoot>
            <tr>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row">
                    {column.total}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    className={column.isNumeric ? "numeric" : undefined}
                    data-title={column.title}
                  >
                    {column.total}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Whether what is in the box is wider than the box, and so scrolls. */
function useIsWider(box: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const observed = box.current;
    if (!observed || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() =>
      setWider(observed.scrollWidth > observed.clientWidth),
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [box]);
  return isWider;
}

type TableMessageProps = { columnCount: number; isBusy: boolean; text: string };

/** The one row of a table without rows: why there are none. */
function TableMessage({ columnCount, isBusy, text }: TableMessageProps) {
  return (
    <tr className="table-message">
      <td colSpan={columnCount}>
        <span role="status">{text}</span>
        {isBusy && (
          <span aria-hidden="true">
            <SkeletonLine width="70%" />
            <SkeletonLine width="55%" />
          </span>
        )}
      </td>
    </tr>
  );
}

type SortHeaderProps<Row, K extends string> = {
  column: Column<Row, K>;
  sort: Sort<K> | undefined;
  onSort: ((sort: Sort<K>) => void) | undefined;
};

/** A header cell; sorting is a button in it, the order is told by `aria-sort`. */
function SortHeader<Row, K extends string>({ column, sort, onSort }: SortHeaderProps<Row, K>) {
  const isActive = sort?.by === column.key;
  const order = isActive ? (sort.isDescending ? "descending" : "ascending") : undefined;
  const className = column.isNumeric ? "numeric" : undefined;
  if (!column.isSortable || !onSort)
    return (
      <th scope="col" className={className}>
        {column.title}
      </th>
    );
  return (
    <th scope="col" className={className} aria-sort={order}>
      <button
        type="button"
        className="table-sort"
        onClick={() =>
          onSort({ by: column.key, isDescending: isActive ? !sort.isDescending : false })
        }
      >
        {column.title}
        <svg viewBox="0 0 10 14" aria-hidden="true">
          <path d="M5 1 1.5 5h7z" className={order === "ascending" ? "on" : undefined} />
          <path d="M5 13 1.5 9h7z" className={order === "descending" ? "on" : undefined} />
        </svg>
      </button>
    </th>
  );
}
