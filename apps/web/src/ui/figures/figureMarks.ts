/** A number before rounding; a day as `2026-05-20`, a quarter as `2026-2`. */
type FigureValue = number | string;

/** A figure's definition, what it is computed for, and its value. */
export type FigureMark = { name: string; of: string; value: FigureValue | null };

export type FigureMarks = { "data-figures": string };

/**
 * Attributes that name the figures an element shows, so that a test can read every figure of a page
 * and hold it against a recomputation: the same name for the same thing never differs.
 */
export function figureMarks(
  of: string,
  figures: Readonly<Record<string, FigureValue | null | undefined>>,
): FigureMarks {
  const marks = Object.entries(figures).map(([name, value]): FigureMark => ({
    name,
    of,
    value: value ?? null,
  }));
  return { "data-figures": JSON.stringify(marks) };
}
