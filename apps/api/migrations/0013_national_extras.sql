-- What the national status API tells of nature potentials: which units each lies in, with the
-- figures it gives for that part. Figures are null where it gives none.
alter table nature_potential
  -- One that is listed by tripartites alone has no plan.
  alter column plan_id drop not null,
  add column origin text not null default 'mars' check (origin in ('mars', 'demo', 'national')),
  add column created_at timestamptz,
  add column updated_at timestamptz;

create table nature_potential_part (
  nature_potential_id uuid not null references nature_potential (id) on delete cascade,
  unit_kind text not null check (unit_kind in ('plan', 'tripartite', 'municipality')),
  unit_id text not null,
  overlap_ha double precision,
  biodiversity_ha double precision,
  protected_nature_ha double precision,
  section_3_ha double precision,
  natura_2000_ha double precision,
  primary key (nature_potential_id, unit_kind, unit_id)
);
create trigger nature_potential_part_public after insert or update or delete on nature_potential_part
  for each statement execute function note_public_change('status');
