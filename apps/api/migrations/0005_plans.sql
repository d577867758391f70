-- Sketch projects, published versions, scenarios.

create table sketch_project (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references plan (id),
  kind text not null default 'sketch_project' check (kind in ('sketch_project', 'uroert_skov')),
  name text not null,
  description text not null default '',
  subsidy_scheme_id uuid references subsidy_scheme (id),
  mitigation_measure_id uuid references mitigation_measure (id),
  included_in_plan boolean not null default true,
  geo_location_id uuid not null references geo_location (id),
  area_ha double precision not null,
  carbon_overlap_ha double precision,
  nitrogen_tons double precision,
  extraction_ha double precision,
  afforestation_ha double precision,
  effects_source text check (effects_source in ('computed', 'imported', 'entered')),
  computed_effects jsonb,
  entered_effects jsonb,
  organization_vat text,
  origin text not null default 'mars' check (origin in ('mars', 'demo', 'national')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references person (id)
);
create index sketch_project_plan_idx on sketch_project (plan_id);
create index sketch_project_geo_location_idx on sketch_project (geo_location_id);

-- Applied projects count in a plan unless it says otherwise.
create table plan_project_exclusion (
  plan_id uuid not null references plan (id),
  project_id uuid not null references project (id) on delete cascade,
  excluded_at timestamptz not null default now(),
  excluded_by uuid references person (id),
  primary key (plan_id, project_id)
);

-- A published version is never changed; undoing or unpublishing ends its time in public.
create table plan_version (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references plan (id),
  number integer not null,
  title text not null,
  description text not null,
  published_at timestamptz not null,
  published_by uuid references person (id),
  organization text,
  -- Null while it is the public one.
  ended_at timestamptz,
  ended_by uuid references person (id),
  ended_reason text check (ended_reason in ('superseded', 'unpublished', 'undone')),
  totals jsonb not null default '{}',
  unique (plan_id, number)
);
create unique index plan_version_public_idx on plan_version (plan_id) where ended_at is null;

create table plan_version_sketch (
  plan_version_id uuid not null references plan_version (id),
  sketch_project_id uuid not null,
  kind text not null,
  name text not null,
  description text not null,
  subsidy_scheme_id uuid,
  mitigation_measure_id uuid,
  included_in_plan boolean not null,
  geo_location_id uuid not null references geo_location (id),
  area_ha double precision not null,
  nitrogen_tons double precision,
  extraction_ha double precision,
  afforestation_ha double precision,
  primary key (plan_version_id, sketch_project_id)
);
create index plan_version_sketch_geo_idx on plan_version_sketch (geo_location_id);
create index plan_version_sketch_id_idx on plan_version_sketch (sketch_project_id);

-- Applied projects are always live in the public status; the choice to leave one out is frozen.
create table plan_version_exclusion (
  plan_version_id uuid not null references plan_version (id),
  project_id uuid not null,
  primary key (plan_version_id, project_id)
);

create table scenario (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references plan (id),
  name text not null,
  dropout_share double precision not null default 0.2 check (dropout_share between 0 and 1),
  -- {projectOrSketchId: included}: only what differs from the plan.
  choices jsonb not null default '{}',
  pinned jsonb not null default '[]',
  organization_vat text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (id),
  updated_at timestamptz not null default now()
);
create index scenario_plan_idx on scenario (plan_id);

create table nature_potential (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references plan (id),
  name text not null,
  geo_location_id uuid not null references geo_location (id),
  area_ha double precision not null
);
create index nature_potential_plan_idx on nature_potential (plan_id);
