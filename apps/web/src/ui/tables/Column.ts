import type { ReactNode } from "react";

export type Sort<K extends string = string> = { by: K; isDescending: boolean };

export type Column<Row, K extends string = string> = {
  key: K;
  title: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** Seen on a phone before the row's card is opened; without any, cards stand open. */
  isBrief?: boolean;
  isSortable?: boolean;
  /** Below the rows, under a strong rule. */
  total?: ReactNode;
};
