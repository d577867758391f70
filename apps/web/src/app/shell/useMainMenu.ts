import { type WebPage, webRoutes } from "@mars/contracts/pages/webRoutes";
import { languageOf } from "@mars/wording/language/languages";
import { useLocale } from "../../lib/language/locale.ts";
import { mayReadPlans, useVisitor } from "../../lib/session/sessionState.ts";

type MenuPath = Extract<(typeof webRoutes)[number], { menu: object }>["path"];
type MenuPage = WebPage & { path: MenuPath; menu: NonNullable<WebPage["menu"]> };
export type MainMenuItem = { to: MenuPath; within: string; label: string };

const menuPages = webRoutes
  .filter((page): page is MenuPage & typeof page => "menu" in page)
  .toSorted((a, b) => a.menu.position - b.menu.position);

/** The main menu; pages of one's own join it for whoever is signed in, and planning leaves it for those who may not enter. */
export function useMainMenu(): MainMenuItem[] {
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
