import "./bell.css";
import { lazy, Suspense, useEffect } from "react";
import { useChosenLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { useSettings } from "../../lib/settings/settings.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { bellText } from "./bellText.ts";
import { refreshNotifications, useNotifications } from "./feed.ts";

const NotificationPanel = lazy(() =>
  import("./NotificationPanel.tsx").then((module) => ({ default: module.NotificationPanel })),
);

/** H3: there only with a feed and something in it; '+' above nine. */
export function NotificationBell() {
  const t = useText(bellText);
  const { connection } = useSettings();
  const notifications = useNotifications();
  const locale = useChosenLocale();
  const url = connection.dmpNotificationUrl;
  useEffect(() => {
    if (url) void refreshNotifications(locale);
  }, [url, locale]);
  const count = notifications.length;
  if (!url || count === 0) return null;
  return (
    <Menu
      className="bell"
      label={t("bell", { count })}
      onOpen={() => void refreshNotifications(locale)}
      button={
        <>
          <Icon name="bell" />
          <span className="bell-count">{count > 9 ? "+" : count}</span>
        </>
      }
    >
      {() => (
        <Suspense
          fallback={
            <div className="menu-wait">
              <Spinner />
            </div>
          }
        >
          <NotificationPanel />
        </Suspense>
      )}
    </Menu>
  );
}
