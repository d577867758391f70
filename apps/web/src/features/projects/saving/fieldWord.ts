import type { ProjectField } from "./projectSaveTarget.ts";

/** A field's name in the words of the log. */
export const fieldWord = {
  name: "name",
  description: "description",
  subsidySchemeId: "subsidyScheme",
  mitigationMeasureId: "mitigationMeasure",
} as const satisfies Record<ProjectField, string>;
