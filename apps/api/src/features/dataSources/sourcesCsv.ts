import type { DataSource } from "@mars/contracts/dataSources";
import { type CsvColumn, writeCsv } from "../../platform/csv/writeCsv.ts";

const columns: readonly CsvColumn<DataSource>[] = [
  { title: "Id", value: (row) => row.id },
  { title: "Datasæt", value: (row) => row.titleDa },
  { title: "Kilde", value: (row) => row.owner },
  { title: "Licens", value: (row) => row.licence },
  { title: "Oprindelse", value: (row) => row.origin },
  { title: "Data fra", value: (row) => row.dataDate },
  { title: "Version", value: (row) => row.version },
  { title: "Antal", value: (row) => row.count },
  { title: "Sidst hentet", value: (row) => row.takenAt },
  { title: "Næste gang", value: (row) => row.nextAt },
  { title: "Tilstand", value: (row) => row.state },
  { title: "Fejl", value: (row) => row.problem },
];

export function sourcesCsv(rows: readonly DataSource[]): string {
  return writeCsv(columns, rows);
}
