import { GeodataFault } from "../GeodataFault.ts";

const quote = 0x22;
const backslash = 0x5c;
const headerLimitBytes = 1_000_000;
const featureLimitBytes = 256_000_000;

export type CollectionHead = Record<string, unknown>;

/**
 * Cuts the text of a FeatureCollection into its features without holding it: national layers
 * are larger than memory. What surrounds the list is kept and parsed at both of its ends.
 */
export class FeatureCollectionSplitter {
  head: CollectionHead | null = null;
  #around = "";
  #carry: Buffer = Buffer.alloc(0);
  #state: "head" | "list" | "tail" = "head";
  #position = 0;

  /** Whole features that this piece of the file completes. */
  push(chunk: Buffer): Buffer[] {
    const bytes = this.#carry.length > 0 ? Buffer.concat([this.#carry, chunk]) : chunk;
    const features: Buffer[] = [];
    let at = this.#state === "head" ? this.#readHead(bytes) : 0;
    while (this.#state === "list" && at < bytes.length) {
      const byte = bytes[at]!;
      if (byte === 0x7b) {
        const end = objectEnd(bytes, at);
        if (end < 0) break;
        features.push(bytes.subarray(at, end));
        at = end;
      } else if (byte === 0x5d) {
        this.#state = "tail";
      } else if (byte === 0x2c || byte <= 0x20) {
        at++;
      } else {
        throw broken(this.#position + at, "something other than a feature stands in its list");
      }
    }
    if (this.#state === "tail") {
      this.#around += bytes.toString("utf8", at);
      at = bytes.length;
    }
    this.#carry = bytes.subarray(at);
    this.#position += at;
    if (this.#carry.length > featureLimitBytes) {
      throw broken(this.#position, "a feature is larger than 256 MB or never ends");
    }
    return features;
  }

  /** Call at the end of the file: a cut-off file must not pass for a whole one. */
  finish(): CollectionHead {
    if (this.#state === "head") {
      throw new GeodataFault("geojson.no-features", 'there is no list "features" in the file');
    }
    if (this.#state === "list") throw broken(this.#position, "the file ends in the middle");
    return parseAround(this.#around);
  }

  #readHead(bytes: Buffer): number {
    const start = listStart(bytes);
    if (start < 0) {
      if (bytes.length > headerLimitBytes) {
        throw new GeodataFault("geojson.no-features", 'there is no list "features" in the file');
      }
      return 0;
    }
    this.#around = bytes.toString("utf8", 0, start);
    this.head = parseAround(`${this.#around}]}`);
    this.#state = "list";
    return start;
  }
}

/** Where the first feature may begin: after `"features": [` of the outermost object. */
function listStart(bytes: Buffer): number {
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === quote) {
      const end = stringEnd(bytes, at);
      if (end < 0) return -1;
      if (depth === 1 && bytes.toString("latin1", at + 1, end - 1) === "features") {
        const list = /^\s*:\s*\[/.exec(bytes.toString("latin1", end, end + 64));
        if (list) return end + list[0].length;
      }
      at = end - 1;
    } else if (byte === 0x7b || byte === 0x5b) depth++;
    else if (byte === 0x7d || byte === 0x5d) depth--;
  }
  return -1;
}

function objectEnd(bytes: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === quote) {
      const end = stringEnd(bytes, at);
      if (end < 0) return -1;
      at = end - 1;
    } else if (byte === 0x7b) depth++;
    else if (byte === 0x7d && --depth === 0) return at + 1;
  }
  return -1;
}

function stringEnd(bytes: Buffer, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(quote, at + 1);
    if (at < 0) return -1;
    let slashes = 0;
    while (bytes[at - 1 - slashes] === backslash) slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
}

function parseAround(text: string): CollectionHead {
  try {
    return JSON.parse(text) as CollectionHead;
  } catch {
    throw broken(text.length, "what surrounds the list of features is not JSON");
  }
}

function broken(byte: number, why: string) {
  return new GeodataFault("geojson.broken", `${why} (near byte ${byte})`, { byte });
}
