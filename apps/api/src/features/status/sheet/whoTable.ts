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

/** Who the projects lie with: tripartites of the country or a municipality, else municipalities. */
export function whoTable(snapshot: Snapshot, page: UnitPage | null): SheetTable {
  const isByTripartite = page === null || page.kind === "municipality";
  const all = page && !isByTripartite ? municipalitiesOf(page) : tripartitesOf(snapshot, page);
  const rows = all.filter(({ count }) => count > 0);
  const { rows: shown, note } = cutRows(rows.toSorted((a, b) => b.count - a.count));
  return {
    title: t("who.title"),
    columns: [
      isByTripartite ? t("who.tripartite") : t("who.municipality"),
      isByTripartite && page ? t("who.projectsInTripartite") : t("who.projects"),
    ],
    rows: shown.map(({ name, count }) => [name, f.integer(count)]),
    marks: shown.map(({ of, count }) => [{ name: "unit.total", of, value: count }]),
    note: rows.length === 0 ? t("who.none") : note,
  };
}

function tripartitesOf(snapshot: Snapshot, page: UnitPage | null) {
  const own = page && new Set(page.overlapping.tripartites.map(({ id }) => id));
  return unitSummaries(snapshot, "tripartite")
    .filter(({ id }) => own === null || own.has(id))
    .map(({ id, name, counts }) => ({ of: `tripartite/${id}`, name, count: counts.total }));
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
