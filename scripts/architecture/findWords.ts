import { parseSync } from "vite";

type Node = { type: string; start: number } & Record<string, unknown>;

const danish = /[æøåÆØÅ]/;

/** As in `titleDa` and `titleEn`. */
const languageInName = /[a-z](?:Da|En)$/;

/**
 * Lines of a source that hold words of a language: texts with Danish letters, those under a name
 * that ends in a language, and tables with a text for each language. Comments and patterns are not
 * read.
 */
export function findWords(path: string, source: string): number[] {
  const lines = new Set<number>();
  const lineOf = ({ start }: Node) => source.slice(0, start).split("\n").length;
  visit(parseSync(path, source).program, (node) => {
    if (danish.test(textOf(node)) || isByLanguage(node) || isNamedByLanguage(node))
      lines.add(lineOf(node));
  });
  return [...lines];
}

function textOf(node: Node): string {
  const { value } = node;
  if (node.type === "Literal" || node.type === "JSXText")
    return typeof value === "string" ? value : "";
  return node.type === "TemplateElement" ? (value as { raw: string }).raw : "";
}

function isByLanguage({ type, properties }: Node): boolean {
  if (type !== "ObjectExpression") return false;
  const keys = (properties as { key?: { name?: string } }[]).map(({ key }) => key?.name);
  return keys.includes("da") && keys.includes("en");
}

function isNamedByLanguage({ type, key, value }: Node): boolean {
  if (type !== "Property") return false;
  const { name = "" } = key as { name?: string };
  return languageInName.test(name) && /\p{L}/u.test(textOf(value as Node));
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (node === null || typeof node !== "object") return;
  if ("type" in node) see(node as Node);
  for (const child of Object.values(node)) visit(child, see);
}
