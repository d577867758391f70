import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { readTile, tileMediaType } from "@mars/contracts/datasets/layers";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../platform/database/Database.ts";
import type { App } from "../../platform/http/App.ts";
import { takesGzip } from "../../platform/http/answers/encodingFor.ts";
import { tagMatches } from "../../platform/http/answers/etags.ts";
import { route } from "../../platform/http/route.ts";
import type { UrlCache } from "../../platform/publicData/UrlCache.ts";
import { foundOrProblem } from "../../platform/problems/ProblemError.ts";
import { buildTile } from "./tiles/buildTile.ts";
import type { TileStore } from "./tiles/TileStore.ts";
import type { TileVersions } from "./tiles/TileVersions.ts";
import type { EncodedResponse } from "../../platform/publicData/CachedResponse.ts";

/** A tile that goes out from memory as it was packed. It is not held here, only asked for. */
export class TileAnswer implements EncodedResponse {
  readonly mediaType = tileMediaType;
  readonly tag: string;
  readonly #tile: () => Buffer | undefined;

  constructor(tag: string, tile: () => Buffer | undefined) {
    this.tag = tag;
    this.#tile = tile;
  }

  bodyFor(accepted: string | string[] | undefined): ReturnType<EncodedResponse["bodyFor"]> {
    const body = takesGzip(accepted) ? this.#tile() : undefined;
    return body && { body, encoding: body.length === 0 ? null : "gzip" };
  }
}

const unpacked = promisify(gunzip);

export function tileRoutes(
  app: App,
  database: Database,
  { versions, store, urls }: { versions: TileVersions; store: TileStore; urls: UrlCache },
): void {
  route(app, readTile, async ({ params, query, request, reply }) => {
    const { dataset, z, x, y } = params;
    const { version, sources, lasts } = foundOrProblem((await versions.all()).get(dataset));
    const tag = `"${version}/${z}/${x}/${y}"`;
    void reply.header("etag", tag);
    // An address that names its version never changes; an older one is answered as it is now. What
    // people may withdraw is requested again each time: no cache holds it longer than we do.
    if (query.v === version && lasts)
      void reply.header("cache-control", "public, max-age=31536000, immutable");
    if (tagMatches(request.headers["if-none-match"], tag)) return Buffer.alloc(0);
    const name = `${z}-${x}-${y}`;
    const tile = await store.tile(dataset, version, name, {
      make: () => buildTile(database.read, sources, { z, x, y }),
      lasts,
    });
    void reply.header("vary", "accept-encoding");
    const answer = new TileAnswer(tag, () => store.held(dataset, version, name));
    urls.remember(request, reply, () =>
      versions.versionNow(dataset) === version ? answer : undefined,
    );
    return inAcceptedEncoding(tile, request, reply);
  });
}

async function inAcceptedEncoding(
  tile: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  if (tile.length === 0) return tile;
  if (!takesGzip(request.headers["accept-encoding"])) return unpacked(tile);
  void reply.header("content-encoding", "gzip");
  return tile;
}
