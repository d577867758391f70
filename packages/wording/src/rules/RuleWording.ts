import type { Format } from "../format/formats.ts";
import type { TranslatorOf } from "../language/text.ts";
import type { rulesText } from "./rulesText.ts";

export type WordingContext = {
  t: TranslatorOf<typeof rulesText>;
  f: Format;
  titleOf: (datasetId: string) => string;
  isSignedIn: boolean;
};

/** A rule as it is told: what is demanded, what was found, and exactly what is missing. */
export type RuleWords = {
  requirement: string;
  value: string | null;
  /** The first sentence of what is missing; it is set strong. */
  missing?: string;
  how?: string;
  /** Where the figure stands against the limit, both 0–1. */
  bar?: { share: number; limit: number; limitText: string };
};
