-- Sketches and scenarios that were deleted, for a day: so long a deletion can be undone. Nothing
-- counts or shows them, so they stand apart from the tables that everything reads.
create table deleted_plan_item (
  id uuid primary key,
  plan_id uuid not null references plan (id),
  kind text not null check (kind in ('sketch_project', 'scenario')),
  -- The row as it was.
  content jsonb not null,
  deleted_at timestamptz not null,
  deleted_by uuid references person (id)
);
create index deleted_plan_item_deleted_at_idx on deleted_plan_item (deleted_at);
create index deleted_plan_item_plan_idx on deleted_plan_item (plan_id);
