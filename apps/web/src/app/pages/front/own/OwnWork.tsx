import "./own.css";
import { useVisitor } from "../../../../lib/session/sessionState.ts";
import { OwnQueue } from "./OwnQueue.tsx";
import { OwnWaiting } from "./OwnWaiting.tsx";
import { messageWords } from "@mars/wording/messages/messageWords";
import { formatDate } from "@mars/wording/format/dates";
import { MessageSubject } from "../../../../features/notifications/messages/MessageSubject.tsx";
import { useMessages } from "../../../../features/notifications/messages/useMessages.ts";
import { useLocale } from "../../../../lib/language/locale.ts";
import { useText } from "../../../../lib/language/text.ts";
import { OwnList } from "./OwnList.tsx";
import { ownText } from "./ownText.ts";

const SHOWN = 3;

/** The newest of what the person was told; the bell has the rest. */
function OwnMessages() {
  const t = useText(ownText);
  const locale = useLocale();
  const list = useMessages();
  const unread = list.data?.unread ?? 0;
  return (
    <OwnList
      id="own-messages"
      title={t("messages")}
      count={unread > 0 ? t("unread", { count: unread }) : null}
      rows={list.data?.items.slice(0, SHOWN)}
      rowKey={({ id }) => id}
      row={(message) => (
        <>
          <MessageSubject message={message} />
          <span>{messageWords(message.code, message.figures, locale)}</span>
          <span className="own-when">{formatDate(message.at)}</span>
        </>
      )}
      none={t("noMessages")}
      error={list.error}
      onRetry={() => void list.refetch()}
    />
  );
}

/** What waits for the person who is signed in: a caseworker's queue, or drafts and cases; messages. */
export function OwnWork() {
  const { person } = useVisitor();
  const isCaseworker = person?.roles.includes("caseworkerAdmin") ?? false;
  return (
    <div className="own">
      {isCaseworker ? <OwnQueue /> : <OwnWaiting />}
      <OwnMessages />
    </div>
  );
}
