import type { UnitKind } from "@mars/contracts/statusShapes";
import { useSearch } from "../../../lib/router/currentLocation.ts";
import { useSetSearch } from "../asOf/asOf.ts";
import { unitKinds } from "../units/units.ts";

export const mostCompared = 4;
export type Shown = "rate" | "total";
export type Counted = "committed" | "established";

export type Compared = {
  kind: UnitKind;
  /** Names in addresses, in the order they were chosen in. */
  slugs: readonly string[];
  shown: Shown;
  counted: Counted;
};

/** What is compared, from the address, so that it can be shared and gone back to. */
export function useCompared(): Compared & { set: (changes: Partial<Compared>) => void } {
  const search = useSearch();
  const setSearch = useSetSearch();
  const text = (name: string) => (typeof search[name] === "string" ? search[name] : "");
  return {
    kind: unitKinds.find((kind) => kind === text("enhed")) ?? "municipality",
    slugs: [...new Set(text("valgt").split(",").filter(Boolean))].slice(0, mostCompared),
    shown: text("vis") === "total" ? "total" : "rate",
    counted: text("tael") === "established" ? "established" : "committed",
    set: ({ kind, slugs, shown, counted }) =>
      setSearch({
        // Another kind has other units.
        ...(kind && { enhed: kind === "municipality" ? null : kind, valgt: null }),
        ...(slugs && { valgt: slugs.join(",") }),
        ...(shown && { vis: shown === "rate" ? null : shown }),
        ...(counted && { tael: counted === "committed" ? null : counted }),
      }),
  };
}
