import { escapeHtml } from "../text/escapeHtml.ts";
import { boxAround, type MapBox, type MapShape, pathOf, scaleBarM } from "./mapGeometry.ts";

export type MapLayer = {
  shapes: readonly MapShape[];
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  /** Diagonal lines over the fill, so that colour alone carries nothing. */
  hatch?: string;
  dashed?: boolean;
};

export type MapPicture = {
  box: MapBox;
  /** Painted in this order. */
  layers: readonly MapLayer[];
  /** Small key in the corner. */
  legend: readonly { label: string; fill?: string; stroke?: string; hatch?: string }[];
  north: string;
  size?: MapSize;
  /** What is beneath everything; land as plain as paper where it is left out. */
  sea?: string;
  /** Names on top of the layers, in the drawing's own units. */
  labels?: readonly MapLabel[];
};

export type MapLabel = {
  text: string;
  x: number;
  y: number;
  fontSize: number;
  fill: string;
  isItalic?: boolean;
};

/** Of the drawing; its words keep their size, so they are larger in a smaller one. */
export type MapSize = { width: number; height: number };

const USUAL: MapSize = { width: 680, height: 420 };
const FONT = "IBM Plex Sans";

/** The box a picture of these shapes covers: with air around, in the picture's own proportions. */
export function mapBox(
  shapes: readonly MapShape[],
  { smallestM = 400, size = USUAL, air }: { smallestM?: number; size?: MapSize; air?: number } = {},
): MapBox {
  return boxAround(shapes, size.width / size.height, smallestM, air);
}

/** A map as vector drawing: north up, EPSG:25832, with scale bar, north arrow and key. */
export function mapSvg(picture: MapPicture): string {
  const { box, layers, legend, north, size = USUAL, sea = "#f7f8f6", labels = [] } = picture;
  const { width, height } = size;
  const perM = width / (box.maxX - box.minX);
  const hatches = [...layers, ...legend].flatMap(({ hatch }) => (hatch ? [hatch] : []));
  const patterns = [...new Set(hatches)].map(
    (colour) =>
      `<pattern id="${hatchId(colour)}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line x1="0" y1="0" x2="0" y2="7" stroke="${colour}" stroke-width="2"/></pattern>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="${FONT}">`,
    `<defs>${patterns.join("")}<clipPath id="frame"><rect width="${width}" height="${height}"/></clipPath></defs>`,
    `<rect width="${width}" height="${height}" fill="${sea}"/>`,
    `<g clip-path="url(#frame)">`,
    ...layers.map((layer) => drawn(layer, box, perM)),
    ...labels.map(label),
    `</g>`,
    scaleBar(perM, size),
    arrow(north, size),
    key(legend),
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="#9aa5a4"/>`,
    `</svg>`,
  ].join("");
}

function drawn(layer: MapLayer, box: MapBox, perM: number): string {
  const line = layer.stroke
    ? `stroke="${layer.stroke}" stroke-width="${layer.strokeWidth ?? 1}" stroke-linejoin="round"${layer.dashed ? ' stroke-dasharray="6 4"' : ""}`
    : "";
  // One path each: as one, land under two shapes would count as a hole in both.
  return layer.shapes
    .map((shape) => pathOf(shape, box, perM))
    .filter((path) => path !== "")
    .map((path) => {
      const hatch = layer.hatch
        ? `<path d="${path}" fill="url(#${hatchId(layer.hatch)})" fill-rule="evenodd"/>`
        : "";
      return `<path d="${path}" fill="${layer.fill ?? "none"}" fill-rule="evenodd" ${line}/>${hatch}`;
    })
    .join("");
}

function label({ text, x, y, fontSize, fill, isItalic = false }: MapLabel): string {
  const style = isItalic ? ' font-style="italic"' : "";
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${fontSize}"${style} text-anchor="middle" fill="${fill}" stroke="#fff" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escapeHtml(text)}</text>`;
}

const hatchId = (colour: string) => `hatch${colour.replaceAll(/[^a-z0-9]/gi, "")}`;

function scaleBar(perM: number, { width, height }: MapSize): string {
  const lengthM = scaleBarM((width * 0.25) / perM);
  const px = lengthM * perM;
  const label = lengthM >= 1000 ? `${lengthM / 1000} km` : `${lengthM} m`;
  const y = height - 18;
  return `<g><rect x="10" y="${y - 16}" width="${px + 20}" height="28" fill="#fff" opacity="0.85"/><path d="M20 ${y - 4}v6h${px}v-6" fill="none" stroke="#1a1a1a" stroke-width="1.5"/><text x="${20 + px / 2}" y="${y - 4}" font-size="10" text-anchor="middle">${label}</text></g>`;
}

function arrow(north: string, { width }: MapSize): string {
  return `<g transform="translate(${width - 26} 16)"><rect x="-12" y="-8" width="24" height="44" fill="#fff" opacity="0.85"/><path d="M0 0l7 18l-7 -5l-7 5z" fill="#1a1a1a"/><text x="0" y="31" font-size="11" font-weight="600" text-anchor="middle">${escapeHtml(north)}</text></g>`;
}

function key(legend: MapPicture["legend"]): string {
  if (legend.length === 0) return "";
  const height = 14 + legend.length * 16;
  const width = 30 + Math.max(...legend.map(({ label }) => label.length)) * 5.6;
  const rows = legend.map((entry, index) => {
    const y = 10 + index * 16;
    const swatch = (fill: string) =>
      `<rect x="8" y="${y}" width="14" height="10" fill="${fill}" stroke="${entry.stroke ?? "#4f5a59"}"/>`;
    return `${swatch(entry.fill ?? "none")}${entry.hatch ? swatch(`url(#${hatchId(entry.hatch)})`) : ""}<text x="28" y="${y + 9}" font-size="10">${escapeHtml(entry.label)}</text>`;
  });
  return `<g transform="translate(10 10)"><rect width="${width}" height="${height}" fill="#fff" opacity="0.88"/>${rows.join("")}</g>`;
}
