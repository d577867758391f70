/** A row that is told twice under one id counts once, as it was told last; letters of ids have no case. */
export function onceEach<T>(rows: readonly T[], idOf: (row: T, index: number) => string): T[] {
  return [...new Map(rows.map((row, index) => [idOf(row, index).toLowerCase(), row])).values()];
}
