import type { SupplementaryGeometry } from "@mars/contracts/projects/projectShapes";
import { containment } from "@mars/domain/areas/containment";
import type { StoredScheme } from "../../../platform/schemes/readSchemes.ts";
import type { SupplementaryRow } from "./supplementaryQueries.ts";

export function supplementaryAnswer(
  row: SupplementaryRow,
  scheme: StoredScheme | undefined,
  seesPersons: boolean,
): SupplementaryGeometry {
  const type = scheme?.supplementaryGeometryTypes.find(({ id }) => id === row.typeId);
  const within = row.areaHa === null ? null : containment(row.areaHa, row.insideHa, "project");
  // A project redrawn later may leave a supplementary area behind: it is told, never removed.
  const warning = within?.ok ? within.value.warning : within?.refusal;
  return {
    id: row.id,
    name: row.name,
    typeId: row.typeId,
    typeTitle: type?.title ?? null,
    typeTitleEn: type?.titleEn ?? null,
    type: row.type,
    automatic: row.automatic,
    areaHa: row.areaHa,
    geometry: row.geometry,
    organization: row.organization,
    createdBy: seesPersons ? row.createdBy : null,
    createdAt: row.createdAt.toISOString(),
    warnings: warning ? [{ code: warning.code, figures: { ...warning.figures } }] : [],
    version: row.version,
  };
}
