import { unitOfPage, unitPageHead, unitPagePath } from "@mars/contracts/pages/unitPageHeads";
import { unitOfAddress } from "@mars/domain/status/unitSlugs";
import type { PageFinder } from "../../../platform/http/webApp/PageFinder.ts";
import type { UnitNames } from "./UnitNames.ts";
import { unitStructure } from "./unitStructure.ts";

/**
 * Finds which unit a page is about and where it stands, for search engines, link previews and
 * addresses of earlier days. Null for other pages, while the database is out of reach and before
 * there are any units: then nobody can say that one is missing.
 */
export function unitPageFinder(names: UnitNames, publicUrl: string): PageFinder {
  return async (pathname) => {
    const asked = unitOfPage(pathname);
    if (asked === null) return null;
    const units = await names.of(asked.kind);
    if (units === null || units.length === 0) return null;
    const living = units.filter(({ isRetired }) => !isRetired);
    const unit = unitOfAddress(living, asked.piece) ?? unitOfAddress(units, asked.piece);
    if (unit === undefined) return "missing";
    const path = unitPagePath(asked.path, unit.slug);
    const head = unitPageHead(path, unit.name);
    const { kind } = unit;
    return head && { path, head, structure: unitStructure({ kind, head, path, publicUrl }) };
  };
}
