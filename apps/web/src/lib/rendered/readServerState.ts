import { renderedAt } from "../router/currentLocation.ts";
import { primeReads } from "../serverData/publicReads.ts";
import { takeSettings } from "../settings/settings.ts";
import { type RenderedData, renderedDataId } from "./RenderedData.ts";

/** Begins with what the server rendered the page with; false where it sent the plain document. */
export function readServerState(): boolean {
  const block = document.getElementById(renderedDataId);
  if (block === null) return false;
  const { pathname, search, settings, reads } = JSON.parse(block.textContent) as RenderedData;
  // A page that was left and is come back to in the browser's history may stand at another address.
  if (pathname !== window.location.pathname) return false;
  block.remove();
  renderedAt({ pathname, search });
  if (settings) takeSettings(settings);
  primeReads(reads);
  return true;
}
