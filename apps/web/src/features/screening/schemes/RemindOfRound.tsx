import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import { slugOf } from "@mars/domain/status/unitSlugs";
import type { Time } from "@mars/domain/time/copenhagen";
import { saveFile } from "../../../lib/http/saveFile.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSession } from "../../../lib/session/sessionState.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { screeningText } from "../text.ts";
import { openingDay, type Round, roundCalendar } from "./roundCalendar.ts";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { useRoundReminderChange, useRoundReminders } from "./roundReminders.ts";

/** Who is signed in can be told by us. The own calendar tells everybody, without sign-in or address. */
export function RemindOfRound({ scheme, opensAt }: { scheme: ScreenedScheme; opensAt: Time }) {
  const t = useText(screeningText);
  const f = useFormat();
  const name = useFactName()(scheme.schemeName);
  const isSignedIn = useSession().phase === "authenticated";
  const day = f.date(opensAt);
  const save = () =>
    saveRound(
      {
        schemeId: scheme.schemeId,
        opensAt,
        title: t("schemes.remindTitle", { name }),
        description: t("schemes.remindText"),
        url: window.location.href,
      },
      name,
    );
  return (
    <div className="scheme-reminders">
      {isSignedIn && <TellOfRound schemeId={scheme.schemeId} name={name} day={day} />}
      <Button
        variant="text"
        size="small"
        icon="calendar"
        aria-label={t(isSignedIn ? "schemes.calendarOf" : "schemes.remindOf", { name, day })}
        onClick={save}
      >
        {t(isSignedIn ? "schemes.calendar" : "schemes.remind")}
      </Button>
    </div>
  );
}

function saveRound(round: Omit<Round, "now">, name: string): void {
  saveFile(
    new Blob([roundCalendar({ ...round, now: new Date() })], {
      type: "text/calendar;charset=utf-8",
    }),
    `mars-${slugOf(name)}-${openingDay(round.opensAt)}.ics`,
  );
}

type Props = { schemeId: string; name: string; day: string };

/** Asks for a message when the round opens, and takes the wish back. One button: focus stays on it. */
function TellOfRound({ schemeId, name, day }: Props) {
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
