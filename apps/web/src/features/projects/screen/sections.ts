/** Parts of a project's page that links lead to. */
export type Section =
  | "map"
  | "facts"
  | "effect"
  | "areas"
  | "attachments"
  | "remarks"
  | "log"
  | "course";

export const sectionId = (section: Section) => `section-${section}`;

/** The heading of the next task. */
export const taskTitleId = "task-title";
