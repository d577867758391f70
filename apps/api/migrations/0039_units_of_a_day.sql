-- Since when releases tell of a unit; null for those that were there when a database was first
-- filled. An earlier day is shown with the units of that day: the retired one, not its successor too.
alter table municipality add column told_since timestamptz;
alter table tripartite add column told_since timestamptz;
alter table plan add column told_since timestamptz;
alter table subcatchment add column told_since timestamptz;

-- Releases since the first one have noted what came with them.
create view came as
select change ->> 'kind' as kind, change ->> 'key' as key, min(release.at) as at
from reference_release release, jsonb_array_elements(release.changes) change
where change ->> 'what' = 'added' and release.id > (select min(id) from reference_release)
group by 1, 2;
update municipality unit set told_since = came.at from came
where came.kind = 'municipality' and came.key = unit.code;
update tripartite unit set told_since = came.at from came
where came.kind = 'tripartite' and came.key = unit.id::text;
update plan unit set told_since = came.at from came
where came.kind = 'plan' and came.key = unit.id::text;
update subcatchment unit set told_since = came.at from came
where came.kind = 'subcatchment' and came.key = unit.op_id;

drop view came;

create view every_unit as
select 'plan' as unit_kind, id::text as unit_id, geo_location_id, told_since, retired_at from plan
union all select 'tripartite', id::text, geo_location_id, told_since, retired_at from tripartite
union all select 'municipality', code, geo_location_id, told_since, retired_at from municipality
union all select 'subcatchment', op_id, geo_location_id, told_since, retired_at from subcatchment;

-- How much of an area lies in units that are retired, by the outlines they had: of today's units
-- geo_overlap tells, and an earlier day is shown by both.
create table former_overlap (
  geo_location_id uuid not null references geo_location (id) on delete cascade,
  unit_kind text not null check (unit_kind in ('plan', 'tripartite', 'municipality', 'subcatchment')),
  unit_id text not null,
  overlap_ha double precision not null check (overlap_ha > 0),
  primary key (geo_location_id, unit_kind, unit_id)
);

-- Most of its ground lay in others of today already when it was retired: measured there, and in
-- this one too, nitrogen of new areas would count twice.
alter table subcatchment add column is_covered boolean not null default false;

-- Where it was taken from, without keys: a file stands in for a service that is away only while
-- nothing was taken from the service.
alter table source_state add column taken_from text;
