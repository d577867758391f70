import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { SheetTable } from "@mars/contracts/status/statusSheet";
import { isShownT } from "@mars/domain/plans/coverage";
import { formats } from "@mars/wording/format/formats";
import { translator } from "@mars/wording/language/text";
import { sheetText } from "@mars/wording/status/sheetText";
import { unitSummaries } from "../pages/unitSummaries.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";

const f = formats("da-DK");
const t = translator(sheetText, "da-DK");
const MAX_ROWS = 4;
const columns = ["needT", "coveredT", "missingT"] as const;

type Tons = Record<(typeof columns)[number], number>;
type Row = Tons & { name: string; label?: string };

/**
 * Where commitments are missing: a group's sub-catchments, a unit's own share by group, the
 * country's groups. Every list ends in the sum of all, and one that is cut in what completes it.
 * `names` are those that miss something, the worst first.
 */
export function missingTable(
  snapshot: Snapshot,
  page: UnitPage | null,
): { table: SheetTable; sentence: string; names: string[] } {
  const kind = page === null ? "country" : page.kind === "plan" ? "plan" : "place";
  const needing = rowsOf(snapshot, page)
    .filter(({ needT }) => needT > 0)
    .toSorted((a, b) => b.missingT - a.missingT);
  const missing = needing.filter(({ missingT }) => isShownT(missingT));
  const total = sumOf(needing);
  const isCovered = !isShownT(total.missingT);
  const cut = needing.slice(0, needing.length > MAX_ROWS + 1 ? MAX_ROWS : needing.length);
  const rest = needing.slice(cut.length);
  const lines: Row[] = [
    ...cut,
    ...(rest.length > 0
      ? [{ name: t("missing.rest", { count: rest.length }), ...sumOf(rest) }]
      : []),
    ...(needing.length > 0 ? [{ name: t("missing.total"), ...total }] : []),
  ];
  const sentence = isCovered
    ? nothingMissing(page, total.needT)
    : t(`missing.in.${kind}`, {
        missing: f.tons(total.missingT),
        need: f.tons(total.needT),
        count: missing.length,
      });
  return {
    sentence,
    names: missing.map(({ name }) => name),
    table: {
      title: t("missing.title"),
      columns: [
        t(kind === "plan" ? "missing.subCatchment" : "missing.group"),
        t(kind === "place" ? "missing.own" : "missing.need"),
        t("missing.covered"),
        t("missing.missing"),
      ],
      rows: lines.map((line) => [
        line.label ?? line.name,
        ...columns.map((key) => f.amount(line[key])),
      ]),
      note: needing.length === 0 ? nothingMissing(page, 0) : noteOf(snapshot, kind),
    },
  };
}

function rowsOf(snapshot: Snapshot, page: UnitPage | null): Row[] {
  if (page?.kind === "plan") return page.subCatchments;
  if (page)
    return (page.ownShare?.groups ?? []).map((group) => ({
      ...group,
      label: t("missing.groupShare", { name: group.name, share: f.percent(group.areaShare) }),
    }));
  return unitSummaries(snapshot, "plan").flatMap(({ name, plan }) =>
    plan ? [{ ...plan.coverage, name }] : [],
  );
}

function sumOf(rows: readonly Tons[]): Tons {
  const sum = (key: keyof Tons) => rows.reduce((total, row) => total + row[key], 0);
  return { needT: sum("needT"), coveredT: sum("coveredT"), missingT: sum("missingT") };
}

/** Why the sum is another than what the country's goal misses, or what an own share is. */
function noteOf(snapshot: Snapshot, kind: "country" | "plan" | "place"): string | null {
  if (kind === "plan") return null;
  if (kind === "place") return t("missing.ownNote");
  const sum = (figure: (plan: Snapshot["plans"][number]) => number) =>
    f.tons(snapshot.plans.reduce((total, plan) => total + figure(plan), 0));
  return t("missing.countryNote", {
    goals: sum(({ nitrogenGoalT }) => nitrogenGoalT),
    field: sum(({ fieldRegulationT }) => fieldRegulationT),
    goal: f.exactTons(snapshot.goals.nitrogenReductionT.amount),
  });
}

function nothingMissing(page: UnitPage | null, needT: number): string {
  if (needT > 0) return t("missing.covers");
  return t(page?.plan?.verdict === "unshared" ? "missing.unshared" : "missing.noNeed");
}
