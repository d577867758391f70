import type { Project } from "@mars/contracts/projects/projectShapes";
import { useState } from "react";
import { knownProject } from "../projectQueries.ts";
import type { Stale } from "./useProjectAction.ts";

/**
 * The page reads the project anew by itself, so its version alone does not say what was drawn over:
 * an area that somebody replaced in the meantime is told of before it is written over.
 */
export function useOvertaken(opened: Project, base: string | null) {
  const [stale, setStale] = useState<Stale | null>(null);
  const isOvertaken = (told: Stale | null): boolean => {
    const now = knownProject(opened.id) ?? opened;
    const seen = told ? told.now.geoLocationId : base;
    if (now.geoLocationId === seen) return false;
    setStale({ before: { ...opened, geoLocationId: seen }, now, changedBy: now.updatedBy });
    return true;
  };
  return { stale, isOvertaken };
}

/** Of two conflicts the one with the newer project. */
export function later(one: Stale | null, other: Stale | null): Stale | null {
  if (!one || !other) return one ?? other;
  return one.now.version >= other.now.version ? one : other;
}
