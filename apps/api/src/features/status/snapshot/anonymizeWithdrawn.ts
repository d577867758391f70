import type { FormerProject, FormerSketch, ProjectRow, SketchRow } from "./queries.ts";

export type Concealed = {
  projects: ProjectRow[];
  sketches: SketchRow[];
  /** Ids that stand for those of projects that are no longer public. */
  projectIds: ReadonlyMap<string, string>;
  /** Ids that stand for those of outlines that are not public. */
  outlineIds: ReadonlyMap<string, string>;
};

/**
 * Figures of an earlier day count every project and sketch of that day. Which one it was, and where
 * it lay, is public as long as it and its outline are: afterwards ids of no meaning stand for them,
 * which no other answer knows.
 */
export function anonymizeWithdrawn(
  projects: readonly FormerProject[],
  sketches: readonly FormerSketch[],
): Concealed {
  const projectIds = new Map<string, string>();
  const outlineIds = new Map<string, string>();
  // A sketch has its outline's, which must not be a project's: they are counted together.
  const conceal = (ids: Map<string, string>, id: string) =>
    ids.has(id) || ids.set(id, meaningless(projectIds.size + outlineIds.size));
  for (const { id, geoLocationId, isPublicNow, isOutlinePublic } of numbered(projects)) {
    if (!isPublicNow) conceal(projectIds, id);
    if (geoLocationId !== null && !(isPublicNow && isOutlinePublic))
      conceal(outlineIds, geoLocationId);
  }
  for (const { geoLocationId, isPublicNow } of sketches)
    if (!isPublicNow) conceal(outlineIds, geoLocationId);
  return {
    projectIds,
    outlineIds,
    sketches: sketches.map(({ isPublicNow, ...sketch }) =>
      isPublicNow
        ? sketch
        : {
            ...sketch,
            id: outlineIds.get(sketch.geoLocationId)!,
            name: "",
            geoLocationId: outlineIds.get(sketch.geoLocationId)!,
          },
    ),
    projects: projects.map(({ isPublicNow, isOutlinePublic, ...project }) => ({
      ...project,
      id: projectIds.get(project.id) ?? project.id,
      name: isPublicNow ? project.name : "",
      isConcealed: !isPublicNow,
      geoLocationId:
        isPublicNow && isOutlinePublic
          ? project.geoLocationId
          : project.geoLocationId && outlineIds.get(project.geoLocationId)!,
    })),
  };
}

/** In an order that has nothing to do with the ids, and is the same at every instance. */
const numbered = (projects: readonly FormerProject[]) =>
  projects.toSorted(
    (a, b) =>
      (a.lastStateChanged?.getTime() ?? 0) - (b.lastStateChanged?.getTime() ?? 0) ||
      (a.areaHa ?? 0) - (b.areaHa ?? 0),
  );

const meaningless = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
