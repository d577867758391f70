import { pageTable, type WebPage } from "./pageTable.ts";

export type { WebPage } from "./pageTable.ts";

type InBrowser<Rows extends readonly object[]> = {
  readonly [N in keyof Rows]: Omit<Rows[N], "onServer">;
};

/** The table of pages as browsers have it. */
export const webRoutes: InBrowser<typeof pageTable> = pageTable;

export type WebPath = (typeof webRoutes)[number]["path"];

/** What an address shows that belongs to no page. */
export const unknownPage = {
  path: "404",
  name: "notFound",
  access: "public",
  title: { da: "Siden findes ikke", en: "Page not found" },
} as const satisfies WebPage;

const pages: readonly (WebPage & { path: WebPath })[] = webRoutes;
const patterns = pages.map((route) => ({
  path: route.path,
  values: route.values,
  expression: new RegExp(
    `^${route.path.replaceAll(/:\w+/g, "[^/]+")}${route.path === "/" ? "" : "/?"}$`,
  ),
}));

/** The page an address belongs to, or null. A fixed path wins over one with a parameter. */
export function findWebRoute(pathname: string): WebPath | null {
  const found = patterns.find((pattern) => pattern.expression.test(pathname));
  if (!found) return null;
  const last = pathname.split("/").findLast((part) => part !== "");
  return found.values?.includes(last ?? "") === false ? null : found.path;
}
