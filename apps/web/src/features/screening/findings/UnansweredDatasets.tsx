import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { screeningText } from "../text.ts";
import { useResult } from "./ResultContext.ts";
import { startAgain } from "./startAgain.ts";

/** 'Fejl under analyse' for those that a lost line left without an answer; all are asked again. */
export function UnansweredDatasets({ words }: { words: string }) {
  const t = useText(screeningText);
  const { run } = useResult();
  return (
    <div className="screening-failed screening-unanswered">
      <span className="screening-failed-word">
        <Icon name="warning" isSmall />
        {t("failed")}
      </span>
      <Button variant="text" size="small" onClick={() => startAgain(run)}>
        {t("failed.retry")}
      </Button>
      <p className="small">{words}</p>
    </div>
  );
}
