import { pageHeadText } from "./pageHeadText.ts";
import type { PageHead } from "./pageHeads.ts";
import { unitPreview } from "./pagePreview.ts";
import type { UnitKind } from "../status/statusShapes.ts";
import { findWebRoute, type WebPath } from "./webRoutes.ts";

type UnitPageHead = { kind: UnitKind; head: (name: string) => PageHead };

const { municipalityName } = pageHeadText;

const known: Partial<Record<WebPath, UnitPageHead>> = {
  "/status/kommuner/:municipalityId": {
    kind: "municipality",
    head: (name) => ({
      title: municipalityName(name),
      description: pageHeadText.municipality(municipalityName(name)),
    }),
  },
  "/status/lokaletreparter/:vosId": {
    kind: "tripartite",
    head: (name) => ({
      title: name,
      description: pageHeadText.tripartite(name),
    }),
  },
  "/status/kystvandgrupper/:planId": {
    kind: "plan",
    head: (name) => ({
      title: name,
      description: pageHeadText.plan(name),
    }),
  },
  "/dashboard/kommune/:id": {
    kind: "municipality",
    head: (name) => effects(municipalityName(name)),
  },
  "/dashboard/vos/:id": { kind: "tripartite", head: effects },
  "/dashboard/plan/:id": { kind: "plan", head: effects },
};

function effects(name: string): PageHead {
  return {
    title: pageHeadText.effectsTitle(name),
    description: pageHeadText.effects(name),
  };
}

/** The pages that there is one of for each unit, with the unit's place left open. */
export const unitPages: readonly { path: WebPath; kind: UnitKind }[] = Object.entries(known).map(
  ([path, { kind }]) => ({ path: path as WebPath, kind }),
);

/** The municipality, tripartite or coastal water group that an address is the page of. */
export function unitOfPage(
  pathname: string,
): { kind: UnitKind; path: WebPath; piece: string } | null {
  const path = findWebRoute(pathname);
  const kind = path === null ? undefined : known[path]?.kind;
  if (path === null || kind === undefined) return null;
  return { kind, path, piece: decoded(pathname.split("/")[3] ?? "") };
}

/** Where a unit's page is. */
export function unitPagePath(path: WebPath, slug: string): string {
  return path.replace(/:\w+/, encodeURIComponent(slug));
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/** Danish title and description of such a page, once the unit's name is known. */
export function unitPageHead(pathname: string, name: string): PageHead | null {
  const unit = unitOfPage(pathname);
  const head = unit && known[unit.path]?.head(name);
  if (!unit || !head) return null;
  const { kind, piece } = unit;
  const preview = unitPreview(kind, piece, kind === "municipality" ? municipalityName(name) : name);
  const feed = `/status/changes.atom?place=${kind}/${encodeURIComponent(piece)}`;
  return { ...head, title: pageHeadText.withSite(head.title), preview, feed };
}
