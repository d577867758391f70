import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { askAgain } from "../findings/askAgain.ts";
import { useResult } from "../findings/ResultContext.ts";
import { NOT_LOADED } from "../findings/sortedFindings.ts";
import { screeningText } from "../text.ts";

const shown = 2;

/** 'Fredede områder: Fejl under analyse · Prøv igen', right under the progress. */
export function FailureLines() {
  const t = useText(screeningText);
  const { run, state, titleOf } = useResult();
  const { failures } = state.soFar;
  const unanswered = failures.filter(({ code }) => code !== NOT_LOADED);
  const unloadedCount = failures.length - unanswered.length;
  return (
    <div role="status">
      {unloadedCount > 0 && (
        <p className="screening-unloaded small">
          {t("unloaded.line", { count: unloadedCount })}{" "}
          <Link to="/data">{t("unloaded.more")}</Link>
        </p>
      )}
      {unanswered.slice(0, shown).map(({ datasetId }) => {
        const title = titleOf(datasetId);
        const isRetrying = state.retrying.has(datasetId);
        return (
          <p key={datasetId} className="screening-failure">
            <Icon name="warning" isSmall />
            <span>{t("failed.line", { title })}</span>
            {state.phase === "done" && (
              <Button
                variant="text"
                size="small"
                isBusy={isRetrying}
                aria-label={t("failed.retryOf", { title })}
                onClick={() => void askAgain(run, datasetId)}
              >
                {t(isRetrying ? "failed.running" : "failed.retry")}
              </Button>
            )}
          </p>
        );
      })}
      {unanswered.length > shown && (
        <p className="small">{t("failed.more", { count: unanswered.length - shown })}</p>
      )}
    </div>
  );
}
