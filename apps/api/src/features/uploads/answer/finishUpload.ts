import type { UploadedFeature, UploadResult } from "@mars/contracts/places/uploads";
import { type Container, containment } from "@mars/domain/areas/containment";
import type { Limits } from "@mars/domain/areas/limits";
import { accept, refuse, type Result } from "@mars/domain/result";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";
import { isPublicOutline } from "../../../platform/geography/isPublicOutline.ts";
import { areaHaOf } from "../../../platform/overlap/areaHaOf.ts";
import { multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import { readPolygons } from "../../../platform/overlap/readPolygons.ts";
import { oriented, type Rings } from "../../../platform/overlap/rings.ts";
import type { ReadFeature, ReadUpload } from "../reading/ReadFeature.ts";
import { isRepairable } from "../reading/isRepairable.ts";
import { faultOf } from "./sentences.ts";

/** One statement keeps one processor of the database busy: a file of many faults is shared out. */
const REPAIRED_AT_ONCE = 32;

export type UploadOptions = {
  repair: boolean;
  within: { geoLocationId: string; kind: Container } | null;
};

/** As it is answered, but for the corners, which are written out one area at a time. */
export type FinishedUpload = Omit<UploadResult, "features"> & {
  features: (Omit<UploadedFeature, "geometry"> & { polygons: readonly Rings[] })[];
};

type Candidate = ReadFeature & { warnings: UploadedFeature["warnings"] };

/** What can be used of a read file, and why the rest cannot. Refused where nothing can. */
export async function finishUpload(
  database: Queryable,
  fileName: string,
  read: ReadUpload,
  limits: Limits,
  options: UploadOptions,
): Promise<Result<FinishedUpload>> {
  let candidates: Candidate[] = read.features.map((feature) => ({
    ...feature,
    warnings: [],
  }));
  if (options.repair) candidates = await repairAll(database, candidates, limits);
  if (options.within) {
    const held = await holdWithin(database, candidates, options.within);
    if (!held.ok) return held;
    candidates = held.value;
  }
  const usable = candidates.filter(({ fault }) => fault === null);
  if (usable.length === 0) return refuseAll(candidates[0]!);
  return accept({
    fileName,
    formats: read.formats,
    coordinateSystems: read.coordinateSystems,
    assumedCoordinateSystems: read.assumedCoordinateSystems,
    features: usable.map((one) => ({
      number: one.number,
      name: one.name,
      file: one.file,
      layer: one.layer,
      areaHa: one.areaHa,
      vertexCount: one.vertexCount,
      polygons: one.polygons,
      repaired: one.repaired,
      warnings: one.warnings,
    })),
    refused: candidates.flatMap(({ number, name, file, fault }) =>
      fault === null
        ? []
        : [
            {
              number,
              name,
              file,
              fault: told(fault.code, { ...fault.figures, file, name }),
              repairable: isRepairable(fault.code),
            },
          ],
    ),
  });
}

/** A file of one kind of fault is refused with that fault; drawing faults as 'invalid geometry'. */
function refuseAll({ fault, file, name }: Candidate): Result<never> {
  const { code, figures } = fault!;
  const about = { ...figures, file, name };
  return isRepairable(code)
    ? refuse("upload.invalid-geometry", { ...about, reason: code, repairable: true })
    : refuse(code, about);
}

function told(code: string, figures: Record<string, unknown>) {
  return isRepairable(code)
    ? faultOf("upload.invalid-geometry", { ...figures, reason: code })
    : faultOf(code, figures);
}

async function repairAll(
  database: Queryable,
  candidates: readonly Candidate[],
  limits: Limits,
): Promise<Candidate[]> {
  const broken = candidates.filter(({ fault }) => fault !== null && isRepairable(fault.code));
  const mended = await repaired(database, broken.map(wkbOf));
  const geometryFor = new Map(broken.map((one, index) => [one, mended[index] ?? null]));
  return candidates.map((one) => {
    const wkb = geometryFor.get(one);
    if (!wkb) return one;
    const polygons = readPolygons(wkb).map((rings) =>
      rings.map((ring, index) => oriented(ring, index === 0)),
    );
    const largestHa = Math.max(...polygons.map((rings) => areaHaOf([rings])));
    const fault =
      largestHa > limits.maxPolygonHa
        ? {
            code: "geometry.too-large",
            figures: { areaHa: largestHa, limitHa: limits.maxPolygonHa },
          }
        : null;
    return {
      ...one,
      polygons,
      areaHa: areaHaOf(polygons),
      vertexCount: polygons.flat().reduce((sum, ring) => sum + ring.length / 2 - 1, 0),
      repaired: true,
      fault,
    };
  });
}

async function holdWithin(
  database: Queryable,
  candidates: readonly Candidate[],
  { geoLocationId, kind }: NonNullable<UploadOptions["within"]>,
): Promise<Result<Candidate[]>> {
  const sound = candidates.filter(({ fault }) => fault === null);
  const inside = await insideHa(database, sound.map(wkbOf), geoLocationId);
  if (inside === null && sound.length > 0) return refuse("upload.unknown-container");
  const insideOf = new Map(sound.map((one, index) => [one, inside![index]!]));
  return accept(
    candidates.map((one) => {
      const ha = insideOf.get(one);
      if (ha === undefined) return one;
      const held = containment(one.areaHa, ha, kind);
      if (!held.ok) return { ...one, fault: held.refusal };
      const { warning } = held.value;
      if (!warning) return one;
      const about = { ...warning.figures, file: one.file, name: one.name };
      return { ...one, warnings: [faultOf(warning.code, about)] };
    }),
  );
}

const wkbOf = ({ polygons }: Candidate): Buffer => multiPolygonWkb(polygons);

/** Geometries made valid, in their order; only what has an area is kept. */
async function repaired(database: Queryable, wkbs: readonly Buffer[]): Promise<(Buffer | null)[]> {
  const portions = Array.from({ length: Math.ceil(wkbs.length / REPAIRED_AT_ONCE) }, (_, i) =>
    wkbs.slice(i * REPAIRED_AT_ONCE, (i + 1) * REPAIRED_AT_ONCE),
  );
  return (await Promise.all(portions.map((portion) => repairedTogether(database, portion)))).flat();
}

async function repairedTogether(
  database: Queryable,
  wkbs: readonly Buffer[],
): Promise<(Buffer | null)[]> {
  const { rows } = await sql<{ wkb: Buffer | null }>`
    select ST_AsBinary(nullif(ST_CollectionExtract(ST_MakeValid(ST_GeomFromWKB(w)), 3),
      'MULTIPOLYGON EMPTY'::geometry), 'NDR') as wkb
    from unnest(${wkbs}::bytea[]) with ordinality as given(w, n)
    order by n
  `.execute(database);
  return rows.map(({ wkb }) => wkb);
}

/**
 * Hectares of each geometry that lie in a container; null where there is no such container. Anybody
 * may ask, so only public ones are such: of others, small squares would tell the border.
 */
async function insideHa(
  database: Queryable,
  wkbs: readonly Buffer[],
  geoLocationId: string,
): Promise<number[] | null> {
  const { rows } = await sql<{ ha: number }>`
    select ST_Area(ST_Intersection(location.geometry, ST_SetSRID(ST_GeomFromWKB(w), 25832), 0.000001)) / 10000 as ha
    from geo_location location, unnest(${wkbs}::bytea[]) with ordinality as given(w, n)
    where location.id = ${geoLocationId} and ${isPublicOutline}
    order by n
  `.execute(database);
  return rows.length === 0 ? null : rows.map(({ ha }) => ha);
}
