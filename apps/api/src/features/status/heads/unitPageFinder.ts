import { unitOfPage, unitPageHead, unitPagePath } from "@mars/contracts/pages/unitPageHeads";
import { unitOfAddress } from "@mars/domain/status/unitSlugs";
import type { PageFinder } from "../../../platform/webApp/PageFinder.ts";
import type { UnitNames } from "./UnitNames.ts";
import type { PageHead } from "@mars/contracts/pages/pageHeads";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { pageStructure } from "./pageStructure.ts";

const lists = {
  municipality: { path: "/status/kommuner", name: "Kommuner" },
  tripartite: { path: "/status/lokaletreparter", name: "Lokale treparter" },
  plan: { path: "/status/kystvandgrupper", name: "Kystvandgrupper" },
} as const satisfies Record<UnitKind, { path: string; name: string }>;

type Page = { kind: UnitKind; head: PageHead; path: string; publicUrl: string };

/** What a unit's page is, for search engines. */
function unitStructure({ kind, ...page }: Page): object {
  return pageStructure({
    ...page,
    steps: [{ name: "Status", path: "/status/overview" }, lists[kind]],
    about: { "@type": kind === "municipality" ? "AdministrativeArea" : "Place" },
  });
}

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
