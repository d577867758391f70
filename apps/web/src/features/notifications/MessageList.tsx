import { markRead, type Message } from "@mars/contracts/messages";
import { messageWords } from "@mars/wording/messages/messageWords";
import { useFormat } from "../../lib/format/useFormat.ts";
import { call } from "../../lib/http/call.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Link } from "../../lib/router/Link.tsx";
import { queryClient } from "../../lib/serverData/serverQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { ProblemAlert } from "../../ui/ProblemAlert.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { notificationText } from "./text.ts";
import { unread } from "./unread.ts";
import { useMessages } from "./useMessages.ts";

/** One's own messages: opening marks nothing, following one does. */
export function MessageList({ onFollow }: { onFollow: () => void }) {
  const t = useText(notificationText);
  const list = useMessages();
  const mark = async (ids?: string[]) => {
    const answer = await call(markRead, { body: ids ? { ids } : {} });
    unread.set(answer.unread);
    await queryClient.invalidateQueries({ queryKey: ["messages"] });
  };
  const items = list.data?.items ?? [];
  return (
    <section className="messages" aria-label={t("own")}>
      <div className="messages-head">
        <h2>
          {t("own")} <span className="mute">{t("unread", { count: list.data?.unread ?? 0 })}</span>
        </h2>
        {(list.data?.unread ?? 0) > 0 && (
          <Button variant="text" size="small" onClick={() => void mark()}>
            {t("markAll")}
          </Button>
        )}
      </div>
      {list.isPending && <Spinner />}
      {list.isError && <ProblemAlert error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <p className="messages-none">{t("none")}</p>}
      <ul>
        {items.map((message) => (
          <Row
            key={message.id}
            message={message}
            onOpen={() => {
              onFollow();
              if (!message.isRead) void mark([message.id]);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const t = useText(notificationText);
  const locale = useLocale();
  const f = useFormat();
  const { project } = message;
  const isOffer = message.code.startsWith("offer-owner") || message.code === "offer-delegate";
  return (
    <li className={message.isRead ? "message" : "message message-unread"}>
      {project && !isOffer ? (
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
      {!message.isRead && <strong className="small">{t("isUnread")}</strong>}
    </li>
  );
}
