import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { sql } from "kysely";
import type { Queryable } from "../database/Database.ts";

/** Features of a dataset that land is divided by. */
export type LandLayer = {
  readonly key: string;
  readonly datasetId: string;
  readonly condition: {
    readonly name: string;
    readonly operator: "=" | "<>";
    readonly values: readonly string[];
  } | null;
};

export type LandPiece = {
  ha: number;
  /** Places in the list of layers; 0 is land in others' projects. */
  inLayers: number[];
  geometry: MultiPolygonGeometry;
  wkb: Buffer;
};

/** Less than this comes of rounding where borders meet. */
const LEAST_PIECE_M2 = 0.01;

/**
 * Splits an area by one layer after another, so that each piece is wholly in or out of each. Land
 * in public projects is layer 0: they all have a commitment or are established.
 */
export async function landPieces(
  database: Queryable,
  { wkb, exceptProject = null }: { wkb: Buffer; exceptProject?: string | null },
  layers: readonly (LandLayer & { versionId: number })[],
): Promise<LandPiece[]> {
  const asked = layers.map(({ versionId, condition }, index) => ({
    n: index + 1,
    version: versionId,
    attribute: condition?.name ?? null,
    operator: condition?.operator ?? null,
    values: condition?.values ?? [],
  }));
  const { rows } = await sql<LandPiece>`
    with recursive asked as materialized (select ST_SetSRID(ST_GeomFromWKB(${wkb}), 25832) as g),
    layer as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as l(n int, version bigint, attribute text, operator text, values jsonb)),
    mask as materialized (
      select 0 as n, (select ST_Union(l.geometry, 0.000001) from asked a
        join geo_location l on l.kind = 'project' and l.geometry && a.g and ST_Intersects(l.geometry, a.g)
        join project p on p.geo_location_id = l.id and p.public_state is not null
          and p.id is distinct from ${exceptProject}::uuid) as g
      union all
      select layer.n, (select ST_Union(f.geometry, 0.000001) from asked a join dataset_feature f
        on f.version_id = layer.version and ST_Dimension(f.geometry) = 2
        and f.geometry && a.g and ST_Intersects(f.geometry, a.g)
        where layer.attribute is null
          or (layer.operator = '=') = coalesce(layer.values ? (f.attributes ->> layer.attribute), false))
      from layer),
    piece(n, within, g) as (
      select -1, array[]::int[], g from asked
      union all
      select m.n, side.within, side.g
      from piece p join mask m on m.n = p.n + 1
      cross join lateral (values
        (p.within || m.n, case when m.g is null then null
          else ST_CollectionExtract(ST_Intersection(p.g, m.g, 0.000001), 3) end),
        (p.within, case when m.g is null then p.g
          else ST_CollectionExtract(ST_Difference(p.g, m.g, 0.000001), 3) end)) side(within, g)
      where side.g is not null and ST_Area(side.g) > ${LEAST_PIECE_M2})
    select within as "inLayers", ST_Area(g) / 10000 as ha,
      ST_AsGeoJSON(ST_Multi(g), 9, 0)::jsonb as geometry, ST_AsBinary(ST_Multi(g), 'NDR') as wkb
    from piece where n = ${layers.length} order by within
  `.execute(database);
  return rows;
}

/** The versions that are current, and the crop codes that are not rotation. */
export async function currentLandVersions(
  database: Queryable,
): Promise<{ versions: ReadonlyMap<string, number>; grassCodes: readonly string[] }> {
  const [{ rows }, codes] = await Promise.all([
    sql<{ id: string; versionId: number }>`
      select id, current_version_id as "versionId" from dataset
      where storage = 'stored' and current_version_id is not null`.execute(database),
    sql<{ document: { cropCodesLeftOut: string[] }[] }>`
      select document from reference_document where key = 'field-datasets'`.execute(database),
  ]);
  return {
    versions: new Map(rows.map(({ id, versionId }) => [id, versionId])),
    grassCodes: codes.rows[0]?.document[0]?.cropCodesLeftOut ?? [],
  };
}
