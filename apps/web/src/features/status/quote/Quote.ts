/** Amounts below each other on one scale that begins at nothing. */
export type RowPicture = {
  title: string;
  /** What the amounts are measured in. */
  measure: string;
  /** `share` is of the scale, 0 to 1; at most four. */
  rows: readonly { label: string; value: string; share: number; fill: string }[];
  /** A line across all rows, and what it is. */
  line?: { label: string; share: number };
};

/** What can be quoted of one figure. All words are as they are read; numbers are already written. */
export type Quote = {
  /** 'Kvælstof, hele landet': heads the table and the picture. */
  title: string;
  /** The day the figures speak of. */
  day: string;
  /** What may be invented of it; projects when left out. */
  of?: "projects" | "land";
  /** How the sentence begins, where 'as of that day' does not say it. */
  opening?: string;
  /** Where it continues being seen; this page on that day when left out. */
  address?: string;
  /** One or more ways to say it; the last is chosen at first where `chosen` is left out. */
  sentences: readonly {
    value: string;
    label: string;
    text: string;
    picture?: RowPicture;
    /** Where another section shows it than the rest. */
    embedId?: string;
  }[];
  chosen?: string;
  definition: string;
  /** What a share is of: 'af det nationale mål på 13.780 t om året'. Is in table and picture. */
  basis?: string;
  /** Headings and rows of its own, where the figures are no shares. */
  table?: readonly (readonly string[])[];
  /** Of the whole; none where each sentence has a picture of its own. */
  figures: readonly { label: string; share: string; amount: string }[];
  /** Parts of the bar, 0 to 1, most certain first. */
  bar: readonly { share: number; fill: string }[];
  /** The section that can stand alone on another site. */
  embedId: string;
  /** What the frame is called, where the section's heading and the page's title do not say it. */
  embedTitle?: string;
};
