import { useLocation } from "../../lib/router/currentLocation.ts";
import { Link } from "../../lib/router/Link.tsx";
import { useText } from "../../lib/language/text.ts";
import { appText } from "../text.ts";
import { currentItem, useMainMenu } from "./useMainMenu.ts";

export function MainMenu({ className, onChoose }: { className: string; onChoose?: () => void }) {
  const t = useText(appText);
  const items = useMainMenu();
  const current = currentItem(items, useLocation().pathname);
  return (
    <nav className={className} aria-label={t("nav.main")}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={item === current ? "true" : undefined}
              onClick={onChoose}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
