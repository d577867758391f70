import type { IncomingHttpHeaders } from "node:http";
import { type Given, usualItems } from "./itemsQuery.ts";

/** What GDAL before 3.8 asks for, whatever the description of the service says. */
const OLD_GDAL_LIMIT = "10";

/**
 * The query of the page that follows. GDAL before 3.8, which is Debian 12's, reads ten features at a
 * time unless its user knows an option: 5,000 features would be 500 requests. It follows `next` as
 * it stands, and is known by its Accept header and by naming itself nothing, so its later pages are
 * as long as pages usually are. Whoever else asks for ten continues getting ten.
 */
export function followingPage(query: Given, headers: IncomingHttpHeaders, cursor: string): Given {
  const isOldGdal =
    query["limit"] === OLD_GDAL_LIMIT &&
    headers["user-agent"] === undefined &&
    headers.accept === "application/geo+json, application/json";
  const { offset: _, ...rest } = query;
  return { ...rest, ...(isOldGdal && { limit: String(usualItems) }), cursor };
}
