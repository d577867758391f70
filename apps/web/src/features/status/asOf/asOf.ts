import { navigate, useLocation, useSearch } from "../../../lib/router/currentLocation.ts";

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The day the page is asked about, from its address; null is today. */
export function useAsOf(): { asOf: string | null; setAsOf: (day: string | null) => void } {
  const { asOf } = useSearch();
  const isDay =
    typeof asOf === "string" && dayPattern.test(asOf) && !Number.isNaN(Date.parse(asOf));
  const setText = useSetSearch();
  return { asOf: isDay ? asOf : null, setAsOf: (day) => setText({ asOf: day }) };
}

/** What links between status pages take along: whoever looks at March keeps looking at March. */
export function useKeptSearch(): { asOf: string | null } {
  return { asOf: useAsOf().asOf };
}

/** The address of this page with other choices. */
export function useAddressWith(): (changes: Record<string, string | null>) => string {
  const { pathname, search, hash } = useLocation();
  return (changes) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      if (value === null || value === "") next.delete(name);
      else next.set(name, value);
    const text = next.toString();
    return pathname + (text && `?${text}`) + hash;
  };
}

/**
 * Filters and choices live in the address, so that what is seen can be linked to. With
 * `isUndoable` each choice is an entry of its own, and Back undoes it.
 */
export function useSetSearch({ isUndoable = false } = {}): (
  changes: Record<string, string | null>,
) => void {
  const addressWith = useAddressWith();
  return (changes) => navigate(addressWith(changes), { replace: !isUndoable });
}

/** One choice in the address. */
export function useSearchText(name: string): [string, (value: string) => void] {
  const value = useSearch()[name];
  const set = useSetSearch();
  return [typeof value === "string" ? value : "", (next) => set({ [name]: next })];
}
