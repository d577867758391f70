import type { PageHead } from "@mars/contracts/pages/pageHeads";

/** A page about one thing in the database: what it says, and the one address it is at. */
export type FoundPage = { path: string; head: PageHead; structure?: object };

/** Null for pages that are about no such thing, and where that cannot be known now. */
export type PageFinder = (
  pathname: string,
  query: string,
) => Promise<FoundPage | { movedTo: string } | "missing" | null>;
