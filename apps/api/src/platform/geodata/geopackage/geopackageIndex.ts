/** The name of a layer's spatial index, as the standard gives it. */
export const indexName = (table: string): string => `rtree_${table}_geom`;

/** `insert` and the rest keep the index true when a desktop program changes a row. The bodies are
 * those the standard gives (OGC 12-128r18, table 34); programs that write bring the functions. */
const triggers = (table: string): string => {
  const [t, index] = [`"${table}"`, `"${indexName(table)}"`];
  const trigger = (name: string, when: string, body: string) =>
    `create trigger "${indexName(table)}_${name}" after ${when} begin ${body} end;`;
  const hasOutline = "new.geom not null and not ST_IsEmpty(new.geom)";
  const hasNone = "new.geom is null or ST_IsEmpty(new.geom)";
  const put = `insert or replace into ${index} values (new.fid,
    ST_MinX(new.geom), ST_MaxX(new.geom), ST_MinY(new.geom), ST_MaxY(new.geom));`;
  const drop = (ids: string) => `delete from ${index} where id ${ids};`;
  return [
    trigger("insert", `insert on ${t} when (${hasOutline})`, put),
    trigger("update1", `update of geom on ${t} when old.fid = new.fid and (${hasOutline})`, put),
    trigger(
      "update2",
      `update of geom on ${t} when old.fid = new.fid and (${hasNone})`,
      drop("= old.fid"),
    ),
    trigger(
      "update3",
      `update on ${t} when old.fid != new.fid and (${hasOutline})`,
      drop("= old.fid") + put,
    ),
    trigger(
      "update4",
      `update on ${t} when old.fid != new.fid and (${hasNone})`,
      drop("in (old.fid, new.fid)"),
    ),
    trigger("delete", `delete on ${t} when old.geom not null`, drop("= old.fid")),
  ].join("\n");
};

/** A spatial index of a layer: its table, and what is written when the layer is full. */
export const geopackageIndex = {
  table: (table: string): string =>
    `create virtual table "${indexName(table)}" using rtree(id, minx, maxx, miny, maxy);`,
  finish: (table: string): string => `
    insert into gpkg_extensions values ('${table}', 'geom', 'gpkg_rtree_index',
      'http://www.geopackage.org/spec120/#extension_rtree', 'write-only');
    ${triggers(table)}`,
};
