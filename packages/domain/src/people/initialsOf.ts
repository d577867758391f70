/** First letters of the first and the last name, as SPEC 3 derives them from the full name. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/[\s]+/).filter((name) => /\p{L}/u.test(name));
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends
    .map((name) => /\p{L}/u.exec(name ?? "")?.[0] ?? "")
    .join("")
    .toLocaleUpperCase("da-DK");
}
