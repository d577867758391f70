import type { Column, Sort } from "./Column.ts";

type Props<Row, K extends string> = {
  column: Column<Row, K>;
  sort: Sort<K> | undefined;
  onSort: ((sort: Sort<K>) => void) | undefined;
};

/** A header cell; sorting is a button in it, the order is told by `aria-sort`. */
export function SortHeader<Row, K extends string>({ column, sort, onSort }: Props<Row, K>) {
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
