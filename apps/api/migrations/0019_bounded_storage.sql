-- What anybody can make us keep is measured and swept by one instance for all.

create table periodic_job (
  name text primary key,
  started_at timestamptz not null
);

create table storage_use (
  kind text primary key,
  bytes bigint not null,
  measured_at timestamptz not null default now()
);

create index track_event_occurred_idx on track_event (occurred_at);

-- When somebody first came back to a receipt; what nobody came back to makes room first.
alter table screening add column reopened_at timestamptz;
