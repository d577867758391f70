import type { ReactNode } from "react";
import type { FigureMarks } from "../figures/figureMarks.ts";

export type Sort<K extends string = string> = { by: K; isDescending: boolean };

export type Column<Row, K extends string = string> = {
  key: K;
  title: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** Seen on a phone before the row's card is opened; without any, cards stand open. */
  isBrief?: boolean;
  /** Which figure a cell shows; a number without a name is found by the test of figures. */
  marks?: (row: Row) => FigureMarks;
  isSortable?: boolean;
  /** Below the rows, under a strong rule. */
  total?: ReactNode;
  totalMarks?: FigureMarks;
};
