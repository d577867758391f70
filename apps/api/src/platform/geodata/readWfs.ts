import type { FetchOptions } from "./fetchWithRetry.ts";
import { fetchWithRetry } from "./fetchWithRetry.ts";
import { GeodataFault } from "./GeodataFault.ts";
import type { CrsReference, GeodataSource } from "./GeodataSource.ts";
import { readWfsPage } from "./readWfsPage.ts";
import {
  pickCrsName,
  pickFeatureType,
  pickOutputFormat,
  readCapabilities,
} from "./wfsCapabilities.ts";

export type WfsOptions = FetchOptions & { layer?: string; pageSize?: number; sortBy?: string };

/** All features of one type of a WFS 2.0 service, page by page. */
export async function openWfs(address: string, options: WfsOptions = {}): Promise<GeodataSource> {
  const asked = new URL(address);
  const text = await fetchWithRetry(
    wfsUrl(address, { request: "GetCapabilities", acceptVersions: "2.0.0" }),
    (response) => response.text(),
    options,
  );
  const capabilities = readCapabilities(text);
  const type = pickFeatureType(capabilities, options.layer ?? parameterOf(asked, "typenames"));
  const pageSize = options.pageSize ?? 2000;
  const common = {
    request: "GetFeature",
    version: capabilities.version,
    typeNames: type.name,
    srsName: pickCrsName(type),
    outputFormat: pickOutputFormat(capabilities),
  };
  let sortBy = options.sortBy ?? null;
  const page = async (startIndex: number, count: number) => {
    const ask = () =>
      fetchWithRetry(
        wfsUrl(address, {
          ...common,
          count: String(count),
          startIndex: String(startIndex),
          sortBy,
        }),
        readWfsPage(common.srsName),
        options,
      );
    try {
      return await ask();
    } catch (error) {
      // GeoServer cannot page a table without a key unless told what to sort by.
      if (sortBy || !(error instanceof GeodataFault) || !/natural order|sort/i.test(error.message))
        throw error;
      sortBy = await firstAttribute(address, common, options);
      return ask();
    }
  };
  const first = await page(0, 1);
  const announced = first.numberMatched ?? (await countHits(address, common, options));
  return {
    format: "wfs",
    crs: first.crs,
    expectedCount: announced,
    async *features(skip = 0) {
      let read = skip;
      let lastKey: string | null = null;
      let isShort = false;
      for (;;) {
        const { features, crs, ...answer } = await page(read, pageSize);
        const numberMatched = answer.numberMatched ?? announced;
        if (features.length === 0) {
          if (numberMatched !== null && read < numberMatched) {
            throw new GeodataFault(
              "wfs.stopped-early",
              `the service announces ${numberMatched} features but gives none after ${read}`,
            );
          }
          return;
        }
        if (!sameCrs(first.crs, crs)) {
          throw new GeodataFault(
            "wfs.mixed-crs",
            "the service changes its coordinate system between pages",
          );
        }
        const key = features[0]!.sourceKey;
        if (key !== null && key === lastKey) {
          // A service that neither counts nor pages gave all it has in a page that was not full.
          if (numberMatched === null && isShort) return;
          throw new GeodataFault(
            "wfs.no-paging",
            "the service ignores startIndex and repeats its first page",
          );
        }
        lastKey = key;
        read += features.length;
        isShort = features.length < pageSize;
        yield features;
        // Without a count only an empty page is the end: services give fewer at once than one asks for.
        if (numberMatched !== null && read >= numberMatched) return;
      }
    },
    async close() {},
  };
}

/** MapServer counts only when that is all it is asked for; null where a service does not count at all. */
async function countHits(
  address: string,
  common: Record<string, string | null>,
  options: FetchOptions,
): Promise<number | null> {
  try {
    const { numberMatched } = await fetchWithRetry(
      wfsUrl(address, { ...common, resultType: "hits" }),
      readWfsPage(common["srsName"] ?? null),
      { ...options, attempts: 1 },
    );
    return numberMatched;
  } catch (error) {
    if (error instanceof GeodataFault) return null;
    throw error;
  }
}

async function firstAttribute(
  address: string,
  common: Record<string, string | null>,
  options: FetchOptions,
): Promise<string> {
  const { features } = await fetchWithRetry(
    wfsUrl(address, { ...common, count: "1" }),
    readWfsPage(common["srsName"] ?? null),
    options,
  );
  const name = Object.keys(features[0]?.properties ?? {})[0];
  if (!name)
    throw new GeodataFault(
      "wfs.no-paging",
      "the service can neither page nor sort this feature type",
    );
  return name;
}

/** The address with the parameters of a request in place of its own. */
export function wfsUrl(address: string, parameters: Record<string, string | null>): string {
  const url = new URL(address);
  const own = new Set([
    "service",
    "request",
    "version",
    "typenames",
    "typename",
    ...Object.keys(parameters).map((name) => name.toLowerCase()),
  ]);
  for (const name of Array.from(url.searchParams.keys()))
    if (own.has(name.toLowerCase())) url.searchParams.delete(name);
  url.searchParams.set("service", "WFS");
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

function parameterOf(url: URL, name: string): string | undefined {
  for (const [key, value] of url.searchParams) {
    if (key.toLowerCase() === name || key.toLowerCase() === "typename") return value;
  }
  return undefined;
}

function sameCrs(first: CrsReference | null, second: CrsReference | null): boolean {
  return first === null || second === null || first.epsg === second.epsg;
}
