import type { System } from "./System.ts";

/** The one reading of the systems in a page's lifetime. */
export const pageSystems = { loading: null as Promise<System[]> | null };
