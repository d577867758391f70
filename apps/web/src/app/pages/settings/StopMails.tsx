import { unsubscribe } from "@mars/contracts/messages/messages";
import { stopDigest } from "@mars/contracts/messages/subscriptions";
import { MESSAGE_KINDS, type MessageKind } from "@mars/domain/messages/messageKinds";
import { messageKindText } from "@mars/wording/messages/messageText";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { followingText } from "./following/text.ts";
import { messageSettingText } from "./messageSettingText.ts";
import { digestsKey, messageSettingsKey } from "./settingsKeys.ts";
import { SettingsSection } from "./SettingsSection.tsx";

const STOPPABLE = [...MESSAGE_KINDS, "daily", "digest"] as const;
type Stoppable = (typeof STOPPABLE)[number];

/** Reached from a mail, without signing in. A button and not the link itself: programs that read
 * mails follow links. */
export function StopMails({ token, asked }: { token: string; asked: string }) {
  const stoppable = STOPPABLE.find((one) => one === asked);
  return stoppable ? <StopSection token={token} asked={stoppable} /> : null;
}

function StopSection({ token, asked }: { token: string; asked: Stoppable }) {
  const t = useText(messageSettingText);
  const { title, stop, stopped } = useStopWords(asked);
  const [isDone, setDone] = useState(false);
  const request = useRequest(async (_: null, signal: AbortSignal) => {
    const options = { signal, quiet: true };
    if (asked === "digest") await call(stopDigest, { body: { token }, ...options });
    else await call(unsubscribe, { body: { token, kind: asked }, ...options });
    setDone(true);
    // The choices below would else turn the mails on again when they are saved.
    const queryKey = asked === "digest" ? digestsKey : messageSettingsKey;
    await queryClient.invalidateQueries({ queryKey });
  });
  return (
    <SettingsSection title={t("stopTitle")} text={title}>
      {asked === "decision" ? (
        <p>{t("always")}</p>
      ) : isDone ? (
        <p role="status">{stopped}</p>
      ) : (
        <Button isBusy={request.status === "RUNNING"} onClick={() => void request.run(null)}>
          {stop}
        </Button>
      )}
      {request.error && <ProblemAlert error={request.error} />}
    </SettingsSection>
  );
}

function useStopWords(asked: Stoppable) {
  const t = useText(messageSettingText);
  const following = useText(followingText);
  const kind = useText(messageKindText);
  if (asked === "digest") {
    return {
      title: following("title"),
      stop: following("digest.stop"),
      stopped: following("digest.stopped"),
    };
  }
  if (asked === "daily") {
    return { title: t("dailyMail"), stop: t("stopDaily"), stopped: t("stoppedDaily") };
  }
  return { title: kind(asked satisfies MessageKind), stop: t("stop"), stopped: t("stopped") };
}
