import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { mountPath } from "./mountPath.ts";
import { type Language, languageOf, texts } from "./pages/language.ts";
import { expiredPage } from "./pages/messagePages.ts";
import { sendPage } from "./pages/page.ts";
import { signInPage, type SignInProblem } from "./pages/signInPage.ts";
import { demoPeople, type DemoPerson, findDemoPerson } from "./demoPeople.ts";

const maxBytes = 4096;

/** A small urlencoded body. What is larger than any of our forms is read as an empty one. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return new URLSearchParams(bytes > maxBytes ? "" : Buffer.concat(chunks).toString("utf8"));
}

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

/** Who the form asks for. A company is found by the CVR number that was entered, not by its button. */
function chosenPerson(
  form: URLSearchParams,
  language: Language,
): DemoPerson | SignInProblem | undefined {
  const person = findDemoPerson(form.get("person") ?? "");
  if (person?.group !== "company") return person;

  const cvr = form.get("cvr") ?? "";
  const digits = cvr.replace(/\s/g, "").replace(/^DK/i, "");
  const companies = demoPeople.filter(({ group }) => group === "company");
  const company = companies.find(({ vat }) => vat === `DK${digits}`);
  if (company !== undefined) return company;

  const text = texts[language];
  const known = companies.map(({ vat }) => vat?.slice(2)).join(", ");
  const message = /^\d{8}$/.test(digits) ? `${text.cvrUnknown} ${known}.` : text.cvrMissing;
  return { personId: person.id, cvr, message };
}
