import type { SearchHit, SearchKind } from "@mars/contracts/places/search";
import { fromGeojsonGeometry } from "../../platform/geodata/geojson/fromGeojsonGeometry.ts";
import type { FoundHit } from "./FoundHit.ts";
import { searchKey } from "./searchKey.ts";

export type NationalSearch = { url: string; token: string | null; timeoutMilliseconds: number };

type Resource = { name: string; kind: SearchKind };
const resources: readonly Resource[] = [
  { name: "stednavn", kind: "place" },
  { name: "postnummer", kind: "place" },
  { name: "husnummer", kind: "address" },
  { name: "matrikel", kind: "parcel" },
];

type Found = {
  id?: unknown;
  visningstekst?: unknown;
  geometri?: unknown;
  bbox?: unknown;
  stednavn_subtype?: unknown;
};

/**
 * Places, addresses and parcels from the national search (GSearch v2). Null when it does not
 * answer in time: the caller then has its own, and whoever types must not wait.
 */
export async function searchNational(
  national: NationalSearch,
  text: string,
  limit: number,
): Promise<FoundHit[] | null> {
  const signal = AbortSignal.timeout(national.timeoutMilliseconds);
  try {
    const lists = await Promise.all(
      resources.map((resource) => ask(national, resource, { text, limit, signal })),
    );
    return lists.flat();
  } catch {
    return null;
  }
}

async function ask(
  national: NationalSearch,
  resource: Resource,
  { text, limit, signal }: { text: string; limit: number; signal: AbortSignal },
): Promise<FoundHit[]> {
  const url = new URL(`${national.url.replace(/\/+$/, "")}/${resource.name}`);
  url.searchParams.set("q", text);
  url.searchParams.set("limit", String(limit));
  url.searchParams.set("srid", "25832");
  if (national.token) url.searchParams.set("token", national.token);
  const response = await fetch(url, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`the national search answered ${response.status}`);
  const found = (await response.json()) as Found[];
  const key = searchKey(text);
  return found.flatMap((each) => hitOf(each, resource, key) ?? []);
}

function hitOf(found: Found, resource: Resource, key: string): FoundHit | null {
  const box = boxOf(found.bbox) ?? boxOf(found.geometri);
  if (!box || typeof found.visningstekst !== "string") return null;
  const [west, south, east, north] = box;
  const name = searchKey(found.visningstekst);
  return {
    kind: resource.kind,
    id:
      typeof found.id === "string" || typeof found.id === "number"
        ? String(found.id)
        : found.visningstekst,
    title: found.visningstekst,
    ...(typeof found.stednavn_subtype === "string" && { sort: found.stednavn_subtype }),
    point: [(west + east) / 2, (south + north) / 2],
    extent: west === east && south === north ? null : box,
    // It answers best first, with spellings we would not find; what it gives counts as a word found.
    rank: name === key ? 0 : name.startsWith(key) ? 1 : 2,
  };
}

function boxOf(value: unknown): NonNullable<SearchHit["extent"]> | null {
  const geometry = fromGeojsonGeometry(value);
  if (!geometry) return null;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < geometry.xy.length; i += 2) {
    west = Math.min(west, geometry.xy[i]!);
    east = Math.max(east, geometry.xy[i]!);
    south = Math.min(south, geometry.xy[i + 1]!);
    north = Math.max(north, geometry.xy[i + 1]!);
  }
  return [west, south, east, north];
}
