import { type EditedProperty, fieldOfProperty } from "@mars/domain/fields/projectFields";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";
import { useText } from "../../../lib/language/text.ts";
import { SaveStatus } from "../../../ui/saving/SaveStatus.tsx";
import { projectText } from "../text/projectText.ts";
import type { ProjectSaving } from "./useProjectSaving.ts";

/** Where the typed text is, by the names of its fields. */
export function SaveLine({ saving: { engine, state } }: { saving: ProjectSaving }) {
  const t = useText(projectText);
  const fieldName = useText(projectFieldText);
  const fields = (Object.keys(state.mine) as EditedProperty[]).map((name) =>
    fieldName(fieldOfProperty(name)).toLowerCase(),
  );
  return (
    <SaveStatus
      state={state}
      failed={t("save.failed", { fields: joined(fields, t("and")) })}
      onRetry={() => void engine.flush()}
    />
  );
}

function joined(words: readonly string[], and: string): string {
  return words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
}
