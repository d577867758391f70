import { languageOf, type Locale } from "@mars/wording/language/languages";
import { type TextBundle, translator } from "@mars/wording/language/text";
import { currentLocale } from "../language/locale.ts";
import { HttpProblem } from "./HttpProblem.ts";
import { httpText } from "./text.ts";

type Sentences = TextBundle<Record<string, string>>;
const bundles: Sentences[] = [];

/** A feature hands in its sentences by problem code (`"plan.not-draft": "…"`). */
export function registerProblemSentences(bundle: TextBundle<never> | Sentences): void {
  bundles.push(bundle);
}

/**
 * What to tell the user: our own sentence for the code, else the server's, else one for the kind of
 * failure; and when it is worth another attempt, where the server says so.
 */
export function problemSentence(error: unknown, locale: Locale = currentLocale()): string {
  const sentence = reasonSentence(error, locale);
  return asksForLong(error) ? `${sentence} ${waitSentence(error.retryAfterMs, locale)}` : sentence;
}

/** A wait that the user is told of; a shorter one is over before it is read. */
export function asksForLong(error: unknown): error is HttpProblem & { retryAfterMs: number } {
  return error instanceof HttpProblem && (error.retryAfterMs ?? 0) > 10_000;
}

export function reasonSentence(error: unknown, locale: Locale): string {
  const t = translator(httpText, locale);
  if (!(error instanceof HttpProblem)) return t(kindOf(error));
  const { code, figures } = error;
  const known = bundles.find((bundle) => code in bundle.texts[languageOf(locale)]);
  if (known) return translator(known, locale)(code, figures as Record<string, string | number>);
  if (code === "network" || code === "timeout") return t(code);
  if (code === "request.invalid") return t("invalid");
  // Without a sentence it is not our server that answered, but something before it.
  if (!error.isTold) return t(slowStatuses.includes(error.status) ? "timeout" : "fault");
  return error.message;
}

const slowStatuses = [408, 504];

/** A `fetch` of our own that failed, or a bug: neither has words for the reader. */
function kindOf(error: unknown): "network" | "timeout" | "fault" {
  if (error instanceof DOMException && error.name === "TimeoutError") return "timeout";
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
    ? "network"
    : "fault";
}

function waitSentence(waitMs: number, locale: Locale): string {
  const t = translator(httpText, locale);
  const seconds = Math.ceil(waitMs / 1000);
  if (seconds < 90) return t("retryInSeconds", { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90
    ? t("retryInMinutes", { count: minutes })
    : t("retryInHours", { count: Math.ceil(minutes / 60) });
}
