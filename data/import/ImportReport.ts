import type { ReleaseComparison } from "@mars/contracts/datasets/dataSources";

/** What came of an import; printed, and kept with the version it made. */
export type ImportReport = {
  source: string;
  format: string;
  crs: string;
  read: number;
  loaded: number;
  /** Invalid geometries that PostGIS could put right. */
  repaired: Examples;
  /** Rings that did not end where they began. */
  closed: Examples;
  leftOut: Record<string, Examples>;
  /** Features whose id an earlier one of the source has already; they are loaded all the same. */
  repeatedIds: RepeatedIds;
  /** Since the version that was imported before; left out where there was none to compare with. */
  changes?: VersionChanges;
  comparison?: ReleaseComparison;
  seconds: number;
};

export type VersionChanges = { added: number; changed: number; removed: number };

/** True when a source gave exactly what it gave before. */
export function isSame(report: ImportReport): boolean {
  const { changes } = report;
  return changes !== undefined && changes.added + changes.changed + changes.removed === 0;
}

/** How many, and the first few by number of the feature in the source. */
export type Examples = { count: number; first: number[] };

/** How many, and the first few of the ids that are there more than once. */
export type RepeatedIds = { count: number; first: string[] };

export const examplesKept = 5;

export function noExamples(): Examples {
  return { count: 0, first: [] };
}

export function addExample(examples: Examples, feature: number): void {
  examples.count++;
  if (examples.first.length < examplesKept) examples.first.push(feature);
}

export function emptyReport(source: string, format: string, crs: string): ImportReport {
  return {
    source,
    format,
    crs,
    read: 0,
    loaded: 0,
    repaired: noExamples(),
    closed: noExamples(),
    leftOut: {},
    repeatedIds: { count: 0, first: [] },
    seconds: 0,
  };
}

export function skipFeature(report: ImportReport, why: string, feature: number): void {
  addExample((report.leftOut[why] ??= noExamples()), feature);
}

const reasons: Record<string, string> = {
  "no-geometry": "have no geometry, or one that cannot be read",
  empty: "have an empty geometry",
  "not-finite": "have coordinates that are not numbers",
  "outside-denmark": "lie outside Denmark and its waters",
  "too-few-points": "have rings of fewer than three corners",
  "not-repairable": "have a geometry that cannot be repaired",
  "no-key": "lack the attribute that names them",
  unknown: "name a unit that is not known",
};

/** The report in sentences, one a line. */
export function reportLines(report: ImportReport): string[] {
  const lines = [
    `${number(report.loaded)} of ${number(report.read)} features loaded from ${report.format} (${report.crs}) in ${report.seconds.toFixed(1)} s`,
  ];
  if (report.closed.count > 0) lines.push(line(report.closed, "had open rings, which were closed"));
  if (report.repaired.count > 0)
    lines.push(line(report.repaired, "were invalid and were repaired"));
  const { repeatedIds, changes, comparison } = report;
  if (changes) {
    lines.push(
      isSame(report)
        ? "the same as the version before, which stays"
        : `${number(changes.added)} new, ${number(changes.changed)} changed, ${number(changes.removed)} gone since the version before`,
    );
  }
  if (comparison) lines.push(...comparisonLines(comparison));
  if (repeatedIds.count > 0) {
    const more = repeatedIds.count > repeatedIds.first.length ? " …" : "";
    lines.push(
      `warning: ${number(repeatedIds.count)} have the id of an earlier feature and were loaded beside it (id ${repeatedIds.first.join(", ")}${more})`,
    );
  }
  for (const [why, examples] of Object.entries(report.leftOut)) {
    lines.push(`left out: ${line(examples, reasons[why] ?? why)}`);
  }
  return lines;
}

function comparisonLines({ before, after, attributes, shiftM, redrawn }: ReleaseComparison) {
  const { found, missing, other } = attributes;
  const lines = [];
  if (before)
    lines.push(
      `${number(before.count)} features and ${number(before.areaHa)} ha before, ${number(after.count)} and ${number(after.areaHa)} ha now; ${number(redrawn ?? 0)} lie where none lay, the middle ${number((shiftM ?? 0) / 1000)} km from where it was`,
    );
  if (found.length > 0) lines.push(`attributes found: ${found.join(", ")}`);
  if (missing.length > 0)
    lines.push(
      `warning: attributes missing: ${missing.join(", ")}; it has ${other.join(", ") || "no others"}: name those that mean the same under attributes of the source`,
    );
  return lines;
}

function line({ count, first }: Examples, what: string): string {
  if (first.length === 0) return `${number(count)} ${what}`;
  const more = count > first.length ? " …" : "";
  return `${number(count)} ${what} (feature ${first.join(", ")}${more})`;
}

function number(value: number): string {
  return value.toLocaleString("en-GB");
}
