const types = ["success", "info", "warning", "error", "default"] as const;
export type NotificationType = (typeof types)[number];

export type Notification = {
  id: string;
  type: NotificationType;
  title: string | null;
  /** HTML as it came: only ever shown sanitised. */
  description: string;
};

/** The feed is written elsewhere: an entry without an id could never be dismissed and is left out. */
export function readFeed(feed: unknown): Notification[] {
  if (!Array.isArray(feed)) return [];
  return feed.flatMap((entry: unknown) => {
    const { NotificationId, Type, Title, Description } = (entry ?? {}) as Record<string, unknown>;
    const id = typeof NotificationId === "number" ? String(NotificationId) : NotificationId;
    if (typeof id !== "string" || id === "") return [];
    return {
      id,
      type: types.find((known) => known === Type) ?? "default",
      title: typeof Title === "string" && Title !== "" ? Title : null,
      description: typeof Description === "string" ? Description : "",
    };
  });
}
