import type { SharedLand } from "@mars/domain/plans/countedOnce";
import type { Queryable } from "../database/Database.ts";
import { sql } from "../database/sql.ts";

type Outlined = { readonly id: string; readonly geoLocationId: string };
type Measured = { places: number[]; shares: number[] };

/** Land between the same outlines is measured once. */
const measured = new Map<string, Promise<Measured[]>>();
const MAX_MEASURED = 200;

/** The land that several items lie on, divided so that each piece says exactly whose it is. */
export async function readSharedLand(
  database: Queryable,
  items: readonly Outlined[],
): Promise<SharedLand[]> {
  if (items.length < 2) return [];
  const sorted = items.toSorted((a, b) =>
    a.geoLocationId + a.id < b.geoLocationId + b.id ? -1 : 1,
  );
  const outlines = sorted.map(({ geoLocationId }) => geoLocationId);
  const found = await measureOnce(database, outlines, await stampOf(database, outlines));
  return found.map(({ places, shares }) => ({
    ids: places.map((place) => sorted[place - 1]!.id),
    shares,
  }));
}

/** Another one as soon as an import has corrected or moved an outline. One that is no longer there has its place too:
 * what is found is told by places. */
async function stampOf(database: Queryable, outlines: readonly string[]): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select md5(string_agg(
      concat(asked.id, ' ', location.area_ha, ' ', Box2D(location.geometry)), ',' order by place
    )) as stamp
    from unnest(${outlines}::uuid[]) with ordinality asked (id, place)
    left join geo_location location on location.id = asked.id`.execute(database);
  return rows[0]!.stamp;
}

function measureOnce(
  database: Queryable,
  outlines: readonly string[],
  key: string,
): Promise<Measured[]> {
  const known = measured.get(key) ?? measure(database, outlines);
  // The one that was asked for last is dropped last.
  measured.delete(key);
  measured.set(key, known);
  known.catch(() => measured.delete(key));
  const [oldest] = measured.keys();
  if (measured.size > MAX_MEASURED && oldest !== undefined) measured.delete(oldest);
  return known;
}

/** All outlines that touch others are drawn as lines and cut into faces; a face belongs to whoever
 * covers a point in it. Less than a square metre is how edges were drawn. */
async function measure(database: Queryable, outlines: readonly string[]): Promise<Measured[]> {
  const { rows } = await sql<{ places: number[]; areas: number[]; m2: number }>`
    with shape as materialized (
      select asked.place, location.geometry, ST_Area(location.geometry) as m2
      from unnest(${outlines}::uuid[]) with ordinality asked (id, place)
      join geo_location location on location.id = asked.id
      where not ST_IsEmpty(location.geometry)),
    touching as materialized (
      select one.* from shape one where exists (
        select from shape other where other.place <> one.place and other.geometry && one.geometry
          and ST_Intersects(other.geometry, one.geometry))),
    face as materialized (
      select dumped.path[1] as number, ST_Area(dumped.geom) as m2, ST_PointOnSurface(dumped.geom) as point
      from (select ST_UnaryUnion(ST_Collect(ST_Boundary(geometry)), 0.001) as lines from touching) drawn,
        ST_Dump(ST_Polygonize(array[lines])) dumped),
    covered as (
      select face.number, face.m2, array_agg(touching.place::int order by touching.place) as places,
        array_agg(touching.m2 order by touching.place) as areas
      from face join touching on touching.geometry && face.point
        and ST_Intersects(touching.geometry, face.point)
      group by face.number, face.m2 having count(*) > 1)
    select places, areas, sum(m2) as m2 from covered group by places, areas having sum(m2) > 1
  `.execute(database);
  return rows.map(({ places, areas, m2 }) => ({
    places,
    shares: areas.map((area) => (area > 0 ? Math.min(1, m2 / area) : 0)),
  }));
}
