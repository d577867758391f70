import { defineLazyText } from "./lazyText.ts";

/** By their Danish names, so that nothing of it comes with the first script. */
export const authorityText = defineLazyText<Record<string, string>>(
  {},
  {
    en: async () => ({
      ...(await import("@mars/wording/facts/englishAuthorities")).englishAuthorities,
    }),
  },
);
