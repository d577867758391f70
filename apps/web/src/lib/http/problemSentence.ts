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
 * What to tell the user: our own sentence for the code, else the server's, else the error's; and when
 * it is worth another attempt, where the server says so.
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
  if (!(error instanceof HttpProblem))
    return error instanceof Error ? error.message : String(error);
  const known = bundles.find((bundle) => error.code in bundle.texts[languageOf(locale)]);
  if (!known) return error.message;
  return translator(known, locale)(error.code, error.figures as Record<string, string | number>);
}

function waitSentence(waitMs: number, locale: Locale): string {
  const t = translator(httpText, locale);
  const seconds = Math.ceil(waitMs / 1000);
  return seconds < 90
    ? t("retryInSeconds", { count: seconds })
    : t("retryInMinutes", { count: Math.ceil(seconds / 60) });
}
