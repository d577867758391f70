import { type Theme, theme } from "../../lib/theme/theme.ts";

/** Made once for the light and once for the dark, when first painted in it. */
export function byTheme<T>(make: () => T): () => T {
  const made = new Map<Theme, T>();
  return () => {
    const known = made.get(theme.get());
    if (known !== undefined) return known;
    const now = make();
    made.set(theme.get(), now);
    return now;
  };
}
