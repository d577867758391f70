import { useRef } from "react";
import {
  useFollowedLand,
  useUnfollow,
} from "../../../../features/screening/myLand/followedLand.ts";
import {
  useRoundReminderChange,
  useRoundReminders,
} from "../../../../features/screening/schemes/roundReminders.ts";
import { useFormat } from "../../../../lib/format/useFormat.ts";
import { useText } from "../../../../lib/language/text.ts";
import { useFactName } from "../../../../lib/language/useFactName.ts";
import { Link } from "../../../../lib/router/Link.tsx";
import { showToast } from "../../../../lib/toasts/toasts.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../../ui/feedback/Spinner.tsx";
import { FactName } from "../../../../ui/words/FactName.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { DigestList } from "./DigestList.tsx";
import { WebhookList } from "./WebhookList.tsx";
import { followingText } from "./text.ts";
import "./following.css";
import "./problemText.ts";

/** Public changes that someone wants to hear of: by mail, by message or by calls of their own service. */
export function FollowingSetting() {
  const t = useText(followingText);
  return (
    <SettingsSection title={t("title")} text={t("text")}>
      <DigestList />
      <FollowedLandList />
      <AwaitedRounds />
      <WebhookList />
    </SettingsSection>
  );
}

/** Land one gets messages about, each with a way to stop them. */
function FollowedLandList() {
  const t = useText(followingText);
  const followed = useFollowedLand();
  const unfollow = useUnfollow();
  const title = useRef<HTMLHeadingElement>(null);
  const stop = async (id: string) => {
    if ((await unfollow.run(id)) === null) return;
    // The button goes with its row; the focus must not.
    title.current?.focus();
    showToast({ variant: "success", body: t("land.stopped") });
  };
  return (
    <>
      <h3 className="follow-title" ref={title} tabIndex={-1}>
        {t("land.title")}
      </h3>
      <p>{t("land.text")}</p>
      {followed.isPending && <Spinner />}
      {followed.isError && (
        <ProblemAlert error={followed.error} onRetry={() => void followed.refetch()} />
      )}
      {followed.data?.length === 0 && <p>{t("land.none")}</p>}
      {followed.data && followed.data.length > 0 && (
        <ul className="follow-list">
          {followed.data.map((land) => (
            <li key={land.id}>
              <Link to="/mit-areal" search={{ q: land.title }}>
                {land.title}
              </Link>
              <Button
                variant="text"
                size="small"
                icon="trash"
                isBusy={unfollow.status === "RUNNING"}
                aria-label={t("land.stopOf", { name: land.title })}
                onClick={() => void stop(land.id)}
              >
                {t("rounds.stop")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {unfollow.error && <ProblemAlert error={unfollow.error} />}
    </>
  );
}

type Reminder = NonNullable<ReturnType<typeof useRoundReminders>["data"]>[number];

/** Rounds one is told of when they open, each with a way to stop it. */
function AwaitedRounds() {
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
