import type { Notice } from "@mars/contracts/projects/projectShapes";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useDatasetTitles } from "../projectQueries.ts";
import { problemText } from "../text/problemText.ts";

/** A code with its figures as a sentence. */
export function useNoticeSentence(): (notice: Notice) => string {
  const t = useText(problemText);
  const f = useFormat();
  const titleOf = useDatasetTitles();
  return ({ code, figures = {} }) => {
    const told: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(figures)) {
      if (typeof value === "number") told[name] = name.endsWith("Ha") ? areaText(f, value) : value;
      else if (typeof value === "string") told[name] = value;
      else if (name === "datasets" && Array.isArray(value)) {
        told[name] = value.map((id) => titleOf(String(id))).join(", ");
      }
    }
    return t(code as "project.frozen", told);
  };
}
