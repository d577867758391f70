import { AsyncLocalStorage } from "node:async_hooks";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Collection } from "./collections.ts";
import type { ItemsQuery } from "./itemsQuery.ts";
import { type ItemRow, itemRows } from "./queries.ts";

/** So many features are held at a time, whatever the size of the page. */
export const BATCH = 200;

type Page = {
  collection: Collection;
  query: ItemsQuery;
  matched: number;
  timeStamp: string;
  links: (next: string | null) => object[];
};

/**
 * A page of features as text, batch by batch: memory does not grow with the page, no statement and
 * no transaction stays open while a slow reader reads.
 */
export async function* itemsBody(
  database: Queryable,
  { collection, query, matched, timeStamp, links }: Page,
): AsyncGenerator<string> {
  // Later batches are requested by the reader's connection, which knows nothing of this work's class.
  const asNow = AsyncLocalStorage.snapshot();
  yield `{"type":"FeatureCollection","numberMatched":${matched},"timeStamp":"${timeStamp}","features":[`;
  let returned = 0;
  let { after } = query;
  let isMore = query.limit > 0;
  while (isMore && returned < query.limit) {
    const wanted = Math.min(BATCH, query.limit - returned);
    const rows: ItemRow[] = await asNow(() =>
      itemRows(database, collection, query, { after, count: wanted + 1 }),
    );
    const own = rows.slice(0, wanted);
    isMore = rows.length > wanted;
    after = own.at(-1)?.id ?? after;
    if (own.length > 0) {
      yield (returned > 0 ? "," : "") + own.map(({ feature }) => `${feature}}`).join(",");
    }
    returned += own.length;
  }
  yield `],"numberReturned":${returned},"links":${JSON.stringify(links(isMore ? after : null))}}`;
}
