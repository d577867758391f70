import { useEffect } from "react";
import { type MapModel, searchMap, showHit } from "../../../map/index.ts";

/** `?q=` from the front page: the map goes to the best hit; the search field offers the others. */
export function useAskedPlace(model: MapModel): void {
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const asked = query.get("q")?.trim();
    // A view in the address is a later choice than the question it began with.
    if (!asked || query.has("e") || query.has("analysis")) return;
    const running = new AbortController();
    void goToBest(model, asked, running.signal);
    return () => running.abort();
  }, [model]);
}

async function goToBest(model: MapModel, asked: string, signal: AbortSignal): Promise<void> {
  try {
    const [best] = await searchMap(asked, signal);
    if (!best || signal.aborted) return;
    await showHit(model, best, signal);
  } catch {
    // The search field asks the same and says so itself.
  }
}
