import type { SearchHit, SearchKind } from "@mars/contracts/places/search";
import type { Language } from "@mars/domain/languages";
import { compareDanish } from "@mars/domain/order/compareDanish";
import { type Position, readPosition } from "@mars/domain/coordinates/readPosition";
import { readBlockNumber, readParcelNumber } from "@mars/domain/land/landNumbers";
import { formats } from "@mars/wording/format/formats";
import type { Queryable } from "../../platform/database/Database.ts";
import { type FoundHit, wordedHit } from "./FoundHit.ts";
import {
  findDistricts,
  findFieldBlocks,
  findGroups,
  findNamed,
  findParcels,
  findPlaces,
  findSimilar,
} from "./queries.ts";
import { searchKey, withoutKindWord } from "./searchKey.ts";
import type { NationalSearch } from "./searchNational.ts";
import { searchNational } from "./searchNational.ts";

// Among equally good matches: what people look for most often comes first.
const order: readonly SearchKind[] = [
  "municipality",
  "place",
  "address",
  "plan",
  "tripartite",
  "subcatchment",
  "parcel",
  "fieldBlock",
  "project",
  "coordinate",
];

/** Own names and numbers, and places of the national search where that is configured and answers. */
export async function searchEverything(
  database: Queryable,
  national: NationalSearch | null,
  { text, limit, language }: { text: string; limit: number; language: Language },
): Promise<{ hits: SearchHit[]; places: "own" | "national" }> {
  const place = readPosition(text);
  if (typeof place === "object") return { hits: [placeHit(place)], places: "own" };
  const key = searchKey(text);
  const block = readBlockNumber(text);
  const read = readParcelNumber(text);
  // '571234-56' is a block, though it could be parcel 56 of a district by its code.
  const parcel = block !== null && read?.district ? null : read;
  const [fromNation, named, blocks] = await Promise.all([
    national ? searchNational(national, text, limit) : null,
    findNamed(database, key, limit),
    block ? findFieldBlocks(database, block, limit) : [],
  ]);
  const own = fromNation
    ? []
    : [
        ...(await findPlaces(database, key, limit)),
        ...(await findDistricts(database, key, limit)),
        ...(parcel ? await findParcels(database, parcel, limit) : []),
      ];
  const spelt = [...named, ...blocks, ...own, ...(fromNation ?? [])];
  const similar = spelt.length === 0 ? await findNearly(database, key, limit) : [];
  const hits = [...spelt, ...similar].toSorted(byRelevance).slice(0, limit);
  const placed = await withGroups(database, hits);
  return {
    hits: placed.map((hit) => wordedHit(hit, language)),
    places: fromNation ? "national" : "own",
  };
}

/** Towns and addresses with the coastal water group that their water runs to. */
async function withGroups(database: Queryable, hits: readonly FoundHit[]): Promise<FoundHit[]> {
  const isPlace = ({ kind }: FoundHit) => kind === "place" || kind === "address";
  const groups = await findGroups(
    database,
    hits.filter(isPlace).map(({ point }) => point),
  );
  return hits.map((hit) => (isPlace(hit) ? { ...hit, group: groups.shift() ?? null } : hit));
}

/** What may have been meant: the name without its kind, or a name that is spelt nearly so. */
async function findNearly(database: Queryable, key: string, limit: number): Promise<FoundHit[]> {
  const bare = withoutKindWord(key);
  const named = bare === null ? [] : await findNamed(database, bare, limit);
  return named.length > 0 ? named : findSimilar(database, bare ?? key, limit);
}

const { integer: metres } = formats("da-DK");

function placeHit({ point, system }: Position): SearchHit {
  const title = point.map((one) => metres(one)).join(" ");
  return {
    kind: "coordinate",
    id: point.join(","),
    title,
    subtitle: system,
    group: null,
    point: [...point],
    extent: null,
  };
}

function byRelevance(a: FoundHit, b: FoundHit): number {
  return (
    a.rank - b.rank ||
    order.indexOf(a.kind) - order.indexOf(b.kind) ||
    a.title.length - b.title.length ||
    compareDanish(a.title, b.title)
  );
}
