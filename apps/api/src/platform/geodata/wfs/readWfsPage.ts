import { parseCrsName } from "../crs/crs.ts";
import { GeodataFault } from "../GeodataFault.ts";
import type { CrsReference, SourceFeature } from "../GeodataSource.ts";
import { crsOf, featureFromGeojson } from "../geojson/readGeojson.ts";
import { readGml } from "../gml/readGml.ts";

export type WfsPage = {
  features: SourceFeature[];
  crs: CrsReference | null;
  numberMatched: number | null;
  /** As the service says; in WFS 1.1 the count of hits. */
  numberReturned: number | null;
  /** Where the service says that it continues. */
  next: string | null;
};

/** Reads an answer to GetFeature, whatever it turns out to be. */
export function readWfsPage(askedCrsName: string | null): (response: Response) => Promise<WfsPage> {
  return async (response) => {
    const text = await response.text();
    const asked = askedCrsName === null ? null : parseCrsName(askedCrsName);
    return text.trimStart().startsWith("<") ? gmlPage(text, asked) : geojsonPage(text, asked);
  };
}

function gmlPage(text: string, asked: CrsReference | null): WfsPage {
  const { features, crsName, numberMatched, numberReturned, next } = readGml(text);
  const crs = (crsName && parseCrsName(crsName)) || asked;
  return { features, numberMatched, numberReturned, next, crs };
}

function geojsonPage(text: string, asked: CrsReference | null): WfsPage {
  let body: Record<string, unknown>;
  try {
    body = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new GeodataFault("wfs.broken-answer", "the service answered neither GeoJSON nor GML");
  }
  if (!Array.isArray(body["features"])) {
    throw new GeodataFault("wfs.broken-answer", "the answer of the service holds no features");
  }
  const features = body["features"].map((feature, i) => featureFromGeojson(feature, i + 1));
  const matched = body["numberMatched"] ?? body["totalFeatures"];
  return {
    features,
    numberMatched: typeof matched === "number" ? matched : null,
    numberReturned: features.length,
    next: nextLink(body["links"]),
    // Without a word on it, small numbers are degrees: no place in Denmark has such UTM values.
    crs: crsOf(body) ?? (inDegrees(features) ? { epsg: 4326 } : asked),
  };
}

function nextLink(links: unknown): string | null {
  if (!Array.isArray(links)) return null;
  const next = links.find((link: unknown) => (link as { rel?: unknown } | null)?.rel === "next") as
    | { href?: unknown }
    | undefined;
  return typeof next?.href === "string" ? next.href : null;
}

function inDegrees(features: readonly SourceFeature[]): boolean {
  const xy = features.find((feature) => feature.geometry)?.geometry?.xy;
  return xy !== undefined && Math.abs(xy[0]!) <= 180 && Math.abs(xy[1]!) <= 90;
}
