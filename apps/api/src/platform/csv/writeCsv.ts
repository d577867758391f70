import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { tableDecimalsOf, tableFigure } from "@mars/wording/format/quantities";
import { yesNoText } from "@mars/wording/format/yesNoText";

export const csvMediaType = "text/csv; charset=utf-8";

export type CsvValue = string | number | boolean | Date | null | undefined;

export type CsvColumn<Row> = {
  title: string;
  value: (row: Row) => CsvValue;
  /** What means something; a figure's four unless told. */ decimals?: number;
  /** Every figure of the column has all its decimals, for tables that are read as they are. */
  isEven?: boolean;
};

/**
 * A table that opens right in a Danish spreadsheet: semicolons, decimal comma, a byte order mark.
 * Figures have the digits that mean something, and no more. `about` tells source, date and what the
 * table may be used for in a line of its own above the headings: for files that people take home,
 * where no metadata comes with them (`describedBy`).
 */
export function writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Iterable<Row>,
  about?: string,
): string {
  const lines = [
    ...(about === undefined ? [] : [cell(about)]),
    columns.map(({ title }) => cell(title)).join(";"),
  ];
  for (const row of rows)
    lines.push(columns.map((column) => cell(column.value(row), column)).join(";"));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

type Decimals = Pick<CsvColumn<never>, "decimals" | "isEven">;

function cell(value: CsvValue, decimals: Decimals = {}): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return writtenFigure(value, decimals);
  if (typeof value === "boolean") return yesNoText(value);
  if (value instanceof Date) return copenhagenDay(value.toISOString());
  // A search for '1,5 ha' finds no text with spaces that do not break.
  const plain = value.replaceAll(/[\u00a0\u202f]/g, " ");
  // A name must not become a formula in the reader's spreadsheet.
  const harmless = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function writtenFigure(
  value: number,
  { decimals = tableDecimalsOf.figure, isEven = false }: Decimals,
): string {
  // A millionth would be written 1e-6, which a spreadsheet may take for text.
  const figure = tableFigure(value, decimals);
  const isTiny = Math.abs(figure) < 1e-4 && figure !== 0;
  const written = isEven || isTiny ? figure.toFixed(decimals) : String(figure);
  return written.replace(".", ",");
}
