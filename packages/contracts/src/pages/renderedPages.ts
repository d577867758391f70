import { pageTable, type TabledPage } from "./pageTable.ts";

const pages: readonly TabledPage[] = pageTable;

/** Pages that the server renders: public, and made of what is read. Maps to draw on are the browser's. */
export const renderedPages: ReadonlySet<string> = new Set(
  pages
    .filter(({ leadsTo }) => leadsTo === undefined)
    .filter(({ isEmbeddable = false, onServer }) => isEmbeddable || onServer?.isRendered)
    .map(({ path }) => path),
);
