import { findWebRoute, webRoutes } from "@mars/contracts/pages/webRoutes";
import type { AreaOwner } from "./areaOwner.ts";
import { draftOwner } from "./draftKey.ts";
import { clearKeptArea } from "./keptArea.ts";
import { clearSavedAreas } from "./savedAreas.ts";
import { clearUnsentDrafts } from "./unsentDrafts.ts";

function drop(leaving: AreaOwner | undefined): void {
  clearKeptArea();
  clearSavedAreas();
  clearUnsentDrafts(leaving);
}

/**
 * On a shared computer the next person finds nothing of what this one was working on. A form that is
 * still open may keep its text again before the page is no longer there, so it is dropped then as well.
 */
export function clearLocalWork(): void {
  // When the page goes it is no longer known who was here.
  const leaving = draftOwner();
  drop(leaving);
  window.addEventListener("pagehide", () => drop(leaving), { once: true });
}

/** Loads the page again, or the front page where this one takes a login: neither shows nor holds a case. */
export function loadSignedOut(): void {
  const path = findWebRoute(window.location.pathname);
  const isPublic = webRoutes.some((route) => route.path === path && route.access === "public");
  if (isPublic) window.location.reload();
  else window.location.replace("/");
}
