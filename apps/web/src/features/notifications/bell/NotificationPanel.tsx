import { useRef } from "react";
import { useText } from "../../../lib/language/text.ts";
import { sanitizeHtml } from "../../../lib/sanitize/sanitizeHtml.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { MessageList } from "../messages/MessageList.tsx";
import { dismissNotification, useNotifications } from "./feed.ts";
import type { Notification } from "./Notification.ts";
import { notificationText } from "../text.ts";

type Props = { isSignedIn: boolean; onClose: () => void };

/** H3: the open bell: own messages first, the system's notices apart. It goes when the last one is dismissed. */
export function NotificationPanel({ isSignedIn, onClose }: Props) {
  const t = useText(notificationText);
  const notifications = useNotifications();
  const list = useRef<HTMLUListElement>(null);

  function dismiss(notification: Notification, index: number) {
    dismissNotification(notification.id);
    // Focus must not fall out of the page with the button that had it.
    const buttons = list.current?.querySelectorAll("button") ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById("main");
    next?.focus();
  }

  return (
    <>
      {isSignedIn && <MessageList onFollow={onClose} />}
      {isSignedIn && notifications.length > 0 && <h2 className="notices-title">{t("notices")}</h2>}
      <ul className="notifications" ref={list}>
        {notifications.map((notification, index) => (
          <li key={notification.id} className={`notification notification-${notification.type}`}>
            <div className="notification-head">
              <span className="notification-type">{t(`type.${notification.type}`)}</span>
              <Button variant="text" size="small" onClick={() => dismiss(notification, index)}>
                {t("dismiss")}{" "}
                <span className="sr-only">
                  ({notification.title ?? t(`type.${notification.type}`)})
                </span>
              </Button>
            </div>
            {notification.title && <p className="notification-title">{notification.title}</p>}
            <div
              className="notification-body"
              // oxlint-disable-next-line react/no-danger -- sanitised: a hostile feed runs nothing
              dangerouslySetInnerHTML={{ __html: sanitizeHtml(notification.description) }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
