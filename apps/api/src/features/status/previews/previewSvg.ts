import { previewSize } from "@mars/contracts/pages/pagePreview";
import { escapeHtml } from "../../../platform/text/escapeHtml.ts";
import type { MapSize } from "../../../platform/pdf/mapSvg.ts";
import { fittedText } from "./fittedText.ts";

type BarPart = { share: number; fill: string };

export type PreviewRow = {
  label: string;
  value: string;
  /** Smaller, beneath. */
  note?: string;
  bar?: readonly BarPart[];
};

export type Preview = {
  title: string;
  kicker: string;
  rows: readonly PreviewRow[];
  /** Said where people, projects or borders are invented. */
  demonstration: string | null;
  /** Null where there is nothing to draw: the words then have all the room. */
  mapSvg: string | null;
};

const { width, height } = previewSize;
const LEFT = 56;
const MAP_WIDTH = 520;
/** In the drawing's own units: its key has to be read in a picture as small as a phone is wide. */
export const previewMapSize: MapSize = { width: 340, height: (340 * height) / MAP_WIDTH };

const ink = "#1a1a1a";
const greyInk = "#4f5a59";
const brand = "#0e4743";
const ROWS_TOP = 268;
const ROWS_BOTTOM = 572;
const BAR_HEIGHT = 20;

/** A picture of a page for those who see a link to it: name, figures and map. */
export function previewSvg({ title, kicker, rows, demonstration, mapSvg }: Preview): string {
  const right = (mapSvg === null ? width : width - MAP_WIDTH) - LEFT;
  const fitted = fittedText(title, {
    widthPx: right - LEFT,
    maxLines: 2,
    fontSizes: [64, 56, 48, 42],
  });
  const rowHeight = (ROWS_BOTTOM - ROWS_TOP) / Math.max(3, rows.length);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="IBM Plex Sans" fill="${ink}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<rect width="16" height="${height}" fill="${brand}"/>`,
    `<text x="${LEFT}" y="82" font-size="30" font-weight="600" fill="${brand}">MARS</text>`,
    `<text x="${LEFT + 98}" y="82" font-size="24" fill="${greyInk}">${escapeHtml(kicker)}</text>`,
    ...fitted.lines.map(
      (line, index) =>
        `<text x="${LEFT}" y="${160 + index * fitted.fontSize * 1.1}" font-size="${fitted.fontSize}" font-weight="600">${escapeHtml(line)}</text>`,
    ),
    ...rows.map((row, index) => drawnRow(row, { top: ROWS_TOP + index * rowHeight, right })),
    demonstration === null ? "" : mark(demonstration),
    mapSvg === null
      ? ""
      : mapSvg.replace(
          "<svg ",
          `<svg x="${width - MAP_WIDTH}" width="${MAP_WIDTH}" height="${height}" `,
        ),
    `</svg>`,
  ].join("");
}

function drawnRow(
  { label, value, note, bar }: PreviewRow,
  { top, right }: { top: number; right: number },
): string {
  return [
    `<text x="${LEFT}" y="${top + 26}" font-size="26" font-weight="600">${escapeHtml(label)}</text>`,
    `<text x="${right}" y="${top + 26}" font-size="26" text-anchor="end">${escapeHtml(value)}</text>`,
    bar ? drawnBar(bar, { top: top + 38, right }) : "",
    note === undefined
      ? ""
      : `<text x="${LEFT}" y="${top + 82}" font-size="20" fill="${greyInk}">${escapeHtml(note)}</text>`,
  ].join("");
}

function drawnBar(
  parts: readonly BarPart[],
  { top, right }: { top: number; right: number },
): string {
  const full = right - LEFT;
  let from = 0;
  const drawn = parts.map(({ share, fill }) => {
    const to = Math.min(1, from + share);
    const part = `<rect x="${LEFT + from * full}" y="${top}" width="${(to - from) * full}" height="${BAR_HEIGHT}" fill="${fill}"/>`;
    from = to;
    return part;
  });
  return [
    `<rect x="${LEFT}" y="${top}" width="${full}" height="${BAR_HEIGHT}" fill="#eef0ec"/>`,
    ...drawn,
    `<rect x="${LEFT}" y="${top}" width="${full}" height="${BAR_HEIGHT}" fill="none" stroke="#9aa5a4"/>`,
  ].join("");
}

function mark(text: string): string {
  return `<g><rect x="${LEFT}" y="${height - 54}" width="${text.length * 9.3 + 24}" height="36" fill="none" stroke="${ink}"/><text x="${LEFT + 12}" y="${height - 29}" font-size="20">${escapeHtml(text)}</text></g>`;
}
