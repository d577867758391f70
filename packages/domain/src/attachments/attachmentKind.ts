import { accept, refuse, type Result } from "../result.ts";

export const ATTACHMENT_MAX_MB = 25;
const BYTES_PER_MB = 1_000_000;

/** What a file is to the people of a case. */
export type AttachmentKind = "pdf" | "image" | "document" | "map" | "archive";
export const ATTACHMENT_KINDS: readonly AttachmentKind[] = [
  "pdf",
  "image",
  "document",
  "map",
  "archive",
];

type Looks = (head: Uint8Array) => boolean;

const begins =
  (...bytes: number[]): Looks =>
  (head) =>
    bytes.every((byte, at) => head[at] === byte);
const holds =
  (text: string, at: number): Looks =>
  (head) =>
    latin(head.subarray(at, at + text.length)) === text;
const zip = begins(0x50, 0x4b, 0x03, 0x04);
const oldOffice = begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const tiff: Looks = (head) =>
  begins(0x49, 0x49, 0x2a, 0)(head) || begins(0x4d, 0x4d, 0, 0x2a)(head);
const plain: Looks = (head) => !head.includes(0);
const json: Looks = (head) => plain(head) && /^[{[]/.test(beginning(head));
/** A page for a browser is no map, whatever it is called. */
const xml: Looks = (head) =>
  plain(head) && beginning(head).startsWith("<") && !/<(?:!doctype|html|script)/i.test(latin(head));

/** The files people send, by their endings, and how the contents of each begin. */
const ENDINGS: Readonly<Record<string, readonly [AttachmentKind, Looks]>> = {
  pdf: ["pdf", holds("%PDF-", 0)],
  png: ["image", begins(0x89, 0x50, 0x4e, 0x47)],
  jpg: ["image", begins(0xff, 0xd8, 0xff)],
  jpeg: ["image", begins(0xff, 0xd8, 0xff)],
  webp: ["image", holds("WEBP", 8)],
  heic: ["image", holds("ftyp", 4)],
  tif: ["image", tiff],
  tiff: ["image", tiff],
  docx: ["document", zip],
  xlsx: ["document", zip],
  pptx: ["document", zip],
  odt: ["document", zip],
  ods: ["document", zip],
  doc: ["document", oldOffice],
  xls: ["document", oldOffice],
  txt: ["document", plain],
  csv: ["document", plain],
  gpkg: ["map", holds("SQLite format 3", 0)],
  geojson: ["map", json],
  json: ["map", json],
  kml: ["map", xml],
  gml: ["map", xml],
  kmz: ["map", zip],
  fgb: ["map", holds("fgb", 0)],
  zip: ["archive", zip],
};

/** For the file chooser: '.pdf,.png,…'. */
export const ATTACHMENT_ENDINGS: string = Object.keys(ENDINGS)
  .map((ending) => `.${ending}`)
  .join(",");

/** How much of a file its kind is read from. */
export const ATTACHMENT_HEAD_BYTES = 1024;

/** What can be told before a file is sent; the server asks the same. */
export function checkAttachment({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: number;
}): Result<AttachmentKind> {
  const [kind] = ofName(name) ?? [];
  if (!kind) return refuse("attachment.wrong-kind", { name });
  if (bytes === 0) return refuse("attachment.empty", { name });
  if (bytes > ATTACHMENT_MAX_MB * BYTES_PER_MB)
    return refuse("attachment.too-large", { name, limitMb: ATTACHMENT_MAX_MB });
  return accept(kind);
}

/** Whether the contents are what the name says; the first bytes tell. */
export function checkContents(name: string, head: Uint8Array): Result<true> {
  const [, looksRight] = ofName(name) ?? [];
  return looksRight?.(head) ? accept(true) : refuse("attachment.other-contents", { name });
}

function ofName(name: string): readonly [AttachmentKind, Looks] | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
}

function latin(bytes: Uint8Array): string {
  return String.fromCodePoint(...bytes);
}

/** Without a byte order mark and blanks. */
function beginning(head: Uint8Array): string {
  return latin(head).replace(/^(?:\u00ef\u00bb\u00bf)?\s*/, "");
}
