import type { DataSource } from "@mars/contracts/datasets/dataSources";
import { translator } from "@mars/wording/language/text";
import { type CsvColumn, writeCsv } from "../../platform/csv/writeCsv.ts";
import { sourcesTableText } from "./sourcesTableText.ts";

const t = translator(sourcesTableText, "da-DK");
const columns: readonly CsvColumn<DataSource>[] = [
  { title: t("id"), value: (row) => row.id },
  { title: t("titleDa"), value: (row) => row.titleDa },
  { title: t("owner"), value: (row) => row.owner },
  { title: t("licence"), value: (row) => row.licence },
  { title: t("origin"), value: (row) => row.origin },
  { title: t("dataDate"), value: (row) => row.dataDate },
  { title: t("version"), value: (row) => row.version },
  { title: t("count"), value: (row) => row.count },
  { title: t("takenAt"), value: (row) => row.takenAt },
  { title: t("nextAt"), value: (row) => row.nextAt },
  { title: t("state"), value: (row) => row.state },
  { title: t("problem"), value: (row) => row.problem },
];

export function sourcesCsv(rows: readonly DataSource[]): string {
  return writeCsv(columns, rows);
}
