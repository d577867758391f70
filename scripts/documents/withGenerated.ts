/** Replaces the parts of a document that stand between `<!-- name -->` and `<!-- /name -->`. */
export function withGenerated(document: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, content]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = text.indexOf(open);
    const to = text.indexOf(close);
    if (from < 0 || to < from) throw new Error(`The document has no part named ${name}`);
    return `${text.slice(0, from + open.length)}\n\n${content}\n\n${text.slice(to)}`;
  }, document);
}
