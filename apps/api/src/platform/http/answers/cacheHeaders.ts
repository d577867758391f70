import type { Contract } from "@mars/contracts/platform/contract";

/** Public reads may be kept by anybody and read by any site; the rest by nobody. */
export function cacheHeaders(contract: Contract): Record<string, string> {
  if (contract.access !== "public" || contract.method !== "GET")
    return { "cache-control": "no-store" };
  const seconds = contract.cacheSeconds ?? 0;
  return {
    "cache-control":
      seconds > 0
        ? `public, max-age=${seconds}, stale-while-revalidate=${seconds}`
        : "public, no-cache",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  };
}
