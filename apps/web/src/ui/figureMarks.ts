/** A figure's definition, what it is worked out for, and its value before rounding. */
export type FigureMark = { name: string; of: string; value: number | null };

export type FigureMarks = { "data-figures": string };

/**
 * Attributes that name the figures an element shows, so that a test can read every figure of a page
 * and hold it against a recomputation: the same name for the same thing never differs.
 */
export function figureMarks(
  of: string,
  figures: Readonly<Record<string, number | null | undefined>>,
): FigureMarks {
  const marks = Object.entries(figures).map(([name, value]): FigureMark => ({
    name,
    of,
    value: value ?? null,
  }));
  return { "data-figures": JSON.stringify(marks) };
}
