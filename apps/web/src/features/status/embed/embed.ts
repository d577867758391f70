import type { MouseEvent } from "react";
import { navigate, useSearch } from "../../../lib/router/currentLocation.ts";

/** The one section a page is embedded for (`?embed=map`), or null on an ordinary visit. */
export function useEmbedded(): string | null {
  const { embed } = useSearch();
  return typeof embed === "string" && embed !== "" ? embed : null;
}

/** Goes to a page; from another site's frame into a tab of its own, so that the frame stays what it was. */
export function useGoTo(): (address: string) => void {
  const isEmbedded = useEmbedded() !== null;
  return (address) => {
    if (isEmbedded) window.open(address, "_blank", "noopener");
    else navigate(address);
  };
}

/** The same for links inside a frame; those that stay on the page (a project) are left alone. */
export function sendLinksOut(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.pathname === window.location.pathname) return;
  link.target = "_blank";
  link.rel = "noopener";
}
