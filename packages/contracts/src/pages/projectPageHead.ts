import { municipalityTitle } from "@mars/domain/organizations/municipalityTitle";
import { pageHeadText } from "./pageHeadText.ts";
import type { PageHead } from "./pageHeads.ts";
import { projectPreview } from "./pagePreview.ts";
import type { WebPath } from "./webRoutes.ts";

const page = "/status/projekter/:projectId" satisfies WebPath;
const pattern = /^\/status\/projekter\/([^/]+)\/?$/;

/** Where a public project's page is. By id: a name may be replaced because it names a person. */
export function projectPagePath(id: string): string {
  return page.replace(/:\w+/, encodeURIComponent(id));
}

/** The project that an address is the page of. */
export function projectOfPage(pathname: string): string | null {
  return pattern.exec(pathname)?.[1] ?? null;
}

/** Danish title and description of such a page. */
export function projectPageHead(
  { id, name }: { id: string; name: string },
  municipality: string | null,
): PageHead {
  return {
    title: pageHeadText.withSite(name),
    description: pageHeadText.project(name, municipality && municipalityTitle(municipality)),
    preview: projectPreview(id, name),
  };
}
