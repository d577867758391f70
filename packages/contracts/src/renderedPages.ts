import { type WebPage, type WebPath, webRoutes } from "./webRoutes.ts";

const pages: readonly WebPage[] = webRoutes;
const besides: readonly string[] = ["/", "/accessibility", "/cookies", "/data"] satisfies WebPath[];

/** Pages that the server renders: public, and made of what is read. Maps to draw on are the browser's. */
export const renderedPages: ReadonlySet<string> = new Set(
  pages
    .filter(({ leadsTo }) => leadsTo === undefined)
    .filter(({ path, isEmbeddable = false }) => isEmbeddable || besides.includes(path))
    .map(({ path }) => path),
);
