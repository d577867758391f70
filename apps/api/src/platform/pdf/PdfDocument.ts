import type { Language } from "@mars/domain/languages";

export type PdfColumn = {
  title: string;
  align?: "left" | "right";
  /** Share of the width; 1 unless told. */ width?: number;
};

/** One part of a document; texts are as they shall be read, figures already formatted. */
export type PdfBlock =
  | { kind: "heading"; level: 2 | 3; text: string }
  /** `strong` comes first and is set bold. */
  | { kind: "paragraph"; text: string; strong?: string }
  /** A line across the page. */
  | { kind: "rule" }
  | { kind: "note"; text: string; tone: "info" | "warning" | "success" }
  | { kind: "list"; items: readonly string[]; isNumbered?: boolean }
  /** Figures to be seen at a glance: label above, figure large, unit small. */
  | {
      kind: "figures";
      items: readonly { label: string; value: string; unit: string }[];
      /** The unit below the figure, where columns are narrow. */
      isStacked?: boolean;
    }
  | {
      kind: "facts";
      header: readonly [string, string];
      rows: readonly (readonly [string, string])[];
    }
  | {
      kind: "table";
      columns: readonly PdfColumn[];
      rows: readonly (readonly string[])[];
      /** Rows of several lines: a page may end between any two of them. */
      isTall?: boolean;
    }
  /** An empty caption is none. */
  | {
      kind: "image";
      svg: string;
      alt: string;
      caption: string;
      /** The page's whole width unless told. */ widthMm?: number;
    }
  /** Side by side, read one after the other. */
  | { kind: "columns"; columns: readonly (readonly PdfBlock[])[] };

/** A document: the template gives it its look and its tags. */
export type PdfDocument = {
  language: Language;
  title: string;
  /** Small line above the title: what kind of document it is. */
  kicker: string;
  /** One page to be read at a glance, under the site's own head; the kicker stands there too. */
  sheet?: { subtitle: string; mark: string | null };
  /** What the file says of itself. */
  description: string;
  author: string;
  /** At the foot of each page, before the page number. */
  footer: string;
  /** When it was written; part of the file's own facts. */
  at: Date;
  blocks: readonly PdfBlock[];
};
