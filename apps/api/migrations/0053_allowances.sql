-- What each person or address has had of something that is limited by time, for all instances:
-- cells of land asked about within the hour, bytes kept within the day.
create table allowance_use (
  kind text not null,
  caller text not null,
  item text not null,
  amount float8 not null,
  at timestamptz not null,
  primary key (kind, caller, item)
);
create index allowance_use_at on allowance_use (at);
