import { pageHeadText } from "./pageHeadText.ts";
import type { UnitKind } from "../status/statusShapes.ts";

/** The picture that is shown where people share a page: where the API draws it, and what is on it in words. */
export type PagePreview = { path: string; alt: string };

export const previewSize = { width: 1200, height: 630 } as const;

export const countryPreview: PagePreview = {
  path: "/status/preview.png",
  alt: pageHeadText.countryPreview,
};

export function unitPreview(kind: UnitKind, slug: string, name: string): PagePreview {
  return {
    path: `/status/preview.png?place=${kind}/${encodeURIComponent(slug)}`,
    alt: pageHeadText.unitPreview(name),
  };
}

export function projectPreview(id: string, name: string): PagePreview {
  return {
    path: `/status/projects/${encodeURIComponent(id)}/preview.png`,
    alt: pageHeadText.projectPreview(name),
  };
}

/** The same on an earlier day: who shares what stood then shows what stood then. */
export function previewAsOf({ path, alt }: PagePreview, asOf: string): PagePreview {
  return { path: `${path}${path.includes("?") ? "&" : "?"}asOf=${asOf}`, alt };
}
