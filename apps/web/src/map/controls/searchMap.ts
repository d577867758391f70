import type { SearchHit } from "@mars/contracts/places/search";
import { boundingBox } from "@mars/domain/areas/boundingBox";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { readPosition } from "@mars/domain/coordinates/readPosition";
import { languageOf } from "@mars/wording/language/languages";
import { read } from "../../lib/http/call.ts";
import { currentLocale } from "../../lib/language/locale.ts";
import { readOutline } from "../areaChooser/readOutline.ts";

export type MapHit = Omit<SearchHit, "group"> & {
  /** A hit that brings its outline along needs not be asked for it. */
  geometry?: AreaGeometry;
  /** Found by the public search: what has a public page is led to. */
  isPublic?: boolean;
};

const longestQuestion = 100;

/** Coordinates and WKT are read here; names and numbers are searched for by our own API. */
export async function searchMap(text: string, signal: AbortSignal): Promise<readonly MapHit[]> {
  const outline = /^\s*(?:srid|(?:multi)?polygon)/i.test(text) ? readOutline(text) : null;
  if (outline) return "geometry" in outline ? [outlineHit(outline.geometry)] : [];
  const point = /^\s*(?:srid\s*=\s*\d+\s*;\s*)?point\s*\(([^)]*)\)/i.exec(text);
  const asked = point ? `${/^\s*srid\s*=\s*\d+/i.exec(text)?.[0] ?? ""} ${point[1]}` : text;
  const place = readPosition(asked);
  const q = typeof place === "object" ? place.point.join(" ") : asked.slice(0, longestQuestion);
  const answer = await read<{ hits: SearchHit[] }>("/search", {
    query: { q, language: languageOf(currentLocale()) },
    signal,
    quiet: true,
  });
  if (typeof place !== "object") return answer.hits.map((hit) => ({ ...hit, isPublic: true }));
  return answer.hits.map((hit) => ({ ...hit, subtitle: place.system }));
}

function outlineHit(geometry: AreaGeometry): MapHit {
  const { minX, minY, maxX, maxY } = boundingBox(geometry)!;
  return {
    kind: "coordinate",
    id: "wkt",
    title: "WKT",
    subtitle: null,
    point: [(minX + maxX) / 2, (minY + maxY) / 2],
    extent: [minX, minY, maxX, maxY],
    geometry,
  };
}
