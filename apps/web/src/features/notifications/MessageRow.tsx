import type { Message } from "@mars/contracts/messages";
import { messageWords } from "@mars/wording/messages/messageWords";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Link } from "../../lib/router/Link.tsx";
import { notificationText } from "./text.ts";

/** Codes told to those who may not, or may not yet, open the project itself. */
const ledToTheList = new Set([
  "offer-owner",
  "offer-delegate",
  "offer-withdrawn",
  "delegation-lapsed-yours",
]);

type Props = { message: Message; onOpen: () => void; children?: React.ReactNode };

/** One message: the project it is about, when, and what happened. */
export function MessageRow({ message, onOpen, children }: Props) {
  const t = useText(notificationText);
  const locale = useLocale();
  const f = useFormat();
  const { project } = message;
  return (
    <li className={message.isRead ? "message" : "message message-unread"}>
      {project && !ledToTheList.has(message.code) ? (
        <Link to="/projects/:id" params={{ id: project.id }} onClick={onOpen}>
          {project.name}
        </Link>
      ) : (
        <Link to="/projects" onClick={onOpen}>
          {project?.name ?? t("projects")}
        </Link>
      )}
      <span className="small mute">{f.dateTime(message.at)}</span>
      <p>{messageWords(message.code, message.figures, locale)}</p>
      {!message.isRead && <strong className="small">{t("isUnread")}</strong>} {children}
    </li>
  );
}
