import { copenhagenDay } from "@mars/domain/time/copenhagen";

export const csvMediaType = "text/csv; charset=utf-8";

export type CsvValue = string | number | boolean | Date | null | undefined;

export type CsvColumn<Row> = {
  title: string;
  value: (row: Row) => CsvValue;
};

/**
 * A table that opens right in a Danish spreadsheet: semicolons, decimal comma, a byte order mark.
 * Figures keep all their digits.
 */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const lines = [columns.map(({ title }) => cell(title)).join(";")];
  for (const row of rows) lines.push(columns.map(({ value }) => cell(value(row))).join(";"));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  if (typeof value === "boolean") return value ? "ja" : "nej";
  if (value instanceof Date) return copenhagenDay(value.toISOString());
  // A name must not become a formula in the reader's spreadsheet.
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
