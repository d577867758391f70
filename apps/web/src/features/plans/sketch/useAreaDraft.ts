import { useEffect, useRef, useState } from "react";
import { formDraft } from "../../../lib/session/ownWork/formDraft.ts";
import type { ChosenArea } from "../../../map/index.ts";

type KeptArea = Pick<ChosenArea, "geometry" | "source">;

/** The drawn area outlives a reload and a sign-in round trip, as the fields next to it do. */
export function useAreaDraft(name: string) {
  const [draft] = useState(() => formDraft<KeptArea>(name));
  const [kept] = useState(() => draft.read());
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
    return () => {
      isLeaving.current = true;
    };
  }, []);
  return {
    kept,
    keep(area: ChosenArea | null): void {
      // The map is cleared when the page goes, which takes nothing back.
      if (isLeaving.current) return;
      if (area) draft.write({ geometry: area.geometry, source: area.source });
      else draft.drop();
    },
    drop: draft.drop,
  };
}
