import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { chosenPerson } from "./chosenPerson.ts";
import { mountPath } from "./mountPath.ts";
import { languageOf } from "./pages/language.ts";
import { expiredPage } from "./pages/messagePages.ts";
import { sendPage } from "./pages/page.ts";
import { signInPage } from "./pages/signInPage.ts";
import { readForm } from "./readForm.ts";

const interactionPath = /^\/interaction\/([\w-]+)(\/abort)?$/;

export function isSignIn(pathname: string): boolean {
  return interactionPath.test(pathname);
}

/** The page where a demo person is chosen, and what follows from the choice. */
export async function signIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const wished = url.searchParams.get("lang");
  const [, uid = "", abort] = interactionPath.exec(url.pathname) ?? [];
  const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
  if (interaction?.uid !== uid) {
    return sendPage(response, expiredPage(languageOf(wished)), 400);
  }
  if (abort !== undefined) {
    const result = { error: "access_denied", error_description: "cancelled" };
    return provider.interactionFinished(request, response, result);
  }
  const { ui_locales: locales, redirect_uri: redirectUri } = interaction.params;
  const language = languageOf(wished, locales);
  const shown = {
    language,
    path: `${mountPath}/interaction/${uid}`,
    redirectOrigin: new URL(String(redirectUri)).origin,
  };
  if (request.method !== "POST") return sendPage(response, signInPage(shown));

  const choice = chosenPerson(await readForm(request), language);
  if (choice === undefined) return sendPage(response, signInPage(shown), 400);
  if ("message" in choice) {
    return sendPage(response, signInPage({ ...shown, problem: choice }), 422);
  }
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId: choice.id } },
    { mergeWithLastSubmission: false },
  );
}
