import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { SheetTable, StatusSheet } from "@mars/contracts/status/statusSheet";
import { formats } from "@mars/wording/format/formats";
import { translator } from "@mars/wording/language/text";
import { sheetText } from "@mars/wording/status/sheetText";
import { unitSummaries } from "../pages/unitSummaries.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { cutRows } from "./cutRows.ts";

const f = formats("da-DK");
const t = translator(sheetText, "da-DK");
/** What is less than this is shown as 0,0 t. */
const SHOWN_T = 0.05;

type Row = { of: string; name: string; needT: number; coveredT: number; missingT: number };

/** Where commitments are missing: sub-catchments of a group, else the groups it drains to. */
export function missingTable(
  snapshot: Snapshot,
  page: UnitPage | null,
): { table: SheetTable; sentence: string; marks: StatusSheet["leadMarks"] } {
  const isPlan = page?.kind === "plan";
  const all = isPlan
    ? page.subCatchments.map((sub) => ({ ...sub, of: `subcatchment/${sub.opId}` }))
    : groupsOf(snapshot, page);
  const rows = all
    .filter(({ missingT }) => missingT >= SHOWN_T)
    .toSorted((a, b) => b.missingT - a.missingT);
  const { rows: shown, note } = cutRows(rows);
  const missingT =
    page?.plan?.coverage.missingT ?? rows.reduce((sum, row) => sum + row.missingT, 0);
  return {
    sentence:
      rows.length === 0 ? nothingMissing(page, all) : sentenceOf(page, missingT, rows.length),
    marks: rows.length === 0 ? [] : marksOf(page, missingT, rows.length),
    table: {
      title: t("missing.title"),
      columns: [
        t(isPlan ? "missing.subCatchment" : "missing.group"),
        t("missing.need"),
        t("missing.covered"),
        t("missing.missing"),
      ],
      rows: shown.map(({ name, needT, coveredT, missingT }) => [
        name,
        f.amount(needT),
        f.amount(coveredT),
        f.amount(missingT),
      ]),
      marks: shown.map(({ of, needT, coveredT, missingT }) =>
        Object.entries({ needT, coveredT, missingT }).map(([name, value]) => ({
          name: `${isPlan ? "sub" : "coverage"}.${name}`,
          of,
          value,
        })),
      ),
      note: rows.length === 0 ? nothingMissing(page, all) : note,
    },
  };
}

function groupsOf(snapshot: Snapshot, page: UnitPage | null): Row[] {
  const own = page && new Set(page.overlapping.plans.map(({ id }) => id));
  return unitSummaries(snapshot, "plan")
    .filter(({ id }) => own === null || own.has(id))
    .flatMap(({ id, name, plan }) => (plan ? [{ of: `plan/${id}`, name, ...plan.coverage }] : []));
}

function sentenceOf(page: UnitPage | null, missingT: number, count: number): string {
  const where = page?.kind === "plan" ? "inPlan" : page === null ? "inCountry" : "inPlace";
  return t(`missing.${where}`, { missing: f.tons(missingT), count });
}

function marksOf(page: UnitPage | null, missingT: number, count: number): StatusSheet["leadMarks"] {
  if (page?.kind === "plan") {
    const of = `plan/${page.id}`;
    return [
      { name: "coverage.missingT", of, value: missingT },
      { name: "coverage.missingCount", of, value: count },
    ];
  }
  const of = `${page ? `${page.kind}/${page.id}` : "country"}/groups`;
  // 'den kystvandgruppe' has no number to read.
  const counted = count > 1 || page === null;
  return [
    { name: "groups.missingT", of, value: missingT },
    ...(counted ? [{ name: "groups.missingCount", of, value: count }] : []),
  ];
}

function nothingMissing(page: UnitPage | null, all: readonly Row[]): string {
  if (all.some(({ needT }) => needT > 0)) return t("missing.covers");
  return t(page?.plan?.verdict === "unshared" ? "missing.unshared" : "missing.noNeed");
}
