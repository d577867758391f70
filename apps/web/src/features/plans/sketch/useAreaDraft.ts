import { useEffect, useRef, useState } from "react";
import { deleteDraft, readDraft, saveDraft } from "../../../lib/storage/formDraft.ts";
import type { ChosenArea } from "../../../map/index.ts";

type KeptArea = Pick<ChosenArea, "geometry" | "source">;

/** The drawn area outlives a reload and a sign-in round trip, as the fields beside it do. */
export function useAreaDraft(name: string) {
  const [kept] = useState(() => readDraft<KeptArea>(name));
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
      if (area) saveDraft(name, { geometry: area.geometry, source: area.source });
      else deleteDraft(name);
    },
    drop: () => deleteDraft(name),
  };
}
