/** One line of 'how it was computed': a text code and the figures its sentence needs. */
export type EffectStep = {
  readonly effect: "nitrogen" | "extraction" | "afforestation";
  readonly code: string;
  readonly figures: Readonly<Record<string, number | string>>;
};
