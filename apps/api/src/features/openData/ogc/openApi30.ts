import type { Collection } from "./collections.ts";
import type { Field } from "./fields.ts";
import { maxItems, ownParameters, usualItems } from "./itemsQuery.ts";
import { GRID, tilesNameOf } from "./tiles.ts";

const problemAnswer = (description: string) => ({
  description,
  content: {
    "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
  },
});
const answer = (description: string, type = "application/json") => ({
  "200": {
    description,
    content: {
      [type]: { schema: { type: "object" } },
      "text/html": { schema: { type: "string" } },
    },
  },
  "400": problemAnswer("A parameter is not right"),
  "404": problemAnswer("There is no such thing"),
});
const text = (name: string, where: "query" | "path", description: string) => ({
  name,
  in: where,
  description,
  required: where === "path",
  schema: { type: "string" },
});
const crs = text("crs", "query", "URI of a coordinate system in the collection's list");
const format = {
  name: "f",
  in: "query",
  description: "How the answer is written; by the Accept header when left out",
  schema: { type: "string", enum: ["json", "html"] },
};

const limit = {
  name: "limit",
  in: "query",
  description: "Most features of a page",
  schema: { type: "integer", minimum: 1, maximum: maxItems, default: usualItems },
};
const resultType = {
  name: "resultType",
  in: "query",
  description: "`hits` for the number of features alone",
  schema: { type: "string", enum: ["results", "hits"], default: "results" },
};
const bbox = {
  name: "bbox",
  in: "query",
  style: "form",
  explode: false,
  schema: { type: "array", minItems: 4, maxItems: 6, items: { type: "number" } },
};
const filters = [
  text("filter", "query", "A condition in CQL2, by the properties of the collection's queryables"),
  {
    name: "filter-lang",
    in: "query",
    schema: { type: "string", enum: ["cql2-text", "cql2-json"], default: "cql2-text" },
  },
  text("filter-crs", "query", "Coordinate system of geometries in the filter; CRS84 when left out"),
];

/** What OGC clients read to find their way: OpenAPI 3.0, as the standard asks for. */
export function openApi30(base: string, version: string, collections: readonly Collection[]) {
  const get = (
    operationId: string,
    responses: ReturnType<typeof answer>,
    parameters: readonly object[] = [],
  ) => ({
    get: {
      operationId,
      summary: responses["200"].description,
      parameters: [...parameters, format],
      responses,
      security: [],
    },
  });
  return {
    openapi: "3.0.3",
    info: {
      title: "MARS open geodata (OGC API Features)",
      version,
      description:
        "Public projects, sketches, units, land holdings and datasets. Pages hold 1,000 features unless `limit` says otherwise; `next` links lead on.",
      license: { name: "EUPL-1.2", url: "https://eupl.eu/1.2/en/" },
    },
    servers: [{ url: base }],
    paths: {
      "/": get("landing", answer("Landing page")),
      "/conformance": get("conformance", answer("Conformance")),
      "/collections": get("collections", answer("Collections")),
      "/tileMatrixSets": get("tileMatrixSets", answer("Grids of tiles")),
      [`/tileMatrixSets/${GRID}`]: get("tileMatrixSet", answer("The grid of all tiles")),
      ...Object.fromEntries(collections.flatMap((collection) => pathsOf(collection, get))),
    },
    components: {
      schemas: {
        Problem: {
          type: "object",
          description: "RFC 9457; act on `code`",
          required: ["type", "title", "status", "code"],
          properties: {
            type: { type: "string" },
            title: { type: "string" },
            status: { type: "integer" },
            code: { type: "string" },
            detail: { type: "string" },
          },
        },
      },
    },
  };
}

type Get = (
  operationId: string,
  responses: ReturnType<typeof answer>,
  parameters?: readonly object[],
) => object;

/** Every collection by itself: its properties are parameters of its own. */
function pathsOf(collection: Collection, get: Get): [string, object][] {
  const { id, title, fields } = collection;
  const own = `/collections/${id}`;
  const name = id.replaceAll(/[^A-Za-z0-9]+/g, "_");
  return [
    [own, get(`collection_${name}`, answer(title))],
    [
      `${own}/queryables`,
      get(`queryables_${name}`, answer("What can be filtered by", "application/schema+json")),
    ],
    ...(tilesNameOf(collection) === null ? [] : tilesPaths(own, name, get)),
    [`${own}/schema`, get(`schema_${name}`, answer("Properties", "application/schema+json"))],
    [
      `${own}/items`,
      get(`items_${name}`, answer(title, "application/geo+json"), [
        bbox,
        text("bbox-crs", "query", "Coordinate system of bbox; CRS84 when left out"),
        limit,
        resultType,
        text(
          "datetime",
          "query",
          "A day, a moment, or a period with `..` for an open end; features without a time of their own always match",
        ),
        crs,
        ...filters,
        text("offset", "query", "How many features to leave out first; `next` links are faster"),
        text("cursor", "query", "From the `next` link"),
        ...fields.filter(({ name: own }) => !ownParameters.has(own)).map(parameterOf),
      ]),
    ],
    [
      `${own}/items/{featureId}`,
      get(`item_${name}`, answer("One feature", "application/geo+json"), [
        text("featureId", "path", "Id of a feature"),
        crs,
      ]),
    ],
  ];
}

function tilesPaths(own: string, name: string, get: Get): [string, object][] {
  return [
    [`${own}/tiles`, get(`tilesets_${name}`, answer("Tile sets"))],
    [`${own}/tiles/${GRID}`, get(`tileset_${name}`, answer("Where its tiles are"))],
  ];
}

function parameterOf({ name, title, type, format: form, values }: Field) {
  const schema =
    type === "date-time"
      ? { type: "string", format: "date-time" }
      : { type: type ?? "string", ...(form && { format: form }), ...(values && { enum: values }) };
  return { name, in: "query", description: title, schema };
}
