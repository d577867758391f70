import { compareDanish } from "@mars/wording/format/collation";
import { useMemo, useState } from "react";
import type { Sort } from "./Column.ts";

type Value = string | number | null;

/** Rows in the order of a column; figures by size, words the Danish way, unknown last. */
export function useSortedRows<Row, K extends string>(
  rows: readonly Row[],
  valueOf: (row: Row, key: K) => Value,
  first: Sort<K>,
): { sorted: Row[]; sort: Sort<K>; onSort: (sort: Sort<K>) => void } {
  const [sort, setSort] = useState(first);
  const sorted = useMemo(
    () => sortRows(rows, (row) => valueOf(row, sort.by), sort.isDescending),
    // `valueOf` is written inline by callers and depends on nothing but the row.
    // oxlint-disable-next-line react/exhaustive-deps
    [rows, sort],
  );
  return {
    sorted,
    sort,
    // Figures are asked for largest first; a second press turns them round.
    onSort: (next) => {
      const sample = rows[0];
      const isFigure = sample !== undefined && typeof valueOf(sample, next.by) === "number";
      setSort(sort.by !== next.by && isFigure ? { ...next, isDescending: true } : next);
    },
  };
}

export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
  isDescending: boolean,
): Row[] {
  return rows.toSorted((a, b) => {
    const one = valueOf(a);
    const two = valueOf(b);
    if (one === null || two === null) return one === two ? 0 : one === null ? 1 : -1;
    const order =
      typeof one === "number" && typeof two === "number"
        ? one - two
        : compareDanish(String(one), String(two));
    return isDescending ? -order : order;
  });
}
