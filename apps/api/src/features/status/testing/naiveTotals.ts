import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

type Totals = {
  nitrogen: number;
  extraction: number;
  afforestation: number;
  sketchNitrogen: number;
};

const publicStatuses = new Set([
  "preliminary_examination",
  "preliminary_investigation",
  "request_application_received",
  "approval",
  "establishment",
  "payment_request_received",
  "payment_request_rejected",
  "established",
]);

/** Totals computed the slow way, row by row, by nothing the product itself uses. */
export async function naiveTotals(
  database: Queryable,
  kind: "plan" | "tripartite" | "municipality",
): Promise<Map<string, Totals>> {
  const key = kind === "municipality" ? "code" : "id";
  const table = async (name: string) =>
    (
      await sql<Record<string, string | number | null>>`select * from ${sql.table(name)}`.execute(
        database,
      )
    ).rows;
  const overlaps = (await table("geo_overlap")).filter((row) => row["unit_kind"] === kind);
  const versions = await table("plan_version");
  const isPublic = (id: string) =>
    versions.some((row) => row["id"] === id && row["ended_at"] === null);
  const projects = (await table("project")).filter((row) =>
    publicStatuses.has(String(row["status"])),
  );
  const sketches = (await table("plan_version_sketch")).filter(
    (row) => row["included_in_plan"] && isPublic(String(row["plan_version_id"])),
  );
  const totals = new Map<string, Totals>();
  for (const unit of await table(kind)) {
    const part = (geo: unknown): number => {
      const own = overlaps.filter((row) => row["geo_location_id"] === geo);
      let all = 0;
      let here = 0;
      for (const row of own) {
        all += Number(row["overlap_ha"]);
        if (row["unit_id"] === String(unit[key])) here += Number(row["overlap_ha"]);
      }
      return all === 0 ? 0 : here / all;
    };
    const sum = (rows: typeof projects, column: string) =>
      rows.reduce(
        (total, row) => total + Number(row[column] ?? 0) * part(row["geo_location_id"]),
        0,
      );
    totals.set(String(unit["id"]), {
      nitrogen: sum(projects, "nitrogen_tons"),
      extraction: sum(projects, "extraction_ha"),
      afforestation: sum(projects, "afforestation_ha"),
      sketchNitrogen: sum(sketches, "nitrogen_tons"),
    });
  }
  return totals;
}
