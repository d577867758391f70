import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { useOwnSearch } from "../../../lib/router/useOwnSearch.ts";
import { useAddressWith, useSetSearch } from "../asOf/asOf.ts";
import { unitKinds } from "../units/units.ts";

export const maxCompared = 6;
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
export function useCompared(): Compared & {
  set: (changes: Partial<Compared>) => void;
  addressWith: (changes: Partial<Compared>) => string;
} {
  const search = useOwnSearch();
  const setSearch = useSetSearch({ isUndoable: true });
  const addressWith = useAddressWith();
  // A form without scripts repeats the name.
  const text = (name: string) => [search[name] ?? ""].flat().join(",");
  const changed = ({ kind, slugs, shown, counted }: Partial<Compared>) => ({
    // Another kind has other units.
    ...(kind && { enhed: kind === "municipality" ? null : kind, valgt: null }),
    ...(slugs && { valgt: slugs.join(",") }),
    ...(shown && { vis: shown === "rate" ? null : shown }),
    ...(counted && { tael: counted === "committed" ? null : counted }),
  });
  return {
    kind: unitKinds.find((kind) => kind === text("enhed")) ?? "municipality",
    slugs: [...new Set(text("valgt").split(",").filter(Boolean))].slice(0, maxCompared),
    shown: text("vis") === "total" ? "total" : "rate",
    counted: text("tael") === "established" ? "established" : "committed",
    set: (changes) => setSearch(changed(changes)),
    addressWith: (changes) => addressWith(changed(changes)),
  };
}
