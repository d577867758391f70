import { unsubscribe } from "@mars/contracts/messages";
import { stopDigest } from "@mars/contracts/subscriptions";
import { MESSAGE_KINDS } from "@mars/domain/messages/messageKinds";
import { messageKindText } from "@mars/wording/messages/messageText";
import { useState } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { Button } from "../../../ui/Button.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { followingText } from "./following/text.ts";
import { messageSettingText } from "./messageSettingText.ts";
import { SettingsSection } from "./SettingsSection.tsx";

/** Reached from a mail, without signing in. A button and not the link itself: programs that read
 * mails follow links. */
export function StopMails({ token, asked }: { token: string; asked: string }) {
  const t = useText(messageSettingText);
  const following = useText(followingText);
  const words = useText(messageKindText);
  const [isDone, setDone] = useState(false);
  const isDigest = asked === "digest";
  const kind = MESSAGE_KINDS.find((one) => one === asked);
  const request = useRequest(async (_: null, signal: AbortSignal) => {
    const options = { signal, quiet: true };
    if (isDigest) await call(stopDigest, { body: { token }, ...options });
    else await call(unsubscribe, { body: { token, kind: kind! }, ...options });
    setDone(true);
  });
  if (!kind && !isDigest) return null;
  return (
    <SettingsSection title={t("stopTitle")} text={kind ? words(kind) : following("title")}>
      {kind === "decision" ? (
        <p>{t("always")}</p>
      ) : isDone ? (
        <p role="status">{isDigest ? following("digest.stopped") : t("stopped")}</p>
      ) : (
        <Button isBusy={request.status === "RUNNING"} onClick={() => void request.run(null)}>
          {isDigest ? following("digest.stop") : t("stop")}
        </Button>
      )}
      {request.error && <ProblemAlert error={request.error} />}
    </SettingsSection>
  );
}
