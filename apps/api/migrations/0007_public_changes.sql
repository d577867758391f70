-- When what the public sees has changed. Instances keep public answers ready-made in memory and
-- ask here, about once a second, whether they still hold. Drafts leave no trace.
--
-- Triggers and not the use cases write it, so that imports, loaders and corrections by hand count.
-- A reader remembers a transaction horizon, not the highest id: ids are handed out before commit.
create table public_change (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  topic text not null check (topic in ('status', 'reference', 'land')),
  at timestamptz not null default now()
);
create index public_change_transaction_idx on public_change (transaction_id);

create function record_public_change(changed_topic text) returns void
language plpgsql as $$
begin
  insert into public_change (topic) values (changed_topic);
  -- Readers look back an hour at most.
  delete from public_change where id in (
    select id from public_change where at < now() - interval '1 day'
    order by id limit 50 for update skip locked);
end
$$;

-- For tables that are public as a whole; the topic is the trigger's argument.
create function note_public_change() returns trigger
language plpgsql as $$
begin
  perform record_public_change(tg_argv[0]);
  return null;
end
$$;

create function note_added_projects() returns trigger
language plpgsql as $$
begin
  if exists (select from added where stage is not null) then
    perform record_public_change('status');
  end if;
  return null;
end
$$;

create function note_removed_projects() returns trigger
language plpgsql as $$
begin
  if exists (select from removed where stage is not null) then
    perform record_public_change('status');
  end if;
  return null;
end
$$;

-- A project that leaves the public stages changes the figures as much as one that enters them.
create function note_changed_projects() returns trigger
language plpgsql as $$
begin
  if exists (select from added where stage is not null)
    or exists (select from removed where stage is not null) then
    perform record_public_change('status');
  end if;
  return null;
end
$$;

create trigger project_added after insert on project
  referencing new table as added for each statement execute function note_added_projects();
create trigger project_changed after update on project
  referencing old table as removed new table as added
  for each statement execute function note_changed_projects();
create trigger project_removed after delete on project
  referencing old table as removed for each statement execute function note_removed_projects();

-- What happened on earlier days; that a project dropped out shows in the project itself.
create trigger project_history_added after insert on project_history
  referencing new table as added for each statement execute function note_added_projects();
create trigger project_history_corrected after update or delete on project_history
  for each statement execute function note_public_change('status');

create function note_supplementary_geometry() returns trigger
language plpgsql as $$
begin
  if exists (select from project
    where stage is not null and id in (coalesce(new.project_id, old.project_id), old.project_id)) then
    perform record_public_change('status');
  end if;
  return null;
end
$$;
create trigger supplementary_geometry_public after insert or update or delete on supplementary_geometry
  for each row execute function note_supplementary_geometry();

-- Editing a plan's draft texts is not public; its name, figures and publishing are.
create function note_changed_plans() returns trigger
language plpgsql as $$
begin
  if exists (
    select from added join removed using (id)
    where (added.name, added.status, added.first_published_at, added.last_published_at,
        added.nitrogen_goal_tons, added.extraction_potential_ha, added.field_regulation_tons,
        added.other_extraction_tons, added.geo_location_id)
      is distinct from (removed.name, removed.status, removed.first_published_at, removed.last_published_at,
        removed.nitrogen_goal_tons, removed.extraction_potential_ha, removed.field_regulation_tons,
        removed.other_extraction_tons, removed.geo_location_id)) then
    perform record_public_change('status');
  end if;
  return null;
end
$$;
create trigger plan_changed after update on plan
  referencing old table as removed new table as added
  for each statement execute function note_changed_plans();
create trigger plan_public after insert or delete on plan
  for each statement execute function note_public_change('status');

create trigger plan_version_public after insert or update or delete on plan_version
  for each statement execute function note_public_change('status');
create trigger plan_version_sketch_public after insert or update or delete on plan_version_sketch
  for each statement execute function note_public_change('status');
create trigger plan_version_exclusion_public after insert or update or delete on plan_version_exclusion
  for each statement execute function note_public_change('status');
create trigger nature_potential_public after insert or update or delete on nature_potential
  for each statement execute function note_public_change('status');

-- Geography: overlaps and outlines are replaced together with its source.
create trigger geography_source_public after insert or update or delete on geography_source
  for each statement execute function note_public_change('status');
create trigger municipality_public after insert or update or delete on municipality
  for each statement execute function note_public_change('status');
create trigger tripartite_public after insert or update or delete on tripartite
  for each statement execute function note_public_change('status');
create trigger subcatchment_public after insert or update or delete on subcatchment
  for each statement execute function note_public_change('status');
create trigger plan_municipality_public after insert or update or delete on plan_municipality
  for each statement execute function note_public_change('status');
create trigger plan_tripartite_public after insert or update or delete on plan_tripartite
  for each statement execute function note_public_change('status');
create trigger tripartite_municipality_public after insert or update or delete on tripartite_municipality
  for each statement execute function note_public_change('status');

create trigger mitigation_measure_public after insert or update or delete on mitigation_measure
  for each statement execute function note_public_change('reference');
create trigger subsidy_scheme_public after insert or update or delete on subsidy_scheme
  for each statement execute function note_public_change('reference');
create trigger national_state_public after insert or update or delete on national_state
  for each statement execute function note_public_change('reference');
create trigger reference_document_public after insert or update or delete on reference_document
  for each statement execute function note_public_change('reference');

create trigger land_holding_public after insert or update or delete on land_holding
  for each statement execute function note_public_change('land');
