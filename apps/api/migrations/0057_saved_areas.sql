-- Areas with names that a person keeps to come back to and to compare.
create table saved_area (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  name text not null,
  geometry geometry(MultiPolygon, 25832) not null,
  area_ha double precision not null,
  screening_id text references screening (id) on delete set null,
  is_compared boolean not null default false,
  saved_at timestamptz not null
);
create index saved_area_person_idx on saved_area (person_id, saved_at);
create index saved_area_screening_idx on saved_area (screening_id) where screening_id is not null;
