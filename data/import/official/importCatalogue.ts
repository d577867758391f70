import { danishDayAt } from "@mars/domain/time/danishClock";
import * as z from "zod/mini";
import type { Database } from "../../../apps/api/src/platform/database/Database.ts";
import type { FetchOptions } from "../../../apps/api/src/platform/geodata/fetching/fetchWithRetry.ts";
import { GeodataFault } from "../../../apps/api/src/platform/geodata/GeodataFault.ts";
import { shownAddress } from "../../../apps/api/src/platform/geodata/fetching/shownAddress.ts";
import type { Taken, Validators } from "../../../apps/api/src/platform/sources/sourceQueries.ts";
import { ConditionalReader } from "./ConditionalReader.ts";
import { type CatalogueSource, replaceCatalogue } from "./catalogueQueries.ts";
import { catalogueRows, type CatalogueAnswer } from "./catalogueRows.ts";
import { cataloguePage } from "./catalogueShapes.ts";

const INCLUDE =
  "wfsSource,wmsSource,wmtsSource,fileSources,fileSources.fileSourceType,category,tags,owners";
/** More than the catalogue will have; a server whose links go in circles is left. */
const MAX_PAGES = 1000;

export type CatalogueImport = {
  from: string;
  fetchOptions?: FetchOptions;
  /** Of the answers that were taken last; none asks for everything. */
  validators: Validators;
  isDryRun?: boolean;
};

/** Titles, descriptions, owners, licences and addresses of every dataset, in both languages. */
export async function importCatalogue(
  database: Database,
  { from, fetchOptions, validators, isDryRun }: CatalogueImport,
): Promise<{ taken: Taken; lines: string[]; listed?: Map<string, CatalogueSource> }> {
  const reader = new ConditionalReader(validators, fetchOptions);
  const base = from.replace(/[?#].*$/, "").replace(/\/(?:datasets\/?)?$/, "");
  const bases = base.endsWith("/api") ? [base, base.slice(0, -4)] : [`${base}/api`, base];
  const query = new URL(from).search.slice(1);
  const addressOf = (start: string, locale: string) =>
    `${start}/datasets?include=${INCLUDE}&locale=${locale}${query ? `&${query}` : ""}`;
  const start = await reader.findFirst(bases.map((each) => addressOf(each, "da")));
  const found = bases[start]!;
  if (await reader.isAllUnchanged([addressOf(found, "da"), addressOf(found, "en")])) {
    const taken = { version: "", dataDate: null, itemCount: null, changes: null };
    return {
      taken: { outcome: "unchanged", ...taken, validators: {} },
      lines: ["the catalogue says that nothing has changed"],
    };
  }
  const da = await readAll(reader, addressOf(found, "da"));
  const en = await readAll(reader, addressOf(found, "en"));
  const isPaged = da.pages + en.pages > 2;
  const { rows, unreadable } = catalogueRows(da, en);
  if (rows.length === 0 || unreadable > rows.length)
    throw new GeodataFault(
      "source.reshaped",
      `the catalogue is not as it was: ${unreadable} of its ${rows.length + unreadable} datasets cannot be read (asked: ${shownAddress(addressOf(found, "da"))})`,
    );
  const lines = [`${rows.length} datasets in the catalogue`];
  if (unreadable > 0) lines.push(`left out: ${unreadable} have no title or cannot be read`);
  const changes = isDryRun ? null : await database.transaction((tx) => replaceCatalogue(tx, rows));
  if (changes)
    lines.push(`${changes.added} new, ${changes.changed} changed, ${changes.removed} gone`);
  return {
    taken: {
      outcome: "taken",
      version: danishDayAt(Date.now()),
      // As old as the newest of its entries.
      dataDate: null,
      itemCount: rows.length,
      changes,
      // First pages that stand as they stood say nothing of the others.
      validators: isPaged ? {} : reader.validators,
    },
    lines,
    listed: new Map(
      rows.map(({ id, updated_at, sources }) => [
        id,
        { id, sources, updatedOn: updated_at && danishDayAt(Date.parse(updated_at)) },
      ]),
    ),
  };
}

/** Every page of an answer, by its `next` links. */
async function readAll(
  reader: ConditionalReader,
  address: string,
): Promise<CatalogueAnswer & { pages: number }> {
  const data: unknown[] = [];
  const included: unknown[] = [];
  const asked = new Set<string>();
  let next: string | null = address;
  while (next !== null && !asked.has(next) && asked.size < MAX_PAGES) {
    asked.add(next);
    const page = z.safeParse(cataloguePage, await reader.json(next));
    if (!page.success)
      throw new GeodataFault(
        "source.reshaped",
        `the answer is not the catalogue's: it has no list of datasets (asked: ${shownAddress(next)})`,
      );
    data.push(...page.data.data);
    included.push(...(page.data.included ?? []));
    next = nextOf(page.data.links?.["next"], next);
  }
  return { data, included, pages: asked.size };
}

function nextOf(link: unknown, base: string): string | null {
  const href = typeof link === "string" ? link : (link as { href?: unknown } | null)?.href;
  return typeof href === "string" && href !== "" ? new URL(href, base).href : null;
}
