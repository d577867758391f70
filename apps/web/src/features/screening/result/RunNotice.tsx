import { useEffect, useRef } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { startAgain } from "../findings/startAgain.ts";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";

/** Stopped or broken off: what came stands, and one may start again. */
export function RunNotice() {
  const { state } = useResult();
  return state.phase === "stopped" || state.phase === "broken" ? <Notice /> : null;
}

function Notice() {
  const t = useText(screeningText);
  const { run, state } = useResult();
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // 'Stop' is gone with what it stopped: whoever pressed it by keyboard continues from here.
    if (document.activeElement === document.body) again.current?.focus();
  }, []);
  const { started, findings, failures } = state.soFar;
  const isStopped = state.phase === "stopped";
  return (
    <div className="screening-notice">
      <Alert
        variant={isStopped ? "info" : "error"}
        title={t(isStopped ? "stopped.title" : "broken.title")}
        isUrgent={!isStopped}
      >
        <p>
          {isStopped
            ? t("stopped.text", {
                done: findings.length + failures.length,
                total: started?.datasets.length ?? 0,
              })
            : t("broken.text")}
        </p>
        <Button variant="text" size="small" ref={again} onClick={() => startAgain(run)}>
          {t("stopped.again")}
        </Button>
      </Alert>
    </div>
  );
}
