import { lazy, Suspense } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { Menu } from "../../../ui/overlays/Menu.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { portalMenuText } from "./menuText.ts";

const RelatedSystemsPanel = lazy(() =>
  import("./RelatedSystemsPanel.tsx").then((module) => ({ default: module.RelatedSystemsPanel })),
);

/** The button in the header; list, icons and sanitiser come when it is opened. */
export function RelatedSystemsMenu() {
  const t = useText(portalMenuText);
  const { header } = useSettings();
  if (!header.showRelatedSystems) return null;
  return (
    <Menu
      className="related-menu"
      button={
        <>
          <Icon name="grid" isSmall />
          <span className="menu-label">{t("related")}</span>
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
          <RelatedSystemsPanel onClose={close} />
        </Suspense>
      )}
    </Menu>
  );
}
