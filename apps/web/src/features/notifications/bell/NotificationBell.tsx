import "./bell.css";
import { lazy, Suspense, useEffect } from "react";
import { useChosenLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSession, useVisitor } from "../../../lib/session/sessionState.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { Menu } from "../../../ui/overlays/Menu.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { bellText } from "./bellText.ts";
import { refreshNotifications, useNotifications } from "./feed.ts";
import { useUnread } from "./unread.ts";

const NotificationPanel = lazy(() =>
  import("./NotificationPanel.tsx").then((module) => ({ default: module.NotificationPanel })),
);

/** H3: there with something in it, and for whoever is signed in; '+' above nine. */
export function NotificationBell() {
  const t = useText(bellText);
  const { connection } = useSettings();
  const notifications = useNotifications();
  const locale = useChosenLocale();
  const url = connection.dmpNotificationUrl;
  useEffect(() => {
    if (url) void refreshNotifications(locale);
  }, [url, locale]);
  const isConfirmed = useSession().phase === "authenticated";
  const { isSignedIn } = useVisitor();
  useEffect(() => {
    if (!isConfirmed) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    const watch = async () => {
      const { startMessageWatch } = await import("../messages/messageWatch.ts");
      if (!isGone) stop = startMessageWatch();
    };
    void watch();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isConfirmed]);
  const notices = url ? notifications.length : 0;
  const own = useUnread();
  const count = notices + (isSignedIn ? own : 0);
  // Its place is kept: nothing moves when there is something in it.
  if (count === 0 && !isSignedIn) return url ? <div className="bell" /> : null;
  return (
    <Menu
      className="bell"
      label={t("bell", { count })}
      onOpen={() => void refreshNotifications(locale)}
      button={
        <>
          <Icon name="bell" />
          {count > 0 && <span className="bell-count">{count > 9 ? "+" : count}</span>}
        </>
      }
    >
      {(close) => (
        <Suspense
          fallback={
            <div className="menu-wait">
              <Spinner />
            </div>
          }
        >
          <NotificationPanel isSignedIn={isSignedIn} onClose={close} />
        </Suspense>
      )}
    </Menu>
  );
}
