import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { logFieldText } from "../log/logText.ts";
import { projectText } from "../text/projectText.ts";
import type { FieldName } from "./Autosave.ts";
import type { Saving } from "./useAutosave.ts";

const fieldWord = {
  name: "name",
  description: "description",
  subsidySchemeId: "subsidyScheme",
  mitigationMeasureId: "mitigationMeasure",
} as const satisfies Record<FieldName, string>;

/** Where the typed text is: on its way, saved, or kept in the browser until it can be sent. */
export function SaveLine({ saving: { autosave, state } }: { saving: Saving }) {
  const t = useText(projectText);
  const l = useText(logFieldText);
  const locale = useLocale();
  if (state.phase === "failed" || (state.phase === "refused" && state.error !== null)) {
    const fields = (Object.keys(state.mine) as FieldName[]).map((name) =>
      l(fieldWord[name]).toLowerCase(),
    );
    return (
      <div className="save-line save-line-failed" role="alert">
        <Icon name="warning" isSmall />
        <p>
          <b>{t("save.failed", { fields: joined(fields, t("and")) })}</b>{" "}
          {problemSentence(state.error, locale)}{" "}
          {t(state.phase === "failed" ? "save.kept" : "save.keptRefused")}
        </p>
        <Button variant="text" size="small" onClick={() => void autosave.flush()}>
          {t("retry")}
        </Button>
      </div>
    );
  }
  return (
    <p className="save-line" role="status">
      {state.phase === "saved" && <Icon name="check" isSmall />}
      {t(`save.${state.phase === "refused" ? "waiting" : state.phase}`)}
    </p>
  );
}

function joined(words: readonly string[], and: string): string {
  return words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
}
