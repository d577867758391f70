/** A row that is told twice under one id counts once, as it was told last; letters of ids have no case. */
export function onceEach<T>(rows: readonly T[], idOf: (row: T) => string): T[] {
  return [...new Map(rows.map((row) => [idOf(row).toLowerCase(), row])).values()];
}
