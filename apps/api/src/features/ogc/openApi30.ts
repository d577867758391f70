import { mostItems, usualItems } from "./itemsQuery.ts";

const answer = (description: string, type = "application/json") => ({
  "200": { description, content: { [type]: { schema: { type: "object" } } } },
  "400": { description: "A parameter is not right" },
  "404": { description: "There is no such thing" },
});
const text = (name: string, where: "query" | "path", description: string) => ({
  name,
  in: where,
  description,
  required: where === "path",
  schema: { type: "string" },
});
const collectionId = text("collectionId", "path", "Id of a collection");
const crs = text("crs", "query", "URI of a coordinate system in the collection's list");

/** What OGC clients read to find their way: OpenAPI 3.0, as the standard asks for. */
export function openApi30(base: string, version: string) {
  return {
    openapi: "3.0.3",
    info: { title: "MARS open geodata (OGC API Features)", version },
    servers: [{ url: base }],
    paths: {
      "/": { get: { operationId: "landing", responses: answer("Landing page") } },
      "/conformance": { get: { operationId: "conformance", responses: answer("Conformance") } },
      "/collections": { get: { operationId: "collections", responses: answer("Collections") } },
      "/collections/{collectionId}": {
        get: { operationId: "collection", parameters: [collectionId], responses: answer("One") },
      },
      "/collections/{collectionId}/items": {
        get: {
          operationId: "items",
          parameters: [
            collectionId,
            {
              name: "bbox",
              in: "query",
              style: "form",
              explode: false,
              schema: { type: "array", minItems: 4, maxItems: 6, items: { type: "number" } },
            },
            text("bbox-crs", "query", "Coordinate system of bbox; CRS84 when left out"),
            {
              name: "limit",
              in: "query",
              schema: { type: "integer", minimum: 1, maximum: mostItems, default: usualItems },
            },
            text("datetime", "query", "No feature here has a time of its own: all match"),
            crs,
            text("cursor", "query", "From the `next` link"),
          ],
          responses: answer("Features", "application/geo+json"),
        },
      },
      "/collections/{collectionId}/items/{featureId}": {
        get: {
          operationId: "item",
          parameters: [collectionId, text("featureId", "path", "Id of a feature"), crs],
          responses: answer("One feature", "application/geo+json"),
        },
      },
    },
  };
}
