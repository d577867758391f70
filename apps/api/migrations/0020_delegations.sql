-- What a delegate may do, until when, and who was asked to take a project or a delegation.

-- Delegations given before there were scopes keep all they had: the widest scope and no end.
-- An older instance that still serves writes them so, too.
alter table project
  add column delegate_scope text not null default 'apply' check (delegate_scope in ('read', 'edit', 'apply')),
  -- The moment it ends by itself; null: when somebody ends it.
  add column delegate_ends_at timestamptz;

-- The owner in whose name a delegate acted: {vat, name} or {personId}.
alter table revision_entry add column acting_for jsonb;

-- Nothing about the project changes before the receiver has said yes.
create table party_offer (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  role text not null check (role in ('owner', 'delegate')),
  to_vat text not null references organization (vat),
  scope text check (scope in ('read', 'edit', 'apply')),
  ends_at timestamptz,
  remark text,
  made_at timestamptz not null,
  made_by uuid references person (id),
  lapses_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'withdrawn', 'lapsed')),
  answered_at timestamptz,
  answered_by uuid references person (id),
  check ((role = 'delegate') = (scope is not null)),
  check ((answer is null) = (answered_at is null))
);
create unique index party_offer_open_idx on party_offer (project_id, role) where answer is null;
create index party_offer_receiver_idx on party_offer (to_vat) where answer is null;
