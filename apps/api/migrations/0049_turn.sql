-- Whose turn it is in a case: what was asked, answered, corrected and read.
alter table project
  -- The last day for a correction; null: none was given, or nothing is to be corrected.
  add column correct_by date,
  -- When a correction last came in.
  add column corrected_at timestamptz,
  -- When a caseworker last answered, approved or marked what the applicant sent as read.
  add column handled_at timestamptz,
  -- Days in the present status during which the applicant had the turn.
  add column paused_days integer not null default 0,
  -- M-2026-0412, as people name the case.
  add column case_number text;

alter table remark
  add column by_party boolean not null default false,
  -- A caseworker's question: the applicant answers before the case continues.
  add column asks boolean not null default false;

update remark set by_party = true
from project p, person writer
where p.id = remark.project_id and writer.id = remark.person_id
  and (writer.id in (p.owner_person_id, p.delegate_person_id)
    or writer.vat in (p.owner_vat, p.delegate_vat));
update remark set asks = true where answer_by is not null and not by_party;

-- What was written before is not waited for.
update project set handled_at = now() where status <> 'draft';

-- A case that was sent back keeps its status now.
update project set status = coalesce(status_before, 'applied'), status_before = null,
  applied_at = coalesce(applied_at, first_applied_at), version = version + 1
where status = 'draft' and returned_at is not null;

alter table project_history drop constraint project_history_cause_check,
  add constraint project_history_cause_check
    check (cause in ('created', 'transition', 'revision', 'import', 'returned', 'corrected'));

-- Numbers are given in the order of creation, year by year; a deleted draft leaves a gap.
create table case_number_counter (year integer primary key, last integer not null);

with numbered as (
  select id, extract(year from created_at at time zone 'Europe/Copenhagen')::int as year,
    row_number() over (
      partition by extract(year from created_at at time zone 'Europe/Copenhagen')
      order by created_at, id) as n
  from project)
update project set case_number = 'M-' || numbered.year || '-' || case when numbered.n < 10000
  then lpad(numbered.n::text, 4, '0') else numbered.n::text end
from numbered where numbered.id = project.id;

insert into case_number_counter (year, last)
select extract(year from created_at at time zone 'Europe/Copenhagen')::int, count(*)::int
from project group by 1;

create function give_case_number() returns trigger
language plpgsql as $$
declare
  this_year integer := extract(year from now() at time zone 'Europe/Copenhagen')::int;
  number integer;
begin
  if new.case_number is null then
    insert into case_number_counter as counter (year, last) values (this_year, 1)
    on conflict (year) do update set last = counter.last + 1
    returning last into number;
    new.case_number := 'M-' || this_year || '-' || case when number < 10000
      then lpad(number::text, 4, '0') else number::text end;
  end if;
  return new;
end;
$$;
create trigger project_case_number before insert on project
for each row execute function give_case_number();
-- Bulk loads that skip other triggers need numbers too.
alter table project enable always trigger project_case_number;

alter table project alter column case_number set not null;
create unique index project_case_number_idx on project (case_number);
