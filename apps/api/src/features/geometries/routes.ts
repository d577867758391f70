import { geoJsonMediaType, readGeometry } from "@mars/contracts/places/geometries";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { foundOrProblem } from "../../platform/problems/ProblemError.ts";
import type { Services } from "../../services.ts";
import { type GeometryFormat, publicGeometry } from "./queries.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function geometriesRoutes(app: App, { database }: Services): Promise<void> {
  route(app, readGeometry, async ({ request, reply, params, query }) => {
    const format = formatOf(request.headers.accept, query.crs);
    const geometry = foundOrProblem(
      uuid.test(params.geoLocationId)
        ? await publicGeometry(database.read, params.geoLocationId, format)
        : null,
    );
    void reply.header("vary", "accept, accept-encoding");
    if (format === "wkt") {
      return { geometryWkt: geometry.text.replace(/^MULTIPOLYGON\s*\(/, "MULTIPOLYGON (") };
    }
    return reply.type(geoJsonMediaType).send(featureOf(geometry, format));
  });
}

function formatOf(accept: string | undefined, crs: "25832" | "4326" | undefined): GeometryFormat {
  if (!accept?.includes(geoJsonMediaType)) return "wkt";
  return crs === "25832" ? "geojson-25832" : "geojson-4326";
}

/** GeoJSON is always WGS84 (RFC 7946); in another system it says so itself. */
function featureOf(
  { id, kind, text }: { id: string; kind: string; text: string },
  format: GeometryFormat,
): string {
  const crs =
    format === "geojson-25832"
      ? `"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::25832"}},`
      : "";
  return `{"type":"Feature",${crs}"id":"${id}","properties":{"kind":"${kind}"},"geometry":${text}}`;
}
