-- Facts that projects are judged by.

create table mitigation_measure (
  id uuid primary key,
  name text not null,
  description_da text,
  description_en text,
  color text not null,
  icon text not null,
  -- kg N per ha; null where the retention map decides.
  nitrogen_factor double precision,
  nitrogen_retention_property text check (nitrogen_retention_property in ('skov', 'ekstensivering')),
  extraction_factor double precision not null default 0,
  extraction_depends_on_carbon boolean not null default false,
  extraction_whole_area_above_share double precision,
  afforestation_factor double precision not null default 0
);

-- `facts` holds what is shown and judged but never joined on: periods, overlap rules,
-- supplementary geometry types, form addresses, applicant texts, in the shape of @mars/domain.
create table subsidy_scheme (
  id uuid primary key,
  name text not null,
  organization text not null default '',
  owner_vat text,
  active boolean not null,
  flow_type text not null check (flow_type in ('full', 'preliminary_examination', 'establishment')),
  flow_number integer,
  mitigation_measure_id uuid not null references mitigation_measure (id),
  color text,
  min_area_ha double precision,
  required_carbon_percent double precision,
  allow_private_user boolean not null,
  allow_private_company boolean not null,
  allow_municipality boolean not null,
  allow_vats text[] not null default '{}',
  facts jsonb not null default '{}',
  sort_order integer not null default 0
);

create table national_state (
  number integer primary key,
  sort_order integer not null,
  name text not null,
  kind text not null,
  description text not null default '',
  facts jsonb not null default '{}'
);

-- Field dataset configurations, demo flags and other facts kept as documents.
create table reference_document (
  key text primary key,
  document jsonb not null,
  updated_at timestamptz not null default now()
);

create table land_holding (
  municipality_code text not null references municipality (code),
  -- First day of the quarter.
  quarter date not null,
  project_land_ha double precision not null default 0,
  compensation_land_ha double precision not null default 0,
  -- Only agreements whose land redistribution ruling is completed.
  binding_agreements_ha double precision not null default 0,
  bought_ha double precision not null default 0,
  sold_ha double precision not null default 0,
  vkp_ha double precision not null default 0,
  klp_ha double precision not null default 0,
  primary key (municipality_code, quarter)
);
