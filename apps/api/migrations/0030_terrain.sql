-- Heights and roads of our own background map. The demonstration draws them; where a background
-- service is configured nothing is needed here.
create table terrain (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('height', 'road')),
  -- Of heights the metres above the sea, of roads 1 for the main ones.
  rank smallint not null,
  geometry geometry(Geometry, 25832) not null,
  origin text not null default 'imported' check (origin in ('demo', 'imported'))
);
create index terrain_geometry_idx on terrain using gist (geometry);
