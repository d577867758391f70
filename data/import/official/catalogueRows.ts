import * as z from "zod/mini";
import { withoutKeys } from "../../../apps/api/src/platform/sources/withoutKeys.ts";
import { catalogueRecord, type CatalogueRecord } from "./catalogueShapes.ts";

export type CatalogueAnswer = { data: readonly unknown[]; included: readonly unknown[] };

export type CatalogueRow = {
  id: string;
  title_da: string;
  title_en: string;
  description_da: string;
  description_en: string;
  owner: string;
  licence: string;
  licence_url: string | null;
  metadata_url: string | null;
  category: string;
  updated_at: string | null;
  sources: Record<string, unknown>;
};

/** What the catalogue says in both languages, and how many of its records could not be read. */
export function catalogueRows(
  da: CatalogueAnswer,
  en: CatalogueAnswer,
): { rows: CatalogueRow[]; unreadable: number } {
  const english = new Map(recordsOf(en.data).records.map((record) => [record.id, record]));
  const { records, unreadable } = recordsOf(da.data);
  const included = new Map(
    recordsOf(da.included).records.map((record) => [`${record.type} ${record.id}`, record]),
  );
  const rows = records.flatMap((record) => rowOf(record, english.get(record.id), included) ?? []);
  // Pages that move while they are read give the same dataset twice.
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  return { rows: once, unreadable: unreadable + records.length - rows.length };
}

type Included = ReadonlyMap<string, CatalogueRecord>;

function recordsOf(items: readonly unknown[]): { records: CatalogueRecord[]; unreadable: number } {
  const records = items.flatMap((item) => {
    const read = z.safeParse(catalogueRecord, item);
    return read.success ? [read.data] : [];
  });
  return { records, unreadable: items.length - records.length };
}

function rowOf(
  record: CatalogueRecord,
  english: CatalogueRecord | undefined,
  included: Included,
): CatalogueRow | null {
  const title = textOf(record, "title");
  if (title === "") return null;
  const licence = related(record, included, "license", "licence", "licenses")[0];
  return {
    id: record.id,
    title_da: title,
    title_en: (english && textOf(english, "title")) || title,
    description_da: textOf(record, "description"),
    description_en: (english && textOf(english, "description")) || textOf(record, "description"),
    owner: related(record, included, "owners", "publisher")
      .map((owner) => textOf(owner, "title", "name"))
      .filter((name) => name !== "")
      .join(", "),
    licence: (licence && textOf(licence, "name", "title")) || textOf(record, "license", "licence"),
    licence_url: (licence && addressIn(textOf(licence, "link", "url"))) || null,
    metadata_url: addressIn(textOf(record, "metadata")),
    category: related(record, included, "category")
      .map((category) => textOf(category, "title", "name"))
      .join(", "),
    updated_at: momentOf(textOf(record, "updated")),
    sources: sourcesOf(record, included),
  };
}

function sourcesOf(record: CatalogueRecord, included: Included): Record<string, unknown> {
  const one = (name: string, fields: Readonly<Record<string, string>>) => {
    const source = related(record, included, name)[0];
    const url = source && addressIn(textOf(source, "url"));
    if (!source || !url) return null;
    const rest = Object.entries(fields).flatMap(([field, attribute]) => {
      const value = source.attributes?.[attribute];
      return value === null || value === undefined || value === "" ? [] : [[field, value]];
    });
    return { url, ...(Object.fromEntries(rest) as object) };
  };
  const resolutions = { minResolution: "minResolution", maxResolution: "maxResolution" };
  const picture = { layer: "layer", style: "style", format: "format" };
  const files = related(record, included, "fileSources").flatMap((source) => {
    const url = addressIn(textOf(source, "url"));
    const [type] = related(source, included, "fileSourceType");
    return url
      ? [{ url, type: type ? textOf(type, "name", "title") : textOf(source, "type") }]
      : [];
  });
  return Object.fromEntries(
    Object.entries({
      wfs: one("wfsSource", { layer: "typeName", version: "version" }),
      wms: one("wmsSource", { ...picture, version: "version", ...resolutions }),
      wmts: one("wmtsSource", {
        ...picture,
        matrixSet: "matrixSet",
        matrixIds: "matrixIds",
        resolutions: "resolutions",
        extent: "extent",
      }),
      files: files.length > 0 ? files : null,
    }).filter(([, value]) => value !== null),
  );
}

function related(record: CatalogueRecord, included: Included, ...names: string[]) {
  return names.flatMap((name) => {
    const data = record.relationships?.[name]?.data;
    const links = Array.isArray(data) ? data : [data];
    return links.flatMap((link) => (link && included.get(`${link.type} ${link.id}`)) ?? []);
  });
}

function textOf(record: CatalogueRecord, ...names: string[]): string {
  for (const name of names) {
    const value = record.attributes?.[name];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return "";
}

/** Keys that are in an address of the catalogue are not kept. */
function addressIn(text: string): string | null {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? withoutKeys(text) : null;
}

/** `2024-03-01 12:00:00Z`, or as ISO writes it. */
function momentOf(text: string): string | null {
  const at = Date.parse(text.replace(" ", "T"));
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
