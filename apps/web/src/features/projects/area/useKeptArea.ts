import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { useRef, useState } from "react";
import type { ChosenArea } from "../../../map/index.ts";
import { keptDraft } from "../saving/keptDraft.ts";

/** A shape that is not saved yet, and what it was drawn over. */
export type KeptArea = Pick<ChosenArea, "geometry" | "source"> & { base: string | null };

/** What is drawn is kept until it is saved: a closed tab or an expired sign-in loses nothing. */
export function useKeptArea(
  projectId: string,
  what: string,
  { standing, base }: { standing: AreaGeometry | null; base: string | null },
) {
  const [kept] = useState(() => keptDraft<KeptArea>(projectId, what));
  const [left] = useState(() => kept.read());
  const begun = useRef<string | null>(null);
  const keep = (next: ChosenArea | null) => {
    if (!next) return;
    const shape = JSON.stringify(next.geometry);
    // What stood there comes back from the drawing as a shape of its own: that is no change.
    if (begun.current === null && (left ?? standing)) begun.current = shape;
    if (begun.current === shape) return;
    begun.current = "";
    kept.write({
      geometry: next.geometry,
      source: next.source,
      base: left ? left.base : base,
    });
  };
  return { left, keep, drop: kept.drop, initial: left?.geometry ?? standing ?? undefined };
}
