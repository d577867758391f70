import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { boundingBox } from "@mars/domain/areas/boundingBox";
import { LRUCache } from "lru-cache";
import { GeodataFault } from "../geodata/GeodataFault.ts";
import type { SourceFeature } from "../geodata/GeodataSource.ts";
import { askLiveSource, type LiveSource } from "./askLiveSource.ts";
import { CircuitBreaker } from "./CircuitBreaker.ts";

const FAILURES_TO_OPEN = 3;
const REST_MS = 30_000;
const KEPT_MS = 60_000;
/** Anybody chooses the areas that are asked about, and an answer may be a whole landscape. */
const KEPT_BYTES = 64 * 1024 * 1024;
const BYTES_PER_FEATURE = 500;

/**
 * Services that are asked at analysis time. An answer is kept for a minute, so that a redrawn
 * corner or a second reader does not ask again; a service that keeps failing is left in peace.
 */
export class LiveSources {
  readonly #breakers = new Map<string, CircuitBreaker>();
  readonly #answers: LRUCache<string, SourceFeature[]>;
  readonly #now: () => number;

  constructor(now: () => number = Date.now, keptBytes = KEPT_BYTES) {
    this.#now = now;
    this.#answers = new LRUCache({
      maxSize: keptBytes,
      sizeCalculation: bytesOf,
      ttl: KEPT_MS,
      ttlResolution: 0,
      perf: { now },
    });
  }

  async ask(source: LiveSource, area: AreaGeometry, signal: AbortSignal): Promise<SourceFeature[]> {
    const service = `${source.url} ${source.typeNames}`;
    const answer = `${service} ${JSON.stringify(boundingBox(area))}`;
    const kept = this.#answers.get(answer);
    if (kept) return kept;
    const breaker = this.#breakerOf(service);
    if (!breaker.mayAsk())
      throw new GeodataFault("source.resting", "the service has failed and is asked again soon");
    try {
      const features = await askLiveSource(source, area, signal);
      breaker.succeeded();
      this.#answers.set(answer, features);
      return features;
    } catch (fault) {
      // A caller who went away says nothing about the service.
      if (signal.aborted) breaker.undecided();
      else breaker.failed();
      throw fault;
    }
  }

  #breakerOf(service: string): CircuitBreaker {
    const known = this.#breakers.get(service);
    if (known) return known;
    const breaker = new CircuitBreaker({
      failuresToOpen: FAILURES_TO_OPEN,
      restMilliseconds: REST_MS,
      now: this.#now,
    });
    this.#breakers.set(service, breaker);
    return breaker;
  }
}

/** Outlines as they are held, properties by what is usual. */
function bytesOf(features: SourceFeature[]): number {
  return features.reduce(
    (sum, { geometry }) => sum + (geometry?.xy.byteLength ?? 0) + BYTES_PER_FEATURE,
    BYTES_PER_FEATURE,
  );
}

/** Kept for the process: several analyses share what is known of a service. */
export const liveSources = new LiveSources();
