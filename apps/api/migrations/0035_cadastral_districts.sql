-- Cadastral districts by name. The parcels name them, but millions of those cannot be searched for
-- the few thousand names while somebody types.
create table cadastral_district (
  id bigint generated always as identity primary key,
  name text not null,
  extent geometry(Polygon, 25832) not null,
  -- Also written without its comma: 'Løvel By Løvel'.
  search_key text generated always as (replace(search_key(name), ',', '')) stored
);

-- Two districts of one name lie apart and have codes of their own.
create function refresh_cadastral_districts() returns trigger
language plpgsql as $$
begin
  delete from cadastral_district;
  insert into cadastral_district (name, extent)
  select attributes ->> 'ejerlavsnavn', ST_SetSRID(ST_Envelope(ST_Expand(ST_Extent(geometry)::geometry, 0.5)), 25832)
  from dataset_feature
  where version_id = new.current_version_id and attributes ->> 'ejerlavsnavn' <> ''
  group by attributes ->> 'ejerlavsnavn', attributes ->> 'ejerlavskode';
  return null;
end $$;

create trigger parcels_shown after update of current_version_id on dataset
  for each row when (new.id = 'urn:dmp:ds:jordstykker') execute function refresh_cadastral_districts();
-- The demonstration is loaded with triggers off.
alter table dataset enable always trigger parcels_shown;

update dataset set current_version_id = current_version_id where id = 'urn:dmp:ds:jordstykker';
