import { createStore } from "../../lib/createStore.ts";
import { navigate } from "../../lib/router/currentLocation.ts";

/** `?kort=nej`: tables instead of the map, also in a shared link. */
export function isMapShown(search: string): boolean {
  return new URLSearchParams(search).get("kort") !== "nej";
}

/** Whether the map could not be drawn. Asking for it again is a new try: drivers recover. */
export const mapFailure = createStore(false);

/** The map library meets a missing canvas only when it draws, where no guard can catch it. */
export function canDrawMaps(): boolean {
  try {
    return document.createElement("canvas").getContext("2d") !== null;
  } catch {
    return false;
  }
}

export function showMap(isShown: boolean): void {
  mapFailure.set(isShown && !canDrawMaps());
  changeSearch((query) => (isShown ? query.delete("kort") : query.set("kort", "nej")));
}

/** Changes the address of the page and leaves the rest of it alone. */
export function changeSearch(
  change: (query: URLSearchParams) => void,
  { replace = true }: { replace?: boolean } = {},
): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  change(query);
  const text = query.toString().replaceAll("%2C", ",").replaceAll("%7E", "~");
  navigate(pathname + (text && `?${text}`) + hash, { replace });
}
