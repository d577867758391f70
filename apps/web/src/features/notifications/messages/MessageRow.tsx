import type { Message } from "@mars/contracts/messages/messages";
import { leadsToList } from "@mars/domain/messages/leadsToList";
import { messageWords } from "@mars/wording/messages/messageWords";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { MessageSubject } from "./MessageSubject.tsx";
import { notificationText } from "../text.ts";

type Props = { message: Message; onOpen: () => void; children?: React.ReactNode };

/** One message: the project it is about, when, and what happened. */
export function MessageRow({ message, onOpen, children }: Props) {
  const t = useText(notificationText);
  const locale = useLocale();
  const f = useFormat();
  const { project } = message;
  const isToList = leadsToList(message.code);
  return (
    <li className={message.isRead ? "message" : "message message-unread"}>
      <MessageSubject message={message} onOpen={onOpen} />
      <span className="small mute">{f.dateTime(message.at)}</span>
      <p>{messageWords(message.code, message.figures, locale)}</p>
      {project && !project.mayOpen && !isToList && <p className="small mute">{t("closed")}</p>}
      {!message.isRead && <strong className="small">{t("isUnread")}</strong>} {children}
    </li>
  );
}
