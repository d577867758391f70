import { tileMediaType } from "@mars/contracts/layers";
import type { HeldAnswer } from "../../../platform/publicData/CachedResponse.ts";

type Headers = ReturnType<HeldAnswer["written"]>;

/** A tile that goes out from memory as it was packed. It is not held here, only asked for. */
export class TileAnswer implements HeldAnswer {
  readonly mediaType = tileMediaType;
  readonly tag: string;
  readonly #tile: () => Buffer | undefined;
  readonly #headers = new Map<string, Headers>();

  constructor(tag: string, tile: () => Buffer | undefined) {
    this.tag = tag;
    this.#tile = tile;
  }

  bodyFor(accepted: string | string[] | undefined): ReturnType<HeldAnswer["bodyFor"]> {
    const body = acceptsGzip(accepted) ? this.#tile() : undefined;
    return body && { body, encoding: body.length === 0 ? null : "gzip" };
  }

  written(kind: string, write: () => Headers): Headers {
    const headers = this.#headers.get(kind) ?? write();
    this.#headers.set(kind, headers);
    return headers;
  }
}

export function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return typeof accepted === "string" && /\bgzip\b|\*/.test(accepted);
}
