import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTag } from "../http/etags.ts";

const smallest = 1024;

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

export type Encoding = keyof typeof compressors;

type Headers = readonly (readonly [name: string, value: string])[];

/** Bytes that are sent as they are, compressed once and not once per request. */
export class ReadyAnswer {
  readonly bytes: Buffer;
  /** Of the content, so that all instances agree on it. */
  readonly tag: string;
  readonly mediaType: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  readonly #ready = new Map<Encoding, Buffer>();
  readonly #headers = new Map<string, Headers>();

  constructor(content: string | Buffer, mediaType: string) {
    this.bytes = typeof content === "string" ? Buffer.from(content) : content;
    this.mediaType = mediaType;
    this.tag = contentTag(this.bytes);
  }

  get worthCompressing(): boolean {
    return this.bytes.length >= smallest;
  }

  /** Headers of one kind of answer, put together once. */
  written(kind: string, write: () => Headers): Headers {
    let headers = this.#headers.get(kind);
    if (headers === undefined) {
      headers = write();
      this.#headers.set(kind, headers);
    }
    return headers;
  }

  /** Compressed bytes if they are there already. */
  readyIn(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  async compressed(encoding: Encoding): Promise<Buffer> {
    let bytes = this.#compressed.get(encoding);
    if (bytes === undefined) {
      bytes = compressors[encoding](this.bytes);
      this.#compressed.set(encoding, bytes);
      this.#ready.set(encoding, await bytes);
    }
    return bytes;
  }
}
