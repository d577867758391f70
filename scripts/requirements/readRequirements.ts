/** The ids and texts of the lines in docs/requirements.md. */
export function readRequirements(markdown: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const [, id, text] of markdown.matchAll(/^- \*\*([A-Z]\d+)\*\* (.+)$/gm)) {
    if (lines.has(id!)) throw new Error(`Requirement ${id} stands twice`);
    lines.set(id!, text!);
  }
  return lines;
}
