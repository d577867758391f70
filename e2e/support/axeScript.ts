import axe, { type Result, type RunOptions } from "axe-core";

type Color = { r: number; g: number; b: number; alpha: number };
type ReadColor = (this: Color, text: string) => Color;
type ColorClass = { new (): Color; prototype: { parseString: ReadColor } };
type Axe = {
  commons: { color: { Color: ColorClass } };
  configure: (spec: { noHtml: boolean }) => void;
  run: (context: Document, options: RunOptions) => Promise<{ violations: Result[] }>;
};

/**
 * axe for a page that does not have it yet. It reads the same few colours thousands of times, and
 * reading is a third of its work: each is read once. What it finds is the same.
 */
export const axeScript = `if (!window.axe) { ${axe.source}; (${readColorsOnce.toString()})(window.axe); }`;

function readColorsOnce({ commons, configure }: Axe): void {
  const { Color } = commons.color;
  const read = Color.prototype.parseString;
  const known = new Map<string, Color>();
  Color.prototype.parseString = function readOnce(this: Color, text: string): Color {
    const color = known.get(text) ?? read.call(new Color(), text);
    known.set(text, color);
    const { r, g, b, alpha } = color;
    return Object.assign(this, { r, g, b, alpha });
  };
  // No one reads the markup of what was found; the place and the sentence tell it.
  configure({ noHtml: true });
}

/** Runs in the page. */
export async function axeInPlace(options: RunOptions): Promise<Result[]> {
  const { axe: there } = window as unknown as { axe: Axe };
  return (await there.run(document, options)).violations;
}
