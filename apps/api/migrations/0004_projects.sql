-- Applications and their history.

create table project (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text not null default '',
  subsidy_scheme_id uuid references subsidy_scheme (id),
  mitigation_measure_id uuid references mitigation_measure (id),
  case_id text,
  -- An organisation owns by VAT, a private person by person id; exactly one is set,
  -- except for imported national projects whose owner is not public.
  owner_vat text,
  owner_person_id uuid references person (id),
  delegate_vat text,
  delegate_person_id uuid references person (id),
  status text not null default 'draft' check (status in ('draft', 'applied', 'application_abandoned',
    'application_received', 'application_rejected', 'approval', 'approval_cancelled',
    'payment_request_rejected', 'payment_request_received', 'preliminary_investigation',
    'request_abandoned', 'establishment', 'preliminary_examination',
    'request_application_received', 'established')),
  stage text generated always as (case
    when status in ('preliminary_examination', 'preliminary_investigation', 'request_application_received')
      then 'preliminary_examination_approval'
    when status in ('approval', 'establishment', 'payment_request_received', 'payment_request_rejected')
      then 'establishment_approval'
    when status = 'established' then 'established'
  end) stored,
  -- National state number under which the public status shows it: 6, 10 or 15.
  public_state integer generated always as (case
    when status in ('preliminary_examination', 'preliminary_investigation', 'request_application_received') then 6
    when status in ('approval', 'establishment', 'payment_request_received', 'payment_request_rejected') then 10
    when status = 'established' then 15
  end) stored,
  -- Where a rejected, abandoned or cancelled case came from, for reopening.
  status_before text,
  completed_on date,
  geo_location_id uuid references geo_location (id),
  area_ha double precision,
  carbon_overlap_ha double precision,
  -- The effects that count.
  nitrogen_tons double precision,
  extraction_ha double precision,
  afforestation_ha double precision,
  effects_source text check (effects_source in ('computed', 'imported', 'entered')),
  computed_effects jsonb,
  entered_effects jsonb,
  -- As approved, before a later revision of the area.
  original_effects jsonb,
  reduced_area_ha double precision,
  supplementary_overlap_1_ha double precision,
  supplementary_overlap_2_ha double precision,
  applied_at timestamptz,
  last_state_changed_at timestamptz,
  origin text not null default 'mars' check (origin in ('mars', 'demo', 'national')),
  screening_id text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references person (id)
);
create index project_owner_vat_idx on project (owner_vat);
create index project_owner_person_idx on project (owner_person_id);
create index project_delegate_vat_idx on project (delegate_vat);
create index project_delegate_person_idx on project (delegate_person_id);
create index project_status_idx on project (status);
create index project_geo_location_idx on project (geo_location_id);

-- One row per change of status, area, measure or effects: the last row at or before a day is the
-- project on that day. Status pages 'as of' read this and nothing else.
create table project_history (
  id bigint generated always as identity primary key,
  project_id uuid not null references project (id) on delete cascade,
  at timestamptz not null,
  cause text not null check (cause in ('created', 'transition', 'revision', 'import')),
  from_status text,
  status text not null,
  stage text generated always as (case
    when status in ('preliminary_examination', 'preliminary_investigation', 'request_application_received')
      then 'preliminary_examination_approval'
    when status in ('approval', 'establishment', 'payment_request_received', 'payment_request_rejected')
      then 'establishment_approval'
    when status = 'established' then 'established'
  end) stored,
  geo_location_id uuid references geo_location (id),
  mitigation_measure_id uuid,
  subsidy_scheme_id uuid,
  nitrogen_tons double precision,
  extraction_ha double precision,
  afforestation_ha double precision,
  person_id uuid references person (id),
  organization text,
  remark text,
  -- The day of the decision in the authority's own case system.
  decided_on date
);
create index project_history_project_idx on project_history (project_id, at desc, id desc);
create index project_history_at_idx on project_history (at);

-- What was applied for, frozen: the area, the judgement and the data it was judged by.
create table project_application (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  action text not null check (action in ('preliminary_examination', 'establishment', 'payment')),
  at timestamptz not null default now(),
  person_id uuid references person (id),
  geo_location_id uuid references geo_location (id),
  rule_results jsonb not null default '[]',
  dataset_versions jsonb not null default '{}',
  effects jsonb not null default '{}',
  form_url text
);
create index project_application_project_idx on project_application (project_id);

create table supplementary_geometry (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  name text not null,
  type_id uuid not null,
  type text,
  geo_location_id uuid not null references geo_location (id),
  area_ha double precision not null,
  automatic boolean not null default false,
  created_at timestamptz not null default now(),
  created_by uuid references person (id),
  organization text,
  version integer not null default 1
);
create index supplementary_geometry_project_idx on supplementary_geometry (project_id);

create table remark (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  text text not null,
  at timestamptz not null default now(),
  person_id uuid references person (id),
  organization text
);
create index remark_project_idx on remark (project_id, at);
