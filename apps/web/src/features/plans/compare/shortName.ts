const most = 60;

/** A name as a heading has room for it; it may have 256 letters. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}
