import type { Way } from "../../../map/index.ts";

const all: readonly Way[] = ["draw", "pick", "upload", "coordinates"];

/** The ways with the asked one first: `?way=upload` from the front page. Nobody draws without a map. */
export function waysFrom(search: string, hasMap: boolean): readonly Way[] {
  const offered = hasMap ? all : all.filter((way) => way !== "draw");
  const asked = new URLSearchParams(search).get("way");
  const first = offered.find((way) => way === asked);
  return first ? [first, ...offered.filter((way) => way !== first)] : offered;
}
