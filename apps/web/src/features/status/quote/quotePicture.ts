import type { Quote, RowPicture } from "./Quote.ts";

const WIDTH = 1200;
const HEIGHT = 675;
const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
const INK = "#1a1a1a";
const QUIET = "#4f5a59";
const TRACK = "#e6e9e5";
const LINE_CHARACTERS = 78;
/** Of the letters' size, in the widest of common faces: which one a reader has is not known. */
const LETTER_WIDTH = { plain: 0.6, bold: 0.68 };
const FIRST_ROW = 190;
const ROWS_HEIGHT = 264;
const MAX_ROW_HEIGHT = 84;

type Words = { day: string; source: string; link: string };

/** A card to put into an article: figures, bars, what they mean, the day and where they are from. */
export function quoteSvg(quote: Quote, { day, source, link }: Words, picture?: RowPicture): string {
  const definition = wrapped(quote.definition).map((text, index) =>
    line(text, { y: 480 + index * 32, size: 23, fill: QUIET }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="'IBM Plex Sans', 'Segoe UI', Arial, sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    fitted(picture?.title ?? quote.title, { y: 96, size: 44, weight: 600 }),
    fitted(day, { y: 136, size: 24, fill: QUIET }),
    ...(picture ? rowsOf(picture) : figuresOf(quote)),
    ...definition,
    line(source, { y: 610, size: 23, weight: 600 }),
    fitted(link, { y: 642, size: 21, fill: QUIET }),
    `</svg>`,
  ].join("");
}

function figuresOf(quote: Quote): string[] {
  let filled = 0;
  const bar = quote.bar.map(({ share, fill }) => {
    const width = Math.max(0, Math.min(share, 1 - filled));
    const part = box({ from: filled, share: width, y: 380, height: 40, fill });
    filled += width;
    return part;
  });
  const figures = quote.figures.flatMap(({ label, share, amount }, index) => {
    const x = MARGIN + index * 460;
    return [
      line(label, { x, y: 190, size: 26, fill: QUIET }),
      line(share, { x, y: 275, size: 84, weight: 300 }),
      line(amount, { x, y: 325, size: 26, fill: QUIET }),
    ];
  });
  return [...figures, box({ share: 1, y: 380, height: 40, fill: TRACK }), ...bar];
}

function rowsOf({ rows, line: across }: RowPicture): string[] {
  const rowHeight = Math.min(MAX_ROW_HEIGHT, ROWS_HEIGHT / rows.length);
  const drawn = rows.flatMap(({ label, value, share, fill }, index) => {
    const y = FIRST_ROW + index * rowHeight;
    return [
      line(label, { y, size: 26 }),
      line(value, { x: MARGIN + INNER, y, size: 26, weight: 600, anchor: "end" }),
      box({ share: 1, y: y + 12, height: 20, fill: TRACK }),
      box({ share: Math.min(share, 1), y: y + 12, height: 20, fill }),
    ];
  });
  if (!across) return drawn;
  const x = MARGIN + Math.min(across.share, 1) * INNER;
  const below = FIRST_ROW + (rows.length - 1) * rowHeight + 64;
  // The line's name is on the side where there is room for it.
  const anchor = across.share > 0.6 ? "end" : "start";
  return [
    ...drawn,
    ...rows.map(
      (_, index) =>
        `<path d="M${x} ${FIRST_ROW + index * rowHeight + 6}v32" stroke="${INK}" stroke-width="4"/>`,
    ),
    line(across.label, { x, y: below, size: 22, fill: QUIET, anchor }),
  ];
}

/** Part of the picture's width; `from` and `share` are 0 to 1. */
function box(drawn: {
  from?: number;
  share: number;
  y: number;
  height: number;
  fill: string;
}): string {
  const { from = 0, share, y, height, fill } = drawn;
  return `<rect x="${MARGIN + from * INNER}" y="${y}" width="${share * INNER}" height="${height}" fill="${fill}"/>`;
}

type Style = {
  x?: number;
  y: number;
  size: number;
  fill?: string;
  weight?: number;
  anchor?: "start" | "end";
};

/** Smaller where it would not fit. */
function fitted(text: string, style: Style): string {
  const wide = (style.weight ?? 400) > 400 ? LETTER_WIDTH.bold : LETTER_WIDTH.plain;
  const most = Math.floor(INNER / (text.length * wide));
  return line(text, { ...style, size: Math.min(style.size, most) });
}

function line(text: string, style: Style): string {
  const { x = MARGIN, y, size, fill = INK, weight = 400, anchor = "start" } = style;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escaped(text)}</text>`;
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
