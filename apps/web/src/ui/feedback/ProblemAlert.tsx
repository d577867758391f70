import { problemSentence } from "../../lib/http/problemSentence.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Alert } from "./Alert.tsx";
import { Button } from "../buttons/Button.tsx";
import { uiText } from "../text.ts";
import { showToActor } from "./showToActor.ts";

type Props = { error: unknown; title?: string; onRetry?: () => void };

/** A refused or failed call, in the user's language where we know its code. */
export function ProblemAlert({ error, title, onRetry }: Props) {
  const t = useText(uiText);
  const locale = useLocale();
  return (
    <Alert variant="error" title={title ?? t("problemTitle")} isUrgent ref={showToActor}>
      <p>{problemSentence(error, locale)}</p>
      {onRetry && (
        <Button variant="text" size="small" onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
    </Alert>
  );
}
