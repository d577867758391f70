import { useEffect, useRef } from "react";
import { createStore } from "../createStore.ts";
import { navigate } from "../router/currentLocation.ts";
import { arrivedSession, sessionParameter } from "./arrivedSession.ts";
import type { MapPage } from "./MapPage.ts";
import type { MapState } from "./MapState.ts";

const page = createStore<MapPage | null>(null);
let arriving: string | null = null;

/** The map page that is there says so, and gets what was handed over to it, if anything. */
export function registerMapPage(next: MapPage): () => void {
  page.set(next);
  void takeArrival();
  return () => {
    if (page.get() === next) page.set(null);
  };
}

/** `registerMapPage` for a component; the newest functions are used. */
export function useMapPage(own: MapPage): void {
  const newest = useRef(own);
  useEffect(() => {
    newest.current = own;
  });
  useEffect(
    () =>
      registerMapPage({
        capture: () => newest.current.capture(),
        restore: (state) => newest.current.restore(state),
        knownLayers: (ids) => newest.current.knownLayers(ids),
        reproject: (point, from) => newest.current.reproject(point, from),
      }),
    [],
  );
}

/** Null where no map is there: then there is nothing to carry over. */
export function captureMapState(): MapState | null {
  return page.get()?.capture() ?? null;
}

async function takeArrival(): Promise<void> {
  const id = arrivedSession();
  const taker = page.get();
  if (id === null || id === arriving || !taker) return;
  arriving = id;
  const { fetchArrival } = await import("./fetchArrival.ts");
  const state = await fetchArrival(id, taker);
  arriving = null;
  forgetArrival();
  if (state) page.get()?.restore(state);
}

/** A reload or a shared link must not fetch it again: it expires. */
function forgetArrival(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete(sessionParameter);
  const rest = query.toString().replaceAll("%2C", ",").replaceAll("%7E", "~");
  navigate(pathname + (rest && `?${rest}`) + hash, { replace: true });
}
