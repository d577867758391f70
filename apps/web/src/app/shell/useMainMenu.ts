import { type Translate } from "@mars/wording/language/text";
import { useText } from "../../lib/language/text.ts";
import { useSession } from "../../lib/session/sessionState.ts";
import type { da } from "../text.da.ts";
import { appText } from "../text.ts";

export type MainMenuItem = {
  to: "/screening" | "/status/overview" | "/plans" | "/projects" | "/status/jordopkoeb";
  within: string;
  label: string;
};

/** The main menu; 'my projects' joins it for whoever is signed in. */
export function useMainMenu(): MainMenuItem[] {
  const t: Translate<typeof da> = useText(appText);
  const { phase } = useSession();
  return [
    { to: "/screening", within: "/screening", label: t("nav.screening") },
    { to: "/status/overview", within: "/status", label: t("nav.status") },
    { to: "/plans", within: "/plans", label: t("nav.plans") },
    ...(phase === "authenticated"
      ? [{ to: "/projects" as const, within: "/projects", label: t("nav.projects") }]
      : []),
    { to: "/status/jordopkoeb", within: "/status/jordopkoeb", label: t("nav.land") },
  ];
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
