import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTag } from "../http/answers/etags.ts";
import { type Encoding, encodingFor } from "../http/answers/encodingFor.ts";

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
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

type Body = { body: Buffer; encoding: Encoding | null };

/** What can be sent from memory without another look at the request. */
export type EncodedResponse = {
  readonly tag: string;
  readonly mediaType: string;
  /** Undefined where it is not ready in an encoding that the caller takes. */
  bodyFor: (accepted: string | string[] | undefined) => Body | undefined;
};

/** Bytes that are sent as they are, compressed once and not once per request. */
export class CachedResponse implements EncodedResponse {
  readonly bytes: Buffer;
  /** Of the content, so that all instances agree on it. */
  readonly tag: string;
  readonly mediaType: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  readonly #ready = new Map<Encoding, Buffer>();

  constructor(content: string | Buffer, mediaType: string) {
    this.bytes = typeof content === "string" ? Buffer.from(content) : content;
    this.mediaType = mediaType;
    this.tag = contentTag(this.bytes);
  }

  get worthCompressing(): boolean {
    return this.bytes.length >= smallest && this.mediaType !== "image/png";
  }

  /** With its compressed copies, which of text are together smaller than the text. */
  get heldBytes(): number {
    return this.worthCompressing ? 2 * this.bytes.length : this.bytes.length;
  }

  bodyFor(accepted: string | string[] | undefined): Body | undefined {
    const encoding = this.worthCompressing ? encodingFor(accepted) : null;
    const body = encoding === null ? this.bytes : this.readyIn(encoding);
    return body && { body, encoding };
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
