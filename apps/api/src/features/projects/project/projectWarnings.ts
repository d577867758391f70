import type { Notice } from "@mars/contracts/projects/projectShapes";
import { containment } from "@mars/domain/areas/containment";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { StoredScheme } from "../../../platform/schemes/readSchemes.ts";
import { automaticSources } from "../supplementary/automaticAreas.ts";
import { hasMunicipalityOutlines } from "./detailQueries.ts";
import type { ProjectRow } from "./ProjectRow.ts";

/** What the owner should know of the area; nothing here stands in the way of applying. */
export async function projectWarnings(
  database: Queryable,
  row: ProjectRow,
  municipalities: readonly { overlapHa: number }[],
  scheme: StoredScheme | undefined,
): Promise<readonly Notice[]> {
  if (row.geoLocationId === null || row.areaHa === null) return [];
  const warnings: Notice[] = [];
  if (await hasMunicipalityOutlines(database)) {
    const insideHa = municipalities.reduce((sum, { overlapHa }) => sum + overlapHa, 0);
    const within = containment(row.areaHa, insideHa, "container");
    if (within.ok && within.value.warning) warnings.push(noticeOf(within.value.warning));
  }
  if (scheme) {
    const { missing } = await automaticSources(database, scheme);
    if (missing.length > 0) {
      warnings.push({
        code: "supplementary.analysis-unavailable",
        figures: { datasets: missing },
      });
    }
  }
  return warnings;
}

function noticeOf({
  code,
  figures,
}: {
  code: string;
  figures?: Readonly<Record<string, unknown>>;
}): Notice {
  return figures === undefined ? { code } : { code, figures: { ...figures } };
}
