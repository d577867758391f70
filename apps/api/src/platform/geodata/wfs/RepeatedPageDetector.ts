import { createHash } from "node:crypto";
import type { SourceFeature } from "../GeodataSource.ts";

/** More than a layer has of features that are alike in all. */
const TOLERATED = 3;

/** Notices a service that gives again what it has given: by ids, or by content where ids are missing or new. */
export class RepeatedPageDetector {
  #first: Mark | null = null;
  #last: Mark | null = null;
  readonly #begins = new Set<string>();
  #again = 0;

  /** Whether the page is the first or the last one again; remembers it otherwise. */
  isRepeated(page: readonly SourceFeature[]): boolean {
    const mark = { key: page[0]!.sourceKey, content: contentOf(page), isOne: page.length === 1 };
    if ([this.#first, this.#last].some((other) => other !== null && isSame(mark, other)))
      return true;
    this.#last = mark;
    this.#first ??= mark;
    return false;
  }

  /** Whether features come again in another order; asked where there should be none left. */
  isMixed(page: readonly SourceFeature[]): boolean {
    for (const feature of page) if (this.#begins.has(contentOf([feature]))) this.#again++;
    return this.#again > TOLERATED;
  }

  /** Where a page began, for {@link isMixed}. */
  note(page: readonly SourceFeature[]): void {
    this.#begins.add(contentOf(page.slice(0, 1)));
  }
}

type Mark = { key: string | null; content: string; isOne: boolean };

function isSame(one: Mark, other: Mark): boolean {
  if (one.key !== null && one.key === other.key) return true;
  // A single feature may be there twice, under two ids.
  return one.content === other.content && !(one.isOne && one.key !== null);
}

function contentOf(page: readonly SourceFeature[]): string {
  const hash = createHash("sha1");
  for (const { properties, geometry } of page) {
    hash.update(JSON.stringify(properties));
    if (geometry) hash.update(Buffer.from(geometry.xy.slice().buffer));
  }
  return hash.digest("base64");
}
