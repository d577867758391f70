/** Numbers are never used twice, also not those of undone versions. */
export function nextVersionNumber(lastNumber: number): number {
  return lastNumber + 1;
}
