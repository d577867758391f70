import { readLegend, readPicture, searchCatalogue } from "@mars/contracts/datasets/catalogue";
import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { GeodataFault } from "../../platform/geodata/GeodataFault.ts";
import { type Fetch, fetchPublic } from "../../platform/geodata/fetching/fetchPublic.ts";
import { fetchWithRetry } from "../../platform/geodata/fetching/fetchWithRetry.ts";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { CircuitBreaker } from "../../platform/liveSources/CircuitBreaker.ts";
import { foundOrProblem, ProblemError } from "../../platform/problems/ProblemError.ts";
import { DatasetCredentials } from "../../platform/sources/DatasetCredentials.ts";
import type { Services } from "../../services.ts";
import { legendAddress, type PictureSources, tileAddress } from "./pictureAddress.ts";
import { findDatasets, readPictureSources } from "./queries.ts";

const KEPT_BYTES = 64 << 20;
const KEPT_MS = 15 * 60_000;
const TIMEOUT_MS = 10_000;
const LARGEST_BYTES = 2 << 20;
const FAILURES_TO_OPEN = 5;
const REST_MS = 30_000;

/** Pictures that other authorities draw: kept a while, and a service that keeps failing is left in peace. */
class Pictures {
  readonly #kept = new LRUCache<string, Picture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    ttl: KEPT_MS,
  });
  readonly #asked = new Map<string, Promise<Picture>>();
  readonly #breakers = new Map<string, CircuitBreaker>();

  readonly #send: Fetch;

  constructor(innerHosts: readonly string[]) {
    this.#send = fetchPublic(innerHosts);
  }

  async read(address: string): Promise<Picture> {
    const kept = this.#kept.get(address);
    if (kept) return kept;
    // Several people look at the same place at once: one of them asks.
    const asked = this.#asked.get(address);
    if (asked) return asked;
    const asking = this.#ask(address).finally(() => this.#asked.delete(address));
    this.#asked.set(address, asking);
    return asking;
  }

  async #ask(address: string): Promise<Picture> {
    const breaker = this.#breakerOf(new URL(address).host);
    if (!breaker.mayAsk())
      throw new GeodataFault("source.resting", "the service has failed and is asked again soon");
    try {
      const picture = await fetchWithRetry(address, pictureOf, {
        attempts: 2,
        firstWaitMilliseconds: 200,
        timeoutMilliseconds: TIMEOUT_MS,
        // Whoever writes the catalogue must not reach what only this machine can.
        send: this.#send,
      });
      breaker.succeeded();
      this.#kept.set(address, picture);
      return picture;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  }

  #breakerOf(host: string): CircuitBreaker {
    const known = this.#breakers.get(host);
    if (known) return known;
    const breaker = new CircuitBreaker({
      failuresToOpen: FAILURES_TO_OPEN,
      restMilliseconds: REST_MS,
      now: Date.now,
    });
    this.#breakers.set(host, breaker);
    return breaker;
  }
}

const KEPT_BY_BROWSERS_S = 900;

/** The national catalogue: what there is, and pictures of it without loading it. */
export async function catalogueRoutes(app: App, { config, database }: Services): Promise<void> {
  const pictures = new Pictures(config.server.innerHosts);
  const credentials = new DatasetCredentials(database.read, config.sourceSettings);

  route(app, searchCatalogue, ({ query }) =>
    findDatasets(database.read, query.q.toLowerCase().split(/\s+/).filter(Boolean), query.limit),
  );
  const send = async (
    reply: FastifyReply,
    id: string,
    addressOf: (sources: PictureSources) => string | null,
  ) => {
    const sources = foundOrProblem(await readPictureSources(database.read, id));
    const address = foundOrProblem(addressOf(sources));
    try {
      const { type, bytes } = await pictures.read(await credentials.address(id, address));
      void reply.headers({
        "content-type": type,
        "cache-control": `public, max-age=${KEPT_BY_BROWSERS_S}`,
      });
      return await reply.send(bytes);
    } catch (error) {
      if (!(error instanceof GeodataFault)) throw error;
      reply.log.warn({ datasetId: id, reason: error.message }, "no picture of the catalogue");
      throw new ProblemError("upstream.unavailable");
    }
  };
  route(app, readPicture, ({ params, reply }) =>
    send(reply, params.id, (sources) =>
      tileAddress(sources, { z: params.z, x: params.x, y: params.y }),
    ),
  );
  route(app, readLegend, ({ params, reply }) => send(reply, params.id, legendAddress));
}

type Picture = { type: string; bytes: Buffer };

/** A WMS tells what is wrong in XML, with status 200: only a picture is passed on. */
async function pictureOf(response: Response): Promise<Picture> {
  const type = response.headers.get("content-type")?.split(";")[0]?.trim() ?? "";
  if (!/^image\/(?:png|jpeg|gif|webp)$/.test(type))
    throw new GeodataFault("wms.no-picture", `the service answered ${type || "nothing"}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Counted as it comes: a service need not say how much it sends.
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LARGEST_BYTES) throw new GeodataFault("wms.too-large", "the picture is too large");
    chunks.push(chunk);
  }
  return { type, bytes: Buffer.concat(chunks) };
}
