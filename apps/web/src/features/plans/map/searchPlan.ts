import { boundingBox } from "@mars/domain/areas/boundingBox";
import type { MultiPolygon } from "@mars/contracts/datasets/layers";
import { compareDanish, foldForSearch } from "@mars/wording/format/collation";
import { type MapHit, searchMap } from "../../../map/index.ts";
import type { CountedItem } from "../work/countedItem.ts";

const MOST = 6;
const TIMEOUT_MS = 1_000;

function nothingAfter(ms: number): Promise<readonly MapHit[]> {
  return new Promise((resolve) => setTimeout(() => resolve([]), ms));
}

/** Sketches and projects of the plan first, then places, parcels and the rest of the country. */
export function planSearch(
  items: readonly CountedItem[],
  outlines: ReadonlyMap<string, MultiPolygon> | undefined,
  kindOf: (item: CountedItem) => string,
) {
  return async (text: string, signal: AbortSignal): Promise<readonly MapHit[]> => {
    const own = itemHits(items, outlines, kindOf, text);
    const places = searchMap(text, signal);
    // What the plan has waits neither long for the search of places nor fails with it.
    const rest = await (own.length === 0
      ? places
      : Promise.race([places.catch(() => []), nothingAfter(TIMEOUT_MS)]));
    const known = new Set(own.map(({ id }) => id));
    return [...own, ...rest.filter(({ id }) => !known.has(id))];
  };
}

export function itemHits(
  items: readonly CountedItem[],
  outlines: ReadonlyMap<string, MultiPolygon> | undefined,
  kindOf: (item: CountedItem) => string,
  text: string,
): MapHit[] {
  const asked = foldForSearch(text);
  if (asked === "") return [];
  const place = ({ name }: CountedItem) => foldForSearch(name).indexOf(asked);
  return items
    .filter((item) => item.point !== null && place(item) >= 0)
    .toSorted((a, b) => place(a) - place(b) || compareDanish(a.name, b.name))
    .slice(0, MOST)
    .map((item): MapHit => {
      const geometry = outlines?.get(item.geoLocationId);
      const box = geometry && boundingBox(geometry);
      return {
        kind: "project",
        id: item.id,
        title: item.name,
        subtitle: kindOf(item),
        point: item.point!,
        extent: box ? [box.minX, box.minY, box.maxX, box.maxY] : null,
        ...(geometry && { geometry }),
      };
    });
}
