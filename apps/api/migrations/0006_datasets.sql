-- The dataset catalogue, its versions and features, and stored screenings.

create table dataset_group (
  id text primary key,
  title_da text not null,
  title_en text not null,
  sort_order integer not null default 0
);

create table dataset (
  -- The national catalogue's id: urn:dmp:ds:…
  id text primary key,
  group_id text not null references dataset_group (id),
  kind text not null check (kind in ('potential', 'conflict', 'background')),
  title_da text not null,
  title_en text not null,
  meaning_da text not null default '',
  meaning_en text not null default '',
  -- [{name, titleDa, titleEn}], in the order they are shown.
  attributes jsonb not null default '[]',
  style jsonb not null default '{}',
  source text not null default '',
  source_url text,
  licence text not null default '',
  -- 'wfs': read at analysis time from `live_source`; nothing stored.
  storage text not null default 'stored' check (storage in ('stored', 'wfs')),
  live_source jsonb,
  in_screening boolean not null default true,
  current_version_id bigint,
  sort_order integer not null default 0
);

create table dataset_version (
  id bigint generated always as identity primary key,
  dataset_id text not null references dataset (id),
  label text not null,
  state text not null default 'loading' check (state in ('loading', 'current', 'retired', 'failed')),
  source text not null default 'demo' check (source in ('demo', 'imported')),
  feature_count integer not null default 0,
  extent geometry(Polygon, 25832),
  source_updated_on date,
  loaded_at timestamptz not null default now(),
  -- What was repaired or left out, and where a resumed import goes on.
  report jsonb not null default '{}'
);
create index dataset_version_dataset_idx on dataset_version (dataset_id, id desc);
alter table dataset add constraint dataset_current_version_fk
  foreign key (current_version_id) references dataset_version (id);

-- One partition per version, made by the loader: a new version fills beside the old one,
-- and an old one goes away in one step.
create table dataset_feature (
  version_id bigint not null,
  id bigint not null,
  -- What the source calls it: cadastral number, block number, gml:id.
  feature_key text,
  geometry geometry(Geometry, 25832) not null,
  area_m2 double precision not null,
  attributes jsonb not null default '{}',
  primary key (version_id, id)
) partition by list (version_id);
create index dataset_feature_geometry_idx on dataset_feature using gist (geometry);
create index dataset_feature_key_idx on dataset_feature (version_id, feature_key text_pattern_ops);

create function add_dataset_partition(new_version_id bigint) returns void
language plpgsql as $$
begin
  execute format(
    'create table if not exists %I partition of dataset_feature for values in (%s)',
    'dataset_feature_' || new_version_id, new_version_id);
end
$$;

create table screening (
  -- At least 128 random bits: knowing the address is the right to see it.
  id text primary key,
  name text,
  geometry geometry(MultiPolygon, 25832) not null,
  geometry_hash text not null,
  area_ha double precision not null,
  dataset_versions jsonb not null default '{}',
  findings jsonb not null default '[]',
  verdict jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index screening_expires_idx on screening (expires_at);

-- The same area against the same version of a dataset is never computed twice.
create table screening_finding (
  geometry_hash text not null,
  dataset_id text not null,
  version_id bigint not null,
  finding jsonb not null,
  computed_at timestamptz not null default now(),
  primary key (geometry_hash, dataset_id, version_id)
);
create index screening_finding_computed_idx on screening_finding (computed_at);
