import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { danishGrid } from "./layers.ts";
import { integerInQuery } from "../platform/query.ts";

const catalogueDataset = z.object({
  id: z.string(),
  titleDa: z.string(),
  titleEn: z.string(),
  owner: z.string(),
  licence: z.string(),
  /** The national metadata record. */
  link: z.nullable(z.string()),
  /** Its owner draws it: it can be shown without being loaded. */
  hasPicture: z.boolean(),
  hasLegend: z.boolean(),
  /** How it is here: loaded, asked at its owner's service, or not. */
  storage: z.nullable(z.enum(["stored", "wfs"])),
});
export type CatalogueDataset = z.infer<typeof catalogueDataset>;

const tag = "Layers";

export const searchCatalogue = contract({
  method: "GET",
  path: "/catalogue",
  tag,
  summary: "Datasets of the national catalogue by words or id",
  access: "public",
  query: z.object({
    q: z._default(line(200), ""),
    limit: z._default(integerInQuery(1, 100), 20),
  }),
  response: z.array(catalogueDataset),
});

const id = line(200);

export const readPicture = contract({
  method: "GET",
  path: "/catalogue/:id/pictures/:z/:x/:y.png",
  tag,
  summary: "One tile of a dataset on the Danish grid, as its owner's WMS or WMTS draws it",
  access: "public",
  params: z.object({
    id,
    z: integerInQuery(0, danishGrid.resolutions.length - 1),
    x: integerInQuery(0, 1 << 15),
    y: integerInQuery(0, 1 << 15),
  }),
  produces: "image/png",
  problems: ["resource.not-found", "upstream.unavailable"],
});

export const readLegend = contract({
  method: "GET",
  path: "/catalogue/:id/legend.png",
  tag,
  summary: "The legend of a dataset, as its owner's WMS draws it",
  access: "public",
  params: z.object({ id }),
  produces: "image/png",
  problems: ["resource.not-found", "upstream.unavailable"],
});
