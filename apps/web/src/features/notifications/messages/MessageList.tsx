import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { markMessages } from "./markMessages.ts";
import { MessageRow } from "./MessageRow.tsx";
import { notificationText } from "../text.ts";
import { useMessages } from "./useMessages.ts";

/** One's own messages: opening marks nothing, following one does. */
export function MessageList({ onFollow }: { onFollow: () => void }) {
  const t = useText(notificationText);
  const list = useMessages();
  const items = list.data?.items ?? [];
  return (
    <section className="messages" aria-label={t("own")}>
      <div className="messages-head">
        <h2>
          {t("own")} <span className="mute">{t("unread", { count: list.data?.unread ?? 0 })}</span>
        </h2>
        {(list.data?.unread ?? 0) > 0 && (
          <Button variant="text" size="small" onClick={() => void markMessages()}>
            {t("markAll")}
          </Button>
        )}
      </div>
      {list.isPending && (
        // Silent: the panel that holds it has said that it loads.
        <Skeleton>
          <SkeletonLine width="80%" />
        </Skeleton>
      )}
      {list.isError && <ProblemAlert error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <p className="messages-none">{t("none")}</p>}
      <ul>
        {items.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            onOpen={() => {
              onFollow();
              if (!message.isRead) void markMessages([message.id]);
            }}
          />
        ))}
      </ul>
      <p className="messages-all">
        <Link to="/messages" onClick={onFollow}>
          {t("all")}
        </Link>
      </p>
    </section>
  );
}
