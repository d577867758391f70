const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

/** Template tag that escapes everything put into it, except markup made by itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.reduce((whole, string, index) => whole + markupOf(parts[index - 1] ?? "") + string),
  );
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map((piece) => piece.markup).join("");
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
