/** Figures of a refusal, ready to be put in a sentence. */
export type Words = {
  /** The figure as text, quoted where it is a name; a dash where it is not known. */
  text(name: string): string;
  number(name: string, decimals?: number): string;
  reason(): string;
};

export type Sentence = (words: Words) => string;
