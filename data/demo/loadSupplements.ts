import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { schemes } from "../../apps/api/src/platform/reference/facts/schemes.ts";
import type { DemoProject } from "./content/DemoProject.ts";
import { shrunken } from "./content/shapes.ts";
import { multiPolygonHex } from "./geography/ewkb.ts";
import type { Position, Ring } from "./geography/Position.ts";
import { insertRows } from "./insertRows.ts";
import { signedArea } from "./landscape/contours.ts";
import { randomFor } from "./random.ts";

/** Areas that applications carry next to their own, all within the project. */
export async function loadSupplements(
  tx: Queryable,
  projects: readonly (DemoProject & { drawnAt: Date })[],
  seed: number,
): Promise<void> {
  const typesOf = new Map(schemes.map((one) => [one.id, one.supplementaryGeometryTypes]));
  const supplements = projects.flatMap((project) => {
    const random = randomFor(seed, "supplement", project.id);
    const types = (typesOf.get(project.schemeId) ?? []).filter((type) => !type.automatic);
    if (types.length === 0 || !random.chance(0.35)) return [];
    const type = random.pick(types);
    const ring = shrunken(project.ring, middleOf(project.ring), random.between(0.35, 0.75));
    return [{ project, type, ring, id: random.uuid(), geoId: random.uuid() }];
  });
  await insertRows(
    tx,
    "geo_location",
    supplements.map(({ geoId, ring, project }) => ({
      id: geoId,
      kind: "supplementary_geometry",
      geometry: multiPolygonHex([[ring]]),
      area_ha: signedArea(ring) / 10_000,
      source: "demo",
      created_at: project.drawnAt,
    })),
  );
  await insertRows(
    tx,
    "supplementary_geometry",
    supplements.map(({ project, type, ring, id, geoId }) => ({
      id,
      project_id: project.id,
      name: type.title,
      type_id: type.id,
      type: type.type,
      geo_location_id: geoId,
      area_ha: signedArea(ring) / 10_000,
      automatic: false,
      created_at: project.drawnAt,
      version: 1,
    })),
  );
}

function middleOf(ring: Ring): Position {
  const corners = ring.slice(1);
  const sum = corners.reduce(([x, y], [dx, dy]): Position => [x + dx, y + dy], [0, 0] as Position);
  return [sum[0] / corners.length, sum[1] / corners.length];
}
