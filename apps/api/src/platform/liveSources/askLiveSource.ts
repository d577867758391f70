import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { boundingBox } from "@mars/domain/areas/boundingBox";
import { resolveCrs } from "../geodata/crs/crs.ts";
import { fetchWithRetry } from "../geodata/fetching/fetchWithRetry.ts";
import { GeodataFault } from "../geodata/GeodataFault.ts";
import type { SourceFeature } from "../geodata/GeodataSource.ts";
import { RepeatedPageDetector } from "../geodata/wfs/RepeatedPageDetector.ts";
import { isFormatRefused, wfsUrl, wordsOf } from "../geodata/wfs/readWfs.ts";
import { readWfsPage } from "../geodata/wfs/readWfsPage.ts";

/** Where a dataset that is not stored is asked: `dataset.live_source`. */
export type LiveSource = {
  /** Address of a WFS. */
  url: string;
  /** 2.0.0 unless told. */
  version?: string;
  /** Its feature type. */
  typeNames: string;
  /** `application/json` where the service can; GML when left out. */
  outputFormat?: string;
  /** Attribute that names a feature to people. */
  keyAttribute?: string;
  timeoutMs?: number;
};

const USUAL_TIMEOUT_MS = 8_000;
const FEATURES_PER_PAGE = 1_000;
/** More than any area meets of a layer worth asking live; a service that sends on is cut off. */
const MAX_FEATURES = 20_000;

/** The features near an area, in EPSG:25832, straight from their owner's service. */
export async function askLiveSource(
  source: LiveSource,
  area: AreaGeometry,
  signal: AbortSignal,
): Promise<SourceFeature[]> {
  const box = boundingBox(area)!;
  const timeoutMs = source.timeoutMs ?? USUAL_TIMEOUT_MS;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const srsName = "urn:ogc:def:crs:EPSG::25832";
  const features: SourceFeature[] = [];
  const marks = new RepeatedPageDetector();
  const version = source.version ?? "2.0.0";
  const words = wordsOf(version);
  let outputFormat = source.outputFormat ?? null;
  while (features.length < MAX_FEATURES) {
    // A service may give less than is requested, so what has come decides where the next page begins.
    const startIndex = features.length;
    const ask = () =>
      fetchWithRetry(
        wfsUrl(source.url, {
          request: "GetFeature",
          version,
          [words.type]: source.typeNames,
          srsName,
          bbox: `${box.minX},${box.minY},${box.maxX},${box.maxY},${srsName}`,
          outputFormat,
          [words.count]: String(FEATURES_PER_PAGE),
          startIndex: startIndex === 0 ? null : String(startIndex),
        }),
        readWfsPage(srsName),
        {
          attempts: 2,
          firstWaitMilliseconds: 200,
          timeoutMilliseconds: timeoutMs,
          signal: inTime,
          // A redirect could lead to an address that no one has configured.
          redirect: "error",
        },
      );
    const page = await ask()
      .catch((fault: unknown) => {
        if (outputFormat === null || !isFormatRefused(fault)) throw fault;
        outputFormat = null;
        return ask();
      })
      .catch((fault: unknown) => {
        throw !signal.aborted && inTime.aborted ? tooSlow(timeoutMs) : fault;
      });
    // A service that does not page repeats itself: it has given all it has, or all it gives at once.
    if (page.features.length > 0 && marks.isRepeated(page.features)) {
      if ((page.numberMatched ?? 0) <= features.length) return features;
      throw new GeodataFault(
        "wfs.no-paging",
        `the service has ${page.numberMatched} features here but gives only its first ${features.length}`,
      );
    }
    const crs = await resolveCrs(page.crs ?? { epsg: 25832 });
    for (const feature of page.features) {
      if (feature.geometry) crs.transform?.(feature.geometry.xy);
      features.push(feature);
    }
    // Without a count only an empty page is the end; a count that fills a page may be a cap.
    const isCounted = page.numberMatched !== null && features.length >= page.numberMatched;
    const mayGoOn = page.next !== null || page.features.length >= FEATURES_PER_PAGE;
    if (page.features.length === 0 || (isCounted && !mayGoOn)) return features;
  }
  throw new GeodataFault("wfs.too-many", "the service sends more features than can be used");
}

function tooSlow(timeoutMs: number): GeodataFault {
  return new GeodataFault("source.too-slow", `no answer within ${timeoutMs / 1000} seconds`);
}
