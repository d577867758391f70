import type { ReactNode } from "react";

export type Sort<K extends string = string> = { by: K; isDescending: boolean };

export type Column<Row, K extends string = string> = {
  key: K;
  title: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  isSortable?: boolean;
  /** Below the rows, under a strong rule. */
  total?: ReactNode;
};
