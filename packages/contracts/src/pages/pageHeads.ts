import { pageHeadText } from "./pageHeadText.ts";
import { countryPreview, type PagePreview } from "./pagePreview.ts";
import { pageTable, type TabledPage } from "./pageTable.ts";
import { unknownPage } from "./webRoutes.ts";

export type PageHead = {
  title: string;
  description: string;
  /** Left out where there is no picture of what the page is about. */
  preview?: PagePreview;
  /** Where changes of what the page is about are followed, below the API. */
  feed?: string;
};

const { site, withSite } = pageHeadText;

/** Pages on how far the country is, or that begin with it. */
const ofTheCountry = /^\/(?:$|(?:status|dashboard)(?:\/|$))/;

const rows: readonly TabledPage[] = pageTable;

/**
 * Danish title and description of each page as the server sends it, before any script has run, by
 * path or by address where addresses of one path differ.
 */
export const pageHeads: Readonly<Record<string, PageHead | undefined>> = {
  ...Object.fromEntries(rows.flatMap(headsOf)),
  "404": { title: withSite(unknownPage.title.da), description: site },
};

function headsOf({ path, title, onServer }: TabledPage): [string, PageHead][] {
  const { description = site, headOf = {} } = onServer ?? {};
  const preview = ofTheCountry.test(path) && { preview: countryPreview };
  return [
    [path, { title: path === "/" ? title.da : withSite(title.da), description, ...preview }],
    ...Object.entries(headOf).map(([word, head]): [string, PageHead] => [
      path.replace(/:\w+$/, word),
      { title: withSite(head.title), description: head.description, ...preview },
    ]),
  ];
}
