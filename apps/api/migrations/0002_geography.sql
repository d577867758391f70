-- Denmark: geometries, administrative units, catchments and how they overlap.

-- A geometry never changes: a redrawn area gets a new row, so that what was applied for,
-- published or counted on an earlier day can still be shown.
create table geo_location (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('municipality', 'tripartite', 'plan', 'subcatchment', 'project',
    'sketch_project', 'supplementary_geometry', 'nature_potential', 'screening')),
  geometry geometry(MultiPolygon, 25832) not null,
  area_ha double precision not null,
  -- sha256 of the canonical text of the geometry.
  geometry_hash text,
  source text not null default 'drawn' check (source in ('drawn', 'picked', 'uploaded', 'official', 'demo', 'imported')),
  created_at timestamptz not null default now()
);
create index geo_location_geometry_idx on geo_location using gist (geometry);
create index geo_location_kind_idx on geo_location (kind);

create table municipality (
  code text primary key,
  id uuid not null unique,
  name text not null,
  vat text unique,
  region_code text,
  region_name text,
  outside_division boolean not null default false,
  geo_location_id uuid not null unique
);

-- A local tripartite is a main catchment; the national system calls it vos.
create table tripartite (
  id uuid primary key,
  number text not null unique,
  name text not null,
  geo_location_id uuid not null unique
);

create table plan (
  id uuid primary key,
  name text not null,
  title text not null,
  description text not null default '',
  main_catchment_number text,
  responsible_vat text,
  status text not null default 'draft' check (status in ('draft', 'published', 'unpublished')),
  version_number integer not null default 0,
  first_published_at timestamptz,
  last_published_at timestamptz,
  nitrogen_goal_tons double precision not null default 0,
  extraction_potential_ha double precision not null default 0,
  field_regulation_tons double precision not null default 0,
  other_extraction_tons double precision not null default 0,
  geo_location_id uuid not null unique,
  -- Optimistic lock.
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create table subcatchment (
  op_id text primary key,
  name text not null,
  plan_id uuid not null references plan (id),
  nitrogen_counts boolean not null,
  -- Null until an official or edited figure exists; the shared figure is computed then.
  need_tons double precision,
  need_source text check (need_source in ('official', 'edited')),
  label_easting double precision not null,
  label_northing double precision not null,
  official_area_ha double precision,
  geo_location_id uuid not null unique,
  version integer not null default 1
);
create index subcatchment_plan_idx on subcatchment (plan_id);

create table subcatchment_tripartite (
  op_id text not null references subcatchment (op_id),
  tripartite_id uuid not null references tripartite (id),
  share double precision not null,
  primary key (op_id, tripartite_id)
);

create table subcatchment_municipality (
  op_id text not null references subcatchment (op_id),
  municipality_code text not null references municipality (code),
  area_ha double precision not null,
  share double precision not null,
  primary key (op_id, municipality_code)
);

create table plan_tripartite (
  plan_id uuid not null references plan (id),
  tripartite_id uuid not null references tripartite (id),
  share_of_plan double precision not null,
  primary key (plan_id, tripartite_id)
);

-- Membership is data: seeded from overlap, editable by caseworker admins.
create table plan_municipality (
  plan_id uuid not null references plan (id),
  municipality_code text not null references municipality (code),
  area_ha double precision not null,
  share_of_plan double precision not null,
  share_of_municipality double precision not null,
  is_minor boolean not null default false,
  primary key (plan_id, municipality_code)
);

create table tripartite_municipality (
  tripartite_id uuid not null references tripartite (id),
  municipality_code text not null references municipality (code),
  area_ha double precision not null,
  share_of_tripartite double precision not null,
  share_of_municipality double precision not null,
  is_minor boolean not null default false,
  primary key (tripartite_id, municipality_code)
);

-- How much of an area lies in each unit. Imported areas keep the figures they came with.
create table geo_overlap (
  geo_location_id uuid not null references geo_location (id) on delete cascade,
  unit_kind text not null check (unit_kind in ('plan', 'tripartite', 'municipality', 'subcatchment')),
  unit_id text not null,
  overlap_ha double precision not null check (overlap_ha > 0),
  source text not null default 'computed' check (source in ('computed', 'given')),
  primary key (geo_location_id, unit_kind, unit_id)
);
create index geo_overlap_unit_idx on geo_overlap (unit_kind, unit_id);

-- The divisor is the sum of overlaps, not the area: what lies at sea is shared by those on land.
create view geo_share as
select geo_location_id, unit_kind, unit_id, overlap_ha,
  overlap_ha / sum(overlap_ha) over (partition by geo_location_id, unit_kind) as share
from geo_overlap;

-- Which geography is loaded: 'demo' must be labelled wherever it is shown.
create table geography_source (
  kind text primary key check (kind in ('municipality', 'subcatchment', 'tripartite', 'plan')),
  source text not null check (source in ('demo', 'official')),
  description text,
  loaded_at timestamptz not null default now()
);

create table place (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null,
  municipality_code text references municipality (code),
  point geometry(Point, 25832) not null,
  extent geometry(Polygon, 25832)
);
create index place_name_idx on place (lower(name) text_pattern_ops);
