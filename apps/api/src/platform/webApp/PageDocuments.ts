import { type PageHead, pageHeads } from "@mars/contracts/pages/pageHeads";
import { LRUCache } from "lru-cache";
import { withLinkToPage, withReload } from "../pages/noScriptDocument.ts";
import { contentTag } from "../http/answers/etags.ts";
import type { Asset } from "./Asset.ts";
import { withPageHead } from "./pageHead.ts";
import { type PagePreloads, withPreloads } from "./pagePreloads.ts";

/** There are thousands of projects; those that are read again and again are few. */
const KEPT_BYTES = 32_000_000;

type Parts = {
  /** The app's document as it was built. */
  index: string;
  preloads: PagePreloads;
  /** Where pictures of pages are drawn. */
  apiUrl: string;
};

/** The app's document with the head of each page, kept. */
export class PageDocuments {
  readonly #parts: Parts;
  readonly #kept = new LRUCache<string, Asset>({
    maxSize: KEPT_BYTES,
    // Its two packed forms come later and are together less than it is.
    sizeCalculation: ({ identity }, key) => 2 * identity.length + key.length,
  });

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Kept by what it says, not by its address: of addresses there is no end. */
  of(
    page: string,
    head: PageHead | undefined = pageHeads[page],
    more: { address?: string; structure?: object } = {},
  ): Asset {
    const { index, preloads, apiUrl } = this.#parts;
    const key = `${page} ${head?.title} ${head?.description} ${head?.preview?.path} ${more.address}`;
    let asset = this.#kept.get(key);
    if (asset === undefined) {
      const titled = head === undefined ? index : withPageHead(index, { ...head, ...more, apiUrl });
      const html = Buffer.from(withPreloads(titled, preloads[page]));
      const type = "text/html; charset=utf-8";
      asset = { type, cacheControl: "no-cache", tag: contentTag(html), identity: html };
      this.#kept.set(key, asset);
    }
    return asset;
  }

  /** With other words for who has no scripts. */
  inWords(document: Asset, words: "again" | "bare" | "refused"): Asset {
    const key = `${words} ${document.tag}`;
    let asset = this.#kept.get(key);
    if (asset === undefined) {
      const plain = document.identity.toString();
      const identity = Buffer.from(
        words === "again" ? withReload(plain) : withLinkToPage(plain, words),
      );
      asset = { ...document, tag: contentTag(identity), identity };
      // Those of the document itself.
      delete asset.br;
      delete asset.gzip;
      this.#kept.set(key, asset);
    }
    return asset;
  }
}
