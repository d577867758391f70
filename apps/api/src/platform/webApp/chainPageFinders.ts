import type { PageFinder } from "./PageFinder.ts";

/** Asks one after the other which thing a page is about. */
export function chainPageFinders(...finders: readonly PageFinder[]): PageFinder {
  return async (pathname, query) => {
    for (const find of finders) {
      const found = await find(pathname, query);
      if (found !== null) return found;
    }
    return null;
  };
}
