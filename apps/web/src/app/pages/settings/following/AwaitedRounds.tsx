import { useRef } from "react";
import {
  useRoundReminderChange,
  useRoundReminders,
} from "../../../../features/screening/schemes/roundReminders.ts";
import { useFormat } from "../../../../lib/format/useFormat.ts";
import { useText } from "../../../../lib/language/text.ts";
import { useFactName } from "../../../../lib/language/useFactName.ts";
import { showToast } from "../../../../lib/toasts/toasts.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { FactName } from "../../../../ui/words/FactName.tsx";
import { ProblemAlert } from "../../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../../ui/feedback/Spinner.tsx";
import { followingText } from "./text.ts";

type Reminder = NonNullable<ReturnType<typeof useRoundReminders>["data"]>[number];

/** Rounds one is told of when they open, each with a way to stop it. */
export function AwaitedRounds() {
  const t = useText(followingText);
  const reminders = useRoundReminders();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 className="follow-title" ref={title} tabIndex={-1}>
        {t("rounds.title")}
      </h3>
      <p>{t("rounds.text")}</p>
      {reminders.isPending && <Spinner />}
      {reminders.isError && (
        <ProblemAlert error={reminders.error} onRetry={() => void reminders.refetch()} />
      )}
      {reminders.data?.length === 0 && <p>{t("rounds.none")}</p>}
      {reminders.data && reminders.data.length > 0 && (
        <ul className="follow-list">
          {reminders.data.map((reminder) => (
            <AwaitedRound
              key={reminder.schemeId}
              reminder={reminder}
              onGone={() => title.current?.focus()}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type Props = {
  reminder: Reminder;
  /** The button goes with its row; the focus must not. */
  onGone: () => void;
};

function AwaitedRound({ reminder: { schemeId, schemeName, opensAt }, onGone }: Props) {
  const t = useText(followingText);
  const format = useFormat();
  const name = useFactName()(schemeName);
  const change = useRoundReminderChange(schemeId);
  const stop = async () => {
    if ((await change.run(false)) === null) return;
    onGone();
    showToast({ variant: "success", body: t("rounds.stopped") });
  };
  return (
    <li>
      <p>
        <strong>
          <FactName name={schemeName} />
        </strong>
      </p>
      <p className="small">
        {opensAt === null ? t("rounds.unknown") : t("rounds.opens", { day: format.date(opensAt) })}
      </p>
      <Button
        variant="text"
        size="small"
        icon="trash"
        isBusy={change.status === "RUNNING"}
        aria-label={t("rounds.stopOf", { name })}
        onClick={() => void stop()}
      >
        {t("rounds.stop")}
      </Button>
      {change.error && <ProblemAlert error={change.error} />}
    </li>
  );
}
