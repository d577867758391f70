import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Encoding, encodingFor } from "../answers/encodingFor.ts";
import { tagMatches } from "../answers/etags.ts";
import type { Asset } from "./Asset.ts";

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

/** Compressed once, not once per request. */
export async function sendAsset(
  asset: Asset,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.headers({
    "content-type": asset.type,
    "cache-control": asset.cacheControl,
    etag: asset.tag,
    vary: "accept-encoding",
  });
  if (reply.statusCode === 200 && tagMatches(request.headers["if-none-match"], asset.tag))
    return reply.code(304).send();
  const encoding = acceptedEncoding(request, asset);
  if (encoding === null) return reply.send(asset.identity);
  asset[encoding] ??= compressors[encoding](asset.identity);
  return reply.header("content-encoding", encoding).send(await asset[encoding]);
}

function acceptedEncoding(request: FastifyRequest, asset: Asset): Encoding | null {
  const worthIt = asset.identity.length > 1024 && !/^(image\/(?!svg)|font\/)/.test(asset.type);
  return worthIt ? encodingFor(request.headers["accept-encoding"]) : null;
}
