import "../bell/bell.css";
import { listMessages, type Message } from "@mars/contracts/messages/messages";
import { MESSAGE_KINDS, type MessageKind } from "@mars/domain/messages/messageKinds";
import { messageKindText } from "@mars/wording/messages/messageText";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../../lib/http/call.ts";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useOwnSearch } from "../../../lib/router/useOwnSearch.ts";
import { mayReadAgain } from "../../../lib/serverData/mayReadAgain.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/feedback/StateBlock.tsx";
import { MessageRow } from "./MessageRow.tsx";
import { markMessages } from "./markMessages.ts";
import { notificationText } from "../text.ts";

/** Everything one was told, page by page; kind and unread are in the address. */
export function AllMessages() {
  const t = useText(notificationText);
  const k = useText(messageKindText);
  const locale = useLocale();
  const search = useOwnSearch();
  const kind = MESSAGE_KINDS.find((one) => one === search.kind);
  const isUnread = search.unread === "1";
  const list = useMessagePages({ kind, unread: isUnread || undefined, limit: 20 });
  const change = (next: Record<string, string | null>) =>
    navigate(
      addressOf({
        to: "/messages",
        search: { kind: kind ?? null, unread: isUnread ? "1" : null, ...next },
      }),
      { replace: true },
    );
  const items: readonly Message[] = list.data?.pages.flatMap((page) => page.items) ?? [];
  const unread = list.data?.pages[0]?.unread ?? 0;
  const isNarrowed = kind !== undefined || isUnread;
  const hasAny = items.length > 0 || (list.data !== undefined && isNarrowed);
  return (
    <div className="container messages-page">
      <div className="page-head">
        <div className="page-head-text">
          <h1 tabIndex={-1}>{t("title")}</h1>
          <p className="lead" role="status">
            {unread > 0 ? t("unread", { count: unread }) : hasAny && t("allRead")}
          </p>
        </div>
        <div className="page-head-aside">
          <Link to="/settings">{t("howTold")}</Link>
        </div>
      </div>
      <div className="toolbar">
        <Select
          label={t("kind")}
          value={kind ?? ""}
          options={[
            { value: "", label: t("allKinds") },
            ...MESSAGE_KINDS.map((one) => ({ value: one as string, label: k(one) })),
          ]}
          onChange={(value) => change({ kind: value || null })}
        />
        <Checkbox
          label={t("onlyUnread")}
          isChecked={isUnread}
          onChange={(isChecked) => change({ unread: isChecked ? "1" : null })}
        />
        {unread > 0 && (
          <Button variant="secondary" onClick={() => void markMessages()}>
            {t("markAll")}
          </Button>
        )}
      </div>
      {list.isPending && (
        <Skeleton>
          <SkeletonLine width="60%" />
          <SkeletonLine width="80%" />
          <SkeletonLine width="50%" />
        </Skeleton>
      )}
      {list.isError && items.length === 0 && (
        <ErrorState level={2} onRetry={() => void list.refetch()}>
          <p>{problemSentence(list.error, locale)}</p>
        </ErrorState>
      )}
      {list.data && items.length === 0 && (
        <EmptyState icon="check" level={2} title={t(isNarrowed ? "noneSuch" : "none")}>
          <p>{t(isNarrowed ? "noneSuchText" : "noneText")}</p>
        </EmptyState>
      )}
      <MessageRows items={items} />
      {list.hasNextPage && (
        <Button
          variant="secondary"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </div>
  );
}

function MessageRows({ items }: { items: readonly Message[] }) {
  const t = useText(notificationText);
  return (
    <ul className="message-rows">
      {items.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          onOpen={() => {
            if (!message.isRead) void markMessages([message.id]);
          }}
        >
          {!message.isRead && (
            <Button variant="text" size="small" onClick={() => void markMessages([message.id])}>
              {t("markOne")} <span className="sr-only">({message.project?.name})</span>
            </Button>
          )}
        </MessageRow>
      ))}
    </ul>
  );
}

type Asked = { kind: MessageKind | undefined; unread: boolean | undefined; limit: number };

function useMessagePages(asked: Asked) {
  return useInfiniteQuery(
    {
      queryKey: ["messages", asked],
      queryFn: ({ signal, pageParam }) =>
        call(listMessages, {
          query: { ...asked, cursor: pageParam ?? undefined },
          signal,
          quiet: true,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      refetchOnWindowFocus: mayReadAgain,
      // What stands stays until the next is there, and is not said again.
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}
