import type { Locale } from "../language/languages.ts";

const lastWith: Record<Locale, { two: string; more: string }> = {
  "da-DK": { two: " og ", more: " og " },
  "en-US": { two: " and ", more: ", and " },
};

/** skov, eng og sø */
export function listText(parts: readonly string[], locale: Locale): string {
  const [last = "", ...before] = parts.toReversed();
  if (before.length === 0) return last;
  const { two, more } = lastWith[locale];
  return before.toReversed().join(", ") + (before.length === 1 ? two : more) + last;
}
