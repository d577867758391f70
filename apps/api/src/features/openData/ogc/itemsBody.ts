import { AsyncLocalStorage } from "node:async_hooks";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Collection } from "./collections.ts";
import type { ItemsQuery } from "./itemsQuery.ts";
import { type FirstItems, itemIds, itemRows } from "./queries.ts";

/** So many features are held at a time, whatever the size of the page. */
export const BATCH = 200;

type Page = {
  collection: Collection;
  query: ItemsQuery;
  first: FirstItems;
  timeStamp: string;
  links: (next: string | null) => object[];
};

/**
 * A page of features as text, batch by batch: memory does not grow with the page, no statement and
 * no transaction stays open while a slow reader reads.
 */
export async function* itemsBody(
  database: Queryable,
  { collection, query, first, timeStamp, links }: Page,
): AsyncGenerator<string> {
  // Later batches are requested by the reader's connection, which knows nothing of this work's class.
  const asNow = AsyncLocalStorage.snapshot();
  yield `{"type":"FeatureCollection","numberMatched":${first.matched},"timeStamp":"${timeStamp}","features":[`;
  let rows = first.rows.slice(0, Math.min(BATCH, query.limit));
  let isMore = first.rows.length > rows.length;
  let [returned, last] = [0, query.after];
  const more = () => ({ after: last, count: query.limit - returned + 1 });
  let ids: string[] | null = null;
  while (rows.length > 0) {
    yield (returned > 0 ? "," : "") + rows.map(({ feature }) => `${feature}}`).join(",");
    returned += rows.length;
    last = rows.at(-1)!.id;
    if (!isMore || returned >= query.limit) break;
    ids ??= await asNow(() => itemIds(database, collection, query, more()));
    const batch = ids.splice(0, Math.min(BATCH, query.limit - returned));
    isMore = ids.length > 0;
    rows = await asNow(() => itemRows(database, collection, query, batch));
  }
  yield `],"numberReturned":${returned},"links":${JSON.stringify(links(isMore ? last : null))}}`;
}
