/** A name out of a file, fit for a page or a log. */
export function shownName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters must not reach a page
  const clean = name.replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "�");
  if (clean === "") return "(…)";
  return clean.length > 80 ? `${clean.slice(0, 60)}…${clean.slice(-15)}` : clean;
}
