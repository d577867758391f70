import type { KoaContextWithOIDC } from "oidc-provider";
import { languageOf } from "./pages/language.ts";
import { signOutPage } from "./pages/messagePages.ts";
import type { Page } from "./pages/page.ts";

export function showPage(context: KoaContextWithOIDC, { body, headers }: Page): void {
  context.set(headers);
  context.body = body;
}

/**
 * Ends the session by a form that submits itself. Also between two people: what `resume`
 * shows is the end of the first one's session, after which the second one's sign-in continues.
 */
export function showSignOut(context: KoaContextWithOIDC): void {
  const { session, params, entities } = context.oidc;
  const going = entities.Interaction?.params.redirect_uri;
  const uri = going ?? params?.post_logout_redirect_uri;
  const locales = entities.Interaction?.params.ui_locales ?? params?.ui_locales;
  const page = signOutPage(languageOf(locales), {
    action: context.oidc.urlFor("end_session_confirm"),
    // The library keeps the form's secret in the session.
    xsrf: (session?.state as { secret?: string } | undefined)?.secret ?? "",
    target: typeof uri === "string" ? URL.parse(uri)?.origin : undefined,
    reason: going === undefined ? "sign-out" : "switch",
  });
  showPage(context, page);
}
