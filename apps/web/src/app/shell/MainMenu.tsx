import { useLocation } from "../../lib/router/currentLocation.ts";
import { Link } from "../../lib/router/Link.tsx";
import { useText } from "../../lib/language/text.ts";
import { appText } from "../text.ts";
import { type WebPage, webRoutes } from "@mars/contracts/pages/webRoutes";
import { languageOf } from "@mars/wording/language/languages";
import { useLocale } from "../../lib/language/locale.ts";
import { mayReadPlans, useVisitor } from "../../lib/session/sessionState.ts";

type MenuPath = Extract<(typeof webRoutes)[number], { menu: object }>["path"];
type MenuPage = WebPage & { path: MenuPath; menu: NonNullable<WebPage["menu"]> };
type MainMenuItem = { to: MenuPath; within: string; label: string };

const menuPages = webRoutes
  .filter((page): page is MenuPage & typeof page => "menu" in page)
  .toSorted((a, b) => a.menu.position - b.menu.position);

/** The main menu; pages of one's own join it for whoever is signed in, and planning leaves it for those who may not enter. */
function useMainMenu(): MainMenuItem[] {
  const language = languageOf(useLocale());
  const { isSignedIn, person } = useVisitor();
  const isCaseworker = person?.roles.includes("caseworkerAdmin") ?? false;
  return (
    menuPages
      .filter(({ access }) => access !== "login" || isSignedIn)
      // Whoever is not signed in may yet turn out to have the role.
      .filter(({ access }) => access !== "plans" || !person || mayReadPlans(person))
      .map(({ path, menu }) => ({
        to: path,
        within: menu.within,
        label: ((isCaseworker && menu.caseworkerLabel) || menu.label)[language],
      }))
  );
}

/** The most specific entry wins: land purchases live under status, but have their own entry. */
export function currentItem(
  items: readonly MainMenuItem[],
  pathname: string,
): MainMenuItem | undefined {
  return items
    .filter((item) => pathname === item.within || pathname.startsWith(`${item.within}/`))
    .toSorted((a, b) => b.within.length - a.within.length)[0];
}

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
