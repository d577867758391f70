import { useEffect, useMemo, useState } from "react";
import { useLocale } from "../../../lib/language/locale.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import type { System } from "./System.ts";
import { otherEntries, relatedEntries } from "./systemEntries.ts";
import { loadSystems } from "./systems.ts";

/** The family as lists to show; a failure is an empty list (H15), told to the console only. */
export function useSystems() {
  const locale = useLocale();
  const { header } = useSettings();
  const [systems, setSystems] = useState<System[] | null>(null);

  useEffect(() => {
    let isCurrent = true;
    loadSystems().then(
      (loaded) => isCurrent && setSystems(loaded),
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setSystems([]);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  const current = header.currentSystemId;
  return useMemo(() => {
    if (!systems) return { isLoading: true, suggested: [], others: [] };
    const suggested = systems.length === 0 ? [] : relatedEntries(systems, current, locale);
    const others = otherEntries(systems, current, suggested, locale);
    return { isLoading: false, suggested, others };
  }, [systems, current, locale]);
}
