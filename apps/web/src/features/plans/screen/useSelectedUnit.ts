import { useCallback, useState } from "react";
import { usePlanTab } from "./planTab.ts";

/** The sub-catchment that is chosen in the list or on the map, which brings its row into sight. */
export function useSelectedUnit() {
  const [selected, select] = useState<string | null>(null);
  const [, setTab] = usePlanTab();
  const selectOnMap = useCallback((opId: string) => {
    select(opId);
    setTab("balance");
    // The row is there once the tab is.
    requestAnimationFrame(() =>
      document.getElementById(`delopland-${opId}`)?.scrollIntoView({ block: "nearest" }),
    );
    // The setter only writes the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  /** From elsewhere in the panel: one goes on where the row is. */
  const open = useCallback(
    (opId: string) => {
      selectOnMap(opId);
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>(`#delopland-${CSS.escape(opId)} button`)
          ?.focus({ preventScroll: true }),
      );
    },
    [selectOnMap],
  );
  return { selected, select, selectOnMap, open };
}
