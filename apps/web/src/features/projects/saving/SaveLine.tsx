import { useText } from "../../../lib/language/text.ts";
import { SaveStatus } from "../../../ui/saving/SaveStatus.tsx";
import { logFieldText } from "../log/logText.ts";
import { projectText } from "../text/projectText.ts";
import { fieldWord } from "./fieldWord.ts";
import type { ProjectField } from "./projectSaveTarget.ts";
import type { ProjectSaving } from "./useProjectSaving.ts";

/** Where the typed text is, by the names of its fields. */
export function SaveLine({ saving: { engine, state } }: { saving: ProjectSaving }) {
  const t = useText(projectText);
  const l = useText(logFieldText);
  const fields = (Object.keys(state.mine) as ProjectField[]).map((name) =>
    l(fieldWord[name]).toLowerCase(),
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
