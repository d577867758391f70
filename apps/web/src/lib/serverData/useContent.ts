import type { ContentPart, DataSources } from "@mars/contracts/datasets/dataSources";
import { useRead } from "./useRead.ts";

export type Content = {
  /** Parts of which some or all is invented for demonstration. */
  invented: readonly ContentPart[];
  /** Those of them where invented ones are next to real ones. */
  mixed: readonly ContentPart[];
  /** Parts of which nothing is loaded. */
  missing: readonly ContentPart[];
};

/** What is loaded, by origin; null until it is known. */
export function useContent(): Content | null {
  const { data } = useRead<DataSources>("/data-sources");
  if (!data?.parts) return null;
  const partsOf = (...origins: string[]) =>
    data.parts.flatMap(({ part, origin }) => (origins.includes(origin) ? [part] : []));
  return { invented: partsOf("demo", "mixed"), mixed: partsOf("mixed"), missing: partsOf("none") };
}
