import { municipalityTitle } from "@mars/domain/organizations/municipalityTitle";
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
  const where = municipality === null ? "" : ` i ${municipalityTitle(municipality)}`;
  return {
    title: `${name} – MARS`,
    description: `Projektet ${name}${where}: hvor det ligger, hvor langt det er, hvad det giver, og hvordan det er beregnet.`,
    preview: projectPreview(id, name),
  };
}
