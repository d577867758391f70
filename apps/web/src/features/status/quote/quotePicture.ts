import type { Quote } from "./Quote.ts";

const WIDTH = 1200;
const HEIGHT = 675;
const MARGIN = 64;
const INK = "#1a1a1a";
const QUIET = "#4f5a59";
const LINE_CHARACTERS = 92;

type Words = { day: string; source: string; link: string };

/** A card to put into an article: figures, bar, what they mean, the day and where they are from. */
export function quoteSvg(quote: Quote, { day, source, link }: Words): string {
  let filled = 0;
  const bar = quote.bar.map(({ share, fill }) => {
    const width = Math.max(0, Math.min(share, 1 - filled));
    const part = `<rect x="${MARGIN + filled * (WIDTH - 2 * MARGIN)}" y="380" width="${width * (WIDTH - 2 * MARGIN)}" height="40" fill="${fill}"/>`;
    filled += width;
    return part;
  });
  const figures = quote.figures.flatMap(({ label, share, amount }, index) => {
    const x = MARGIN + index * 460;
    return [
      line(x, 190, 26, label, QUIET),
      line(x, 275, 84, share, INK, 300),
      line(x, 325, 26, amount, QUIET),
    ];
  });
  const definition = wrapped(quote.definition).map((text, index) =>
    line(MARGIN, 475 + index * 32, 23, text, QUIET),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="'IBM Plex Sans', 'Segoe UI', Arial, sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    line(MARGIN, 96, 44, quote.title, INK, 600),
    line(MARGIN, 136, 24, day, QUIET),
    ...figures,
    `<rect x="${MARGIN}" y="380" width="${WIDTH - 2 * MARGIN}" height="40" fill="#e6e9e5"/>`,
    ...bar,
    ...definition,
    line(MARGIN, 610, 23, source, INK, 600),
    line(MARGIN, 642, 21, link, QUIET),
    `</svg>`,
  ].join("");
}

function line(
  x: number,
  y: number,
  size: number,
  text: string,
  fill: string,
  weight = 400,
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`;
}

function wrapped(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1)!;
    if (last.length + word.length > LINE_CHARACTERS) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The same as pixels, for whoever cannot use a drawing. */
export async function quotePng(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture was made.")))),
  );
}
