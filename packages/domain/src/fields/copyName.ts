/** A name of its own for a copy: 'Engen' becomes 'Engen (2)', and that 'Engen (3)'. */
export function copyName(name: string, maxLength: number): string {
  const [, stem = name, number = "1"] = /^(.*) \((\d{1,3})\)$/.exec(name) ?? [];
  const ending = ` (${Number(number) + 1})`;
  return stem.slice(0, maxLength - ending.length).trimEnd() + ending;
}
