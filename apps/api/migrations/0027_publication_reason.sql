-- Why a version was published although land counted twice or sketches had no measure; public.
alter table plan_version add column reason text not null default '';
