const LONGEST_NAME = 40;

/** Dotted path of a field. Names that callers invent are shown only where they are harmless. */
export function fieldOf(part: string, path: readonly PropertyKey[]): string {
  return [part, ...path.map((step) => shown(String(step)))].join(".");
}

function shown(name: string): string {
  return name.length <= LONGEST_NAME && /^[\w-]+$/.test(name) ? name : "*";
}
