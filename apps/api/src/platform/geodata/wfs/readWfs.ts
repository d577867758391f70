import type { FetchOptions } from "../fetching/fetchWithRetry.ts";
import { fetchWithRetry } from "../fetching/fetchWithRetry.ts";
import { GeodataFault } from "../GeodataFault.ts";
import type { CrsReference, GeodataSource } from "../GeodataSource.ts";
import { RepeatedPageDetector } from "./RepeatedPageDetector.ts";
import { readWfsPage } from "./readWfsPage.ts";
import {
  pickCrsName,
  pickFeatureType,
  pickOutputFormat,
  readCapabilities,
} from "./wfsCapabilities.ts";

export type WfsOptions = FetchOptions & { layer?: string; pageSize?: number; sortBy?: string };

/** All features of one type of a WFS, page by page; of 2.0, or of an older one that has no other. */
export async function openWfs(address: string, options: WfsOptions = {}): Promise<GeodataSource> {
  const asked = new URL(address);
  const text = await fetchWithRetry(
    wfsUrl(address, { request: "GetCapabilities", acceptVersions: "2.0.0,1.1.0" }),
    (response) => response.text(),
    options,
  );
  const capabilities = readCapabilities(text);
  const type = pickFeatureType(capabilities, options.layer ?? parameterOf(asked, "typenames"));
  const pageSize = options.pageSize ?? 2000;
  const words = wordsOf(capabilities.version);
  const common: Record<string, string | null> & { srsName: string | null } = {
    request: "GetFeature",
    version: capabilities.version,
    [words.type]: type.name,
    srsName: pickCrsName(type),
    outputFormat: pickOutputFormat(capabilities),
  };
  let sortBy = options.sortBy ?? null;
  const pageAt = async (place: Place, count: number | null) => {
    const ask = () =>
      fetchWithRetry(
        "href" in place
          ? place.href
          : wfsUrl(address, {
              ...common,
              ...(count === null
                ? {}
                : { [words.count]: String(count), startIndex: String(place.startIndex) }),
              sortBy,
            }),
        readWfsPage(common.srsName),
        options,
      );
    try {
      return await ask();
    } catch (error) {
      if (common["outputFormat"] !== null && isFormatRefused(error)) {
        common["outputFormat"] = null;
        return ask();
      }
      // GeoServer cannot page a table without a key unless told what to sort by.
      if (sortBy || !/natural order|sort/i.test(refusalOf(error))) throw error;
      sortBy = await firstAttribute(address, { ...common, [words.count]: "1" }, options);
      return ask();
    }
  };
  const first = await pageAt({ startIndex: 0 }, 1);
  const announced = first.numberMatched ?? (await countHits(address, common, options));
  return {
    format: "wfs",
    crs: first.crs,
    expectedCount: announced,
    async *features(skip = 0) {
      // Links that name no place cannot be entered in the middle: what was read is passed over.
      const isOpaque = first.next !== null && placeOf(first.next, address, 0) === null;
      let passOver = isOpaque ? skip : 0;
      let read = skip - passOver;
      let place: Place = { startIndex: read };
      const marks = new RepeatedPageDetector();
      let isShort = false;
      for (;;) {
        const { features, crs, next, ...answer } = await pageAt(place, pageSize);
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
        if (marks.isRepeated(features)) {
          // A service that does not page gave all it has, where it says so or the page was not full.
          if (numberMatched === null ? isShort : read >= numberMatched) return;
          // WFS 1.1 knows no pages: then all of it is asked for at once.
          const all = isOpaque ? [] : (await pageAt({ startIndex: 0 }, null)).features;
          if (all.length <= read || all.length < (numberMatched ?? 0))
            throw new GeodataFault(
              "wfs.no-paging",
              "the service ignores startIndex and repeats its first page",
            );
          yield all.slice(read);
          return;
        }
        if ((numberMatched === null || read >= numberMatched) && marks.isMixed(features))
          throw new GeodataFault(
            "wfs.endless",
            `the service does not come to an end: after ${read} features it gives earlier ones again`,
          );
        marks.note(features);
        read += features.length;
        isShort = features.length < pageSize;
        const fresh = passOver === 0 ? features : features.slice(passOver);
        passOver = Math.max(0, passOver - features.length);
        if (fresh.length > 0) yield fresh;
        // A count may be capped as the pages are: only a page without features is the end.
        place = next === null ? { startIndex: read } : nextPlace(next, address, read);
      }
    },
    async close() {},
  };
}

type Place = { startIndex: number } | { href: string };

function nextPlace(next: string, address: string, read: number): Place {
  return placeOf(next, address, read) ?? { href: onOwnAddress(next, address) };
}

/** Where a link continues, if it says so: the request stays ours, with our keys. */
function placeOf(next: string, address: string, read: number): Place | null {
  const link = new URL(next, address);
  const start = [...link.searchParams].find(([name]) => name.toLowerCase() === "startindex")?.[1];
  if (start === undefined || !/^\d+$/.test(start)) return null;
  // A link that points back would be followed for ever.
  return { startIndex: Math.max(Number(start), read) };
}

/** Services behind a proxy name addresses that only they can reach, and leave our keys out. */
function onOwnAddress(next: string, address: string): string {
  const url = new URL(address);
  for (const [name, value] of new URL(next, address).searchParams)
    url.searchParams.set(name, value);
  return url.href;
}

/** Capabilities speak for the service; a single type may be given in fewer formats (MapServer). */
export function isFormatRefused(error: unknown): boolean {
  return /output ?format/i.test(refusalOf(error)) || isBadRequest(error);
}

/** What the service said, not what was asked: that names its parameters always. */
function refusalOf(error: unknown): string {
  const said = error instanceof GeodataFault ? error.figures["said"] : null;
  return typeof said === "string" ? said : "";
}

/** Refused without a word on why. */
function isBadRequest(error: unknown): boolean {
  if (!(error instanceof GeodataFault) || refusalOf(error) !== "") return false;
  return /^HTTP (?:400|406|415)$/.test(String(error.figures["why"]));
}

/** Parameters that WFS 2.0 renamed. */
export function wordsOf(version: string): { type: string; count: string } {
  return version.startsWith("1.")
    ? { type: "typeName", count: "maxFeatures" }
    : { type: "typeNames", count: "count" };
}

/** MapServer counts only when that is all it is requested; null where a service does not count at all. */
async function countHits(
  address: string,
  common: Record<string, string | null>,
  options: FetchOptions,
): Promise<number | null> {
  try {
    const { numberMatched, numberReturned } = await fetchWithRetry(
      wfsUrl(address, { ...common, resultType: "hits" }),
      readWfsPage(common["srsName"] ?? null),
      { ...options, attempts: 1 },
    );
    return numberMatched ?? (common["version"]?.startsWith("1.") ? numberReturned : null);
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
    wfsUrl(address, common),
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
    "count",
    "maxfeatures",
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
