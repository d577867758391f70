import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { tableFigure } from "@mars/wording/format/quantities";

export const csvMediaType = "text/csv; charset=utf-8";

export type CsvValue = string | number | boolean | Date | null | undefined;

export type CsvColumn<Row> = {
  title: string;
  value: (row: Row) => CsvValue;
  /** What means something; a figure's four unless told. */ decimals?: number;
};

/**
 * A table that opens right in a Danish spreadsheet: semicolons, decimal comma, a byte order mark.
 * Figures have the digits that mean something, and no more.
 */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const lines = [columns.map(({ title }) => cell(title, undefined)).join(";")];
  for (const row of rows)
    lines.push(columns.map(({ value, decimals }) => cell(value(row), decimals)).join(";"));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cell(value: CsvValue, decimals: number | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return writtenFigure(value, decimals);
  if (typeof value === "boolean") return value ? "ja" : "nej";
  if (value instanceof Date) return copenhagenDay(value.toISOString());
  // A name must not become a formula in the reader's spreadsheet.
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function writtenFigure(value: number, decimals: number | undefined): string {
  // A millionth would be written 1e-6, which a spreadsheet may take for text.
  const figure = tableFigure(value, decimals);
  const written =
    Math.abs(figure) < 1e-4 && figure !== 0 ? figure.toFixed(decimals) : String(figure);
  return written.replace(".", ",");
}
