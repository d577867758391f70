/** What can be quoted of one figure. All words are as they are read; numbers are already written. */
export type Quote = {
  /** 'Kvælstof, hele landet': heads the table and the picture. */
  title: string;
  /** The day the figures speak of. */
  day: string;
  /** One or more ways to say it; the last is chosen at first. */
  sentences: readonly { value: string; label: string; text: string }[];
  definition: string;
  figures: readonly { label: string; share: string; amount: string }[];
  /** Parts of the bar, 0 to 1, most certain first. */
  bar: readonly { share: number; fill: string }[];
  /** The section that can stand alone on another site. */
  embedId: string;
};
