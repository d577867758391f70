import { navigate, useLocation } from "../../../lib/router/currentLocation.ts";

export const planTabs = ["balance", "sketches", "applied", "supplementary"] as const;
export type PlanTab = (typeof planTabs)[number];

/** The tab is in the address, so that a link opens it again. */
export function usePlanTab(): [PlanTab, (tab: PlanTab) => void] {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get("fane");
  return [
    planTabs.find((tab) => tab === asked) ?? "balance",
    (tab) =>
      changeSearch((query) => (tab === "balance" ? query.delete("fane") : query.set("fane", tab))),
  ];
}

/** Changes the address of the page and leaves the rest of it alone. */
export function changeSearch(change: (query: URLSearchParams) => void): void {
  navigate(addressAfter(change), { replace: true });
}

/** The same for what fills the panel or the page: the browser's Back leaves it again. */
export function openBySearch(change: (query: URLSearchParams) => void): void {
  navigate(addressAfter(change));
}

function addressAfter(change: (query: URLSearchParams) => void): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  change(query);
  const text = query.toString().replaceAll("%2C", ",").replaceAll("%7E", "~");
  return pathname + (text && `?${text}`);
}
