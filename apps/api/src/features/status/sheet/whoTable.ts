import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { SheetTable } from "@mars/contracts/status/statusSheet";
import { formats } from "@mars/wording/format/formats";
import { translator } from "@mars/wording/language/text";
import { sheetText } from "@mars/wording/status/sheetText";
import { unitSummaries } from "../pages/unitSummaries.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { cutRows } from "./cutRows.ts";

const t = translator(sheetText, "da-DK");
const f = formats("da-DK");

/** What the projects are: a municipality's by measure, the country's by tripartite, others' by
 * municipality. */
export function whoTable(snapshot: Snapshot, page: UnitPage | null): SheetTable {
  const by =
    page === null ? "tripartite" : page.kind === "municipality" ? "measure" : "municipality";
  const all =
    page === null
      ? tripartitesOf(snapshot)
      : by === "measure"
        ? measuresOf(page)
        : municipalitiesOf(page);
  const rows = all.filter(({ count }) => count > 0);
  const { rows: shown, note } = cutRows(rows.toSorted((a, b) => b.count - a.count));
  return {
    title: t("who.title"),
    columns: [t(`who.${by}`), t("who.projects")],
    rows: shown.map(({ name, count }) => [name, f.integer(count)]),
    marks: shown.map(({ of, count }) => [{ name: "unit.total", of, value: count }]),
    note: rows.length === 0 ? t("who.none") : note,
  };
}

function tripartitesOf(snapshot: Snapshot) {
  return unitSummaries(snapshot, "tripartite").map(({ id, name, counts }) => ({
    of: `tripartite/${id}`,
    name,
    count: counts.total,
  }));
}

function measuresOf({ kind, id, byMeasure }: UnitPage) {
  return byMeasure.map(({ mitigationMeasureId, name, total }) => ({
    of: `${kind}/${id}/measure/${mitigationMeasureId ?? "none"}`,
    name,
    count: total,
  }));
}

/** Each project with the municipality that holds most of it. */
function municipalitiesOf({ kind, id, projects }: UnitPage) {
  const found = Map.groupBy(projects, ({ municipality }) => municipality?.id ?? "none");
  return [...found].map(([municipalityId, own]) => ({
    of: `${kind}/${id}/mostly-in/${municipalityId}`,
    name: own[0]?.municipality?.name ?? t("who.elsewhere"),
    count: own.length,
  }));
}
