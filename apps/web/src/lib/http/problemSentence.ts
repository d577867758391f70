import { currentLocale, type Locale } from "../language/locale.ts";
import { type TextBundle, translator } from "../language/text.ts";
import { HttpProblem } from "./HttpProblem.ts";

type Sentences = TextBundle<Record<string, string>>;
const bundles: Sentences[] = [];

/** A feature hands in its sentences by problem code (`"plan.not-draft": "…"`). */
export function registerProblemSentences(bundle: TextBundle<never> | Sentences): void {
  bundles.push(bundle);
}

/** What to tell the user: our own sentence for the code, else the server's, else the error's. */
export function problemSentence(error: unknown, locale: Locale = currentLocale()): string {
  if (!(error instanceof HttpProblem))
    return error instanceof Error ? error.message : String(error);
  const known = bundles.find((bundle) => error.code in bundle.locales[locale]);
  if (!known) return error.message;
  return translator(known, locale)(error.code, error.figures as Record<string, string | number>);
}
