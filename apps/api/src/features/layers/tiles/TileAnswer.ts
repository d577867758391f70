import { tileMediaType } from "@mars/contracts/datasets/layers";
import { takesGzip } from "../../../platform/http/answers/encodingFor.ts";
import type { EncodedResponse } from "../../../platform/publicData/CachedResponse.ts";

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
