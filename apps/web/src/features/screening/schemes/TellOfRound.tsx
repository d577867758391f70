import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";
import { useRoundReminderChange, useRoundReminders } from "./roundReminders.ts";

type Props = { schemeId: string; name: string; day: string };

/** Asks for a message when the round opens, and takes the wish back. One button: focus stays on it. */
export function TellOfRound({ schemeId, name, day }: Props) {
  const t = useText(screeningText);
  const reminders = useRoundReminders();
  const { run } = useResult();
  const change = useRoundReminderChange(schemeId, run.id);
  const isWanted = reminders.data?.some((one) => one.schemeId === schemeId) ?? false;
  const error = change.error ?? reminders.error;
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon="bell"
        isBusy={reminders.isPending || change.status === "RUNNING"}
        aria-label={t(isWanted ? "schemes.tellStopOf" : "schemes.tellOf", { name, day })}
        onClick={() => void change.run(!isWanted)}
      >
        {t(isWanted ? "schemes.tellStop" : "schemes.remind")}
      </Button>
      <span className="scheme-told small" role="status">
        {isWanted && t("schemes.told")}
      </span>
      {error && <ProblemAlert error={error} onRetry={() => void reminders.refetch()} />}
    </>
  );
}
