import type { ReferenceReport } from "./loadReference.ts";

const namedAtMost = 5;

/** What a load of the facts changed, in lines for the log; none where nothing did. */
export function referenceReportLines(report: ReferenceReport): string[] {
  if (report === null) return [];
  if (report.isOlder)
    return ["reference facts: the database has those of a newer release; left as they are"];
  const groups = Map.groupBy(report.changes, ({ kind, what }) => `${kind} ${what}`);
  return [...groups.values()].map((changes) => {
    const { kind, what } = changes[0]!;
    const named = changes
      .slice(0, namedAtMost)
      .map(({ name, columns }) => (columns?.length ? `${name} (${columns.join(", ")})` : name));
    const more = changes.length > namedAtMost ? " …" : "";
    return `reference facts: ${changes.length} ${kind} ${what}: ${named.join("; ")}${more}`;
  });
}
